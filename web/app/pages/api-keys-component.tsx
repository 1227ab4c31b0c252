import { loadWords } from "#domain/words/words-in.ts";
import { lazyPerLanguage } from "../../base/ui/lazy.tsx";

/** The page of API keys, with its words. */
export const apiKeys = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../../features/integrations/api-keys/ApiKeysPage.tsx"),
      loadWords(language, {
        en: () => import("#domain/words/en/api-keys.ts"),
        es: () => import("#domain/words/es/api-keys.ts"),
      }),
    ]),
  ([{ ApiKeysPage }, words]) =>
    () => <ApiKeysPage text={words.apiKeys} />,
);
