import { loadWords } from "#words/base/words-in.ts";
import type { WebFeature } from "../../base/pages/web-feature.ts";
import { workPage } from "../../base/shell/work-page.tsx";
import { lazyPerLanguage } from "../../base/ui/lazy.tsx";

/** The page of API keys, with its words. */
const apiKeys = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("./api-keys/ApiKeysPage.tsx"),
      loadWords(language, {
        en: () => import("#words/compiled/en/integrations/api-keys.ts"),
        es: () => import("#words/compiled/es/integrations/api-keys.ts"),
      }),
    ]),
  ([{ ApiKeysPage }, words]) =>
    () => <ApiKeysPage text={words.apiKeys} />,
);

/** The page of webhooks, with its words. */
const webhooks = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("./webhooks/WebhooksPage.tsx"),
      loadWords(language, {
        en: () => import("#words/compiled/en/integrations/webhooks.ts"),
        es: () => import("#words/compiled/es/integrations/webhooks.ts"),
      }),
    ]),
  ([{ WebhooksPage }, words]) =>
    () => <WebhooksPage text={words.webhooks} />,
);

export const feature = {
  pages: {
    apiKeys: workPage(apiKeys),
    webhooks: workPage(webhooks),
  },
} satisfies WebFeature;
