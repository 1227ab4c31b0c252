import { loadWords } from "#words/base/words-in.ts";
import { lazyPerLanguage } from "../../base/ui/lazy.tsx";

/** The page of API keys, with its words. */
export const apiKeys = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../../features/integrations/api-keys/ApiKeysPage.tsx"),
      loadWords(language, {
        en: () => import("#words/en/integrations/api-keys.ts"),
        es: () => import("#words/es/integrations/api-keys.ts"),
      }),
    ]),
  ([{ ApiKeysPage }, words]) =>
    () => <ApiKeysPage text={words.apiKeys} />,
);
