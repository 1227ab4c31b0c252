import type { Language } from "#domain/words/language.ts";
import { loadWords } from "#domain/words/words-in.ts";
import { preloadAccountWords } from "../../base/shell/account-words.ts";
import { lazyPerLanguage } from "../../base/ui/lazy.tsx";
import type { PageProps } from "./page-component.ts";

/** Loads the pages about confirming listings. */

const campaignWords = (language: Language) =>
  loadWords(language, {
    en: () => import("#domain/words/en/campaigns.ts"),
    es: () => import("#domain/words/es/campaigns.ts"),
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
        en: () => import("#domain/words/en/confirmations.ts"),
        es: () => import("#domain/words/es/confirmations.ts"),
      }),
      loadWords(language, {
        en: () => import("#domain/words/en/opening-hours.ts"),
        es: () => import("#domain/words/es/opening-hours.ts"),
      }),
      loadWords(language, {
        en: () => import("#domain/words/en/ways-in.ts"),
        es: () => import("#domain/words/es/ways-in.ts"),
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
