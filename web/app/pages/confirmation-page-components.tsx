import type { Language } from "#domain/base/languages/language.ts";
import { loadWords } from "#words/base/words-in.ts";
import { preloadAccountWords } from "../../base/shell/account-words.ts";
import { lazyPerLanguage } from "../../base/ui/lazy.tsx";
import type { PageProps } from "./page-component.ts";

/** Loads the pages about confirming listings. */

const campaignWords = (language: Language) =>
  loadWords(language, {
    en: () => import("#words/en/confirmations/campaigns.ts"),
    es: () => import("#words/es/confirmations/campaigns.ts"),
  });

/** The list of campaigns. */
export const campaigns = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../../features/confirmations/campaigns/CampaignsPage.tsx"),
      campaignWords(language),
    ]),
  ([{ CampaignsPage }, words]) =>
    () => <CampaignsPage text={words.campaigns} />,
);

/** One of them, with its call sheet. */
export const campaign = lazyPerLanguage(
  (language) =>
    Promise.all([import("../../features/confirmations/campaigns/CampaignPage.tsx"), campaignWords(language)]),
  ([{ CampaignPage }, words]) =>
    ({ id }: PageProps) => <CampaignPage id={id} text={words.campaigns} />,
);

/** The page of the link by which a listing is confirmed. */
export const confirmListing = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../../features/confirmations/ConfirmListingPage.tsx"),
      loadWords(language, {
        en: () => import("#words/en/confirmations/confirmations.ts"),
        es: () => import("#words/es/confirmations/confirmations.ts"),
      }),
      loadWords(language, {
        en: () => import("#words/en/services/opening-hours.ts"),
        es: () => import("#words/es/services/opening-hours.ts"),
      }),
      loadWords(language, {
        en: () => import("#words/en/services/ways-in.ts"),
        es: () => import("#words/es/services/ways-in.ts"),
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
