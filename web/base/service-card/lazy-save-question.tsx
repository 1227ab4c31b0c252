import { loadWords } from "#words/base/words-in.ts";
import type { ConfirmDialogProps } from "../ui/ConfirmDialog.tsx";
import { lazyPerLanguage } from "../ui/lazy.tsx";

/** Asks before a protected listing is saved: others who open the device see what is on it. */
export const saveQuestion = lazyPerLanguage<
  Pick<ConfirmDialogProps, "onConfirm" | "onCancel">,
  [
    typeof import("../ui/ConfirmDialog.tsx"),
    typeof import("#words/compiled/en/service-page/save-protected.ts"),
  ]
>(
  (language) =>
    Promise.all([
      import("../ui/ConfirmDialog.tsx"),
      loadWords(language, {
        en: () => import("#words/compiled/en/service-page/save-protected.ts"),
        es: () => import("#words/compiled/es/service-page/save-protected.ts"),
      }),
    ]),
  ([{ ConfirmDialog }, { saveProtected }]) =>
    (props) => <ConfirmDialog {...props} {...saveProtected} isDangerous={false} />,
);
