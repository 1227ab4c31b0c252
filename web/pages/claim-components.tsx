import { lazyPerLanguage } from "../ui/lazy.tsx";
import type { PageProps } from "./page-component.ts";

/** What is loaded to draw the page on which somebody says that a service is theirs. */
export const claim = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../features/claims/ClaimPage.tsx"),
      language === "es" ? import("#domain/words/es/claims.ts") : import("#domain/words/en/claims.ts"),
    ]),
  ([{ ClaimPage }, words]) =>
    ({ id }: PageProps) => <ClaimPage id={id} text={words.claims} />,
);

/** The same for the link of the mail that answers. */
export const acceptClaim = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../features/claims/AcceptClaimPage.tsx"),
      language === "es" ? import("#domain/words/es/claims.ts") : import("#domain/words/en/claims.ts"),
    ]),
  ([{ AcceptClaimPage }, words]) =>
    () => <AcceptClaimPage text={words.claims} />,
);
