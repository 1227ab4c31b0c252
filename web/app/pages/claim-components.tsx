import { loadWords } from "#domain/words/words-in.ts";
import { lazyPerLanguage } from "../../base/ui/lazy.tsx";
import type { PageProps } from "./page-component.ts";

/** What is loaded to draw the page on which someone says that a service is theirs. */
export const claim = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../../features/listings/claims/ClaimPage.tsx"),
      loadWords(language, {
        en: () => import("#domain/words/en/claims.ts"),
        es: () => import("#domain/words/es/claims.ts"),
      }),
    ]),
  ([{ ClaimPage }, words]) =>
    ({ id }: PageProps) => <ClaimPage id={id} text={words.claims} />,
);

/** The same for the link of the mail that answers. */
export const acceptClaim = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../../features/listings/claims/AcceptClaimPage.tsx"),
      loadWords(language, {
        en: () => import("#domain/words/en/claims.ts"),
        es: () => import("#domain/words/es/claims.ts"),
      }),
    ]),
  ([{ AcceptClaimPage }, words]) =>
    () => <AcceptClaimPage text={words.claims} />,
);
