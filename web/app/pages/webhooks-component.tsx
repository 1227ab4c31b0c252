import { loadWords } from "#words/base/words-in.ts";
import { lazyPerLanguage } from "../../base/ui/lazy.tsx";

/** The page of webhooks, with its words. */
export const webhooks = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../../features/integrations/webhooks/WebhooksPage.tsx"),
      loadWords(language, {
        en: () => import("#words/en/integrations/webhooks.ts"),
        es: () => import("#words/es/integrations/webhooks.ts"),
      }),
    ]),
  ([{ WebhooksPage }, words]) =>
    () => <WebhooksPage text={words.webhooks} />,
);
