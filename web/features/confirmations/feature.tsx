import type { Language } from "#domain/base/languages/language.ts";
import { loadWords } from "#words/base/words-in.ts";
import type { PageProps } from "../../base/pages/page-component.ts";
import type { WebFeature } from "../../base/pages/web-feature.ts";
import { preloadAccountWords } from "../../base/shell/account-words.ts";
import { WORK_FRAME, workPage } from "../../base/shell/work-page.tsx";
import { lazyPerLanguage } from "../../base/ui/lazy.tsx";

const campaignWords = (language: Language) =>
  loadWords(language, {
    en: () => import("#words/compiled/en/confirmations/campaigns.ts"),
    es: () => import("#words/compiled/es/confirmations/campaigns.ts"),
  });

/** The list of campaigns. */
const campaigns = lazyPerLanguage(
  (language) => Promise.all([import("./campaigns/CampaignsPage.tsx"), campaignWords(language)]),
  ([{ CampaignsPage }, words]) =>
    () => <CampaignsPage text={words.campaigns} />,
);

/** One of them, with its call sheet. */
const campaign = lazyPerLanguage(
  (language) => Promise.all([import("./campaigns/CampaignPage.tsx"), campaignWords(language)]),
  ([{ CampaignPage }, words]) =>
    ({ id }: PageProps) => <CampaignPage id={id} text={words.campaigns} />,
);

/** The page of the link by which a listing is confirmed. */
const confirmListing = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("./ConfirmListingPage.tsx"),
      loadWords(language, {
        en: () => import("#words/compiled/en/confirmations/confirmations.ts"),
        es: () => import("#words/compiled/es/confirmations/confirmations.ts"),
      }),
      loadWords(language, {
        en: () => import("#words/compiled/en/services/opening-hours.ts"),
        es: () => import("#words/compiled/es/services/opening-hours.ts"),
      }),
      loadWords(language, {
        en: () => import("#words/compiled/en/services/ways-in.ts"),
        es: () => import("#words/compiled/es/services/ways-in.ts"),
      }),
      preloadAccountWords(),
    ]),
  ([{ ConfirmListingPage }, words, hours, { waysIn }]) =>
    ({ initial }: PageProps) => (
      <ConfirmListingPage
        initial={initial.page === "account" ? initial.data : null}
        text={words.confirmations}
        hours={hours.openingHours}
        waysIn={waysIn}
      />
    ),
);

export const feature = {
  pages: {
    confirmListing: { componentFor: confirmListing, frame: WORK_FRAME },
    campaigns: workPage(campaigns),
    campaign: workPage(campaign),
  },
} satisfies WebFeature;
