import { loadWords } from "#words/base/words-in.ts";
import { onIdle } from "../../base/browser/on-idle.ts";
import { lazyPerLanguage } from "../../base/ui/lazy.tsx";
import type { ArrivalMarksProps } from "./ArrivalMarks.tsx";

/** Loads the arrival marks of a list's cards, once the browser is idle. */
export const arrivalsPart = lazyPerLanguage<
  ArrivalMarksProps,
  [typeof import("./ArrivalMarks.tsx"), typeof import("#words/compiled/en/directions/arrivals.ts")]
>(
  async (language) => {
    await new Promise<void>(onIdle);
    return Promise.all([
      import("./ArrivalMarks.tsx"),
      loadWords(language, {
        en: () => import("#words/compiled/en/directions/arrivals.ts"),
        es: () => import("#words/compiled/es/directions/arrivals.ts"),
      }),
    ]);
  },
  ([{ ArrivalMarks }, { arrivals }]) =>
    (props) => <ArrivalMarks {...props} text={arrivals} />,
);
