import { loadWords } from "#domain/words/words-in.ts";
import { lazyPerLanguage } from "../ui/lazy.tsx";
import type { PageProps } from "./page-component.ts";

/** What is loaded to draw the page of an organization. */
export const organization = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../features/organizations/OrganizationPage.tsx"),
      loadWords(language, {
        en: () => import("#domain/words/en/organizations.ts"),
        es: () => import("#domain/words/es/organizations.ts"),
      }),
    ]),
  ([{ OrganizationPage }, words]) =>
    ({ id, initial, notFound }: PageProps) => (
      <OrganizationPage
        id={id}
        initial={initial.page === "organization" ? initial.data : null}
        notFound={notFound}
        text={words.organizations}
      />
    ),
);
