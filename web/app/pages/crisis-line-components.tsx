import { loadWords } from "#domain/words/words-in.ts";
import { lazyPerLanguage } from "../../base/ui/lazy.tsx";
import type { PageProps } from "./page-component.ts";

export const lineCalls = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../../features/contacts/crisis-lines/LineCallsPage.tsx"),
      loadWords(language, {
        en: () => import("#domain/words/en/line-calls.ts"),
        es: () => import("#domain/words/es/line-calls.ts"),
      }),
      loadWords(language, {
        en: () => import("#domain/words/en/crisis-lines.ts"),
        es: () => import("#domain/words/es/crisis-lines.ts"),
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
        en: () => import("#domain/words/en/crisis-line-form.ts"),
        es: () => import("#domain/words/es/crisis-line-form.ts"),
      }),
    ]),
  ([{ CrisisLineFormPage }, words]) =>
    ({ id }: PageProps) => <CrisisLineFormPage id={id === "" ? null : id} text={words.crisisLineForm} />,
);
