import type { PageProps } from "../../base/pages/page-component.ts";
import type { PublicComponents } from "../../base/pages/web-feature.ts";
import { loadServicePageTexts } from "../../base/service-card/service-page-words.ts";
import { lazyPerLanguage } from "../../base/ui/lazy.tsx";
import { cachedCard } from "../services/home/list-cache.ts";

const service = lazyPerLanguage(
  (language) => Promise.all([import("./ServicePage.tsx"), loadServicePageTexts(language)]),
  async ([{ ServicePage, loadShownParts }, detail], language) => {
    await loadShownParts(language);
    return ({ id, initial, notFound }: PageProps) => (
      <ServicePage
        id={id}
        initial={initial.page === "service" ? initial.data : null}
        detail={detail}
        notFound={notFound}
      />
    );
  },
);

/** Pages of the first script, which every visit loads. */
export const publicPages = {
  service: { componentFor: service, title: (id) => cachedCard(id)?.name ?? "" },
} satisfies PublicComponents;
