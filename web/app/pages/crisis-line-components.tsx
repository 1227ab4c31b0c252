import { loadWords } from "#words/base/words-in.ts";
import { lazyPerLanguage } from "../../base/ui/lazy.tsx";
import type { PageProps } from "./page-component.ts";

export const lineCalls = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../../features/contacts/crisis-lines/LineCallsPage.tsx"),
      loadWords(language, {
        en: () => import("#words/en/contacts/line-calls.ts"),
        es: () => import("#words/es/contacts/line-calls.ts"),
      }),
      loadWords(language, {
        en: () => import("#words/en/contacts/crisis-lines.ts"),
        es: () => import("#words/es/contacts/crisis-lines.ts"),
      }),
    ]),
  ([{ LineCallsPage }, words, { crisisLines }]) =>
    () => <LineCallsPage text={words.lineCalls} lineTexts={crisisLines} />,
);

export const crisisLineForm = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../../features/contacts/crisis-lines/CrisisLineFormPage.tsx"),
      loadWords(language, {
        en: () => import("#words/en/contacts/crisis-line-form.ts"),
        es: () => import("#words/es/contacts/crisis-line-form.ts"),
      }),
    ]),
  ([{ CrisisLineFormPage }, words]) =>
    ({ id }: PageProps) => <CrisisLineFormPage id={id === "" ? null : id} text={words.crisisLineForm} />,
);
