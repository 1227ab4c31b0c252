import { loadWords } from "#domain/words/words-in.ts";
import { lazyPerLanguage } from "../../base/ui/lazy.tsx";

/** The page of webhooks, with its words. */
export const webhooks = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../../features/integrations/webhooks/WebhooksPage.tsx"),
      loadWords(language, {
        en: () => import("#domain/words/en/webhooks.ts"),
        es: () => import("#domain/words/es/webhooks.ts"),
      }),
    ]),
  ([{ WebhooksPage }, words]) =>
    () => <WebhooksPage text={words.webhooks} />,
);
