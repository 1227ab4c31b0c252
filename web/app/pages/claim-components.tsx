import { loadWords } from "#words/base/words-in.ts";
import { lazyPerLanguage } from "../../base/ui/lazy.tsx";
import type { PageProps } from "./page-component.ts";

/** Loads the page on which someone claims a service. */
export const claim = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../../features/listings/claims/ClaimPage.tsx"),
      loadWords(language, {
        en: () => import("#words/en/listings/claims.ts"),
        es: () => import("#words/es/listings/claims.ts"),
      }),
    ]),
  ([{ ClaimPage }, words]) =>
    ({ id }: PageProps) => <ClaimPage id={id} text={words.claims} />,
);

/** Loads the page behind the link in the mail that answers a claim. */
export const acceptClaim = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../../features/listings/claims/AcceptClaimPage.tsx"),
      loadWords(language, {
        en: () => import("#words/en/listings/claims.ts"),
        es: () => import("#words/es/listings/claims.ts"),
      }),
    ]),
  ([{ AcceptClaimPage }, words]) =>
    () => <AcceptClaimPage text={words.claims} />,
);
