import type { Language } from "#domain/words/language.ts";
import { loadWords } from "#domain/words/words-in.ts";
import { lazyPerLanguage } from "../../base/ui/lazy.tsx";
import type { PageProps } from "./page-component.ts";

const listWords = (language: Language) =>
  loadWords(language, {
    en: () => import("#domain/words/en/organization-list.ts"),
    es: () => import("#domain/words/es/organization-list.ts"),
  });

/** Loads the page of an organization. */
export const organization = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../../features/listings/organizations/OrganizationPage.tsx"),
      loadWords(language, {
        en: () => import("#domain/words/en/organizations.ts"),
        es: () => import("#domain/words/es/organizations.ts"),
      }),
      listWords(language),
    ]),
  ([{ OrganizationPage }, words, list]) =>
    ({ id, initial, notFound }: PageProps) => (
      <OrganizationPage
        id={id}
        initial={initial.page === "organization" ? initial.data : null}
        notFound={notFound}
        text={words.organizations}
        links={list.organizationList}
      />
    ),
);

/** Loads the page of all organizations. */
export const organizations = lazyPerLanguage(
  (language) =>
    Promise.all([import("../../features/listings/organizations/OrganizationsPage.tsx"), listWords(language)]),
  ([{ OrganizationsPage }, words]) =>
    ({ initial }: PageProps) => (
      <OrganizationsPage
        initial={initial.page === "organizations" ? initial.data : null}
        text={words.organizationList}
      />
    ),
);

/** Loads the form of an organization. */
export const organizationForm = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../../features/listings/organizations/OrganizationFormPage.tsx"),
      loadWords(language, {
        en: () => import("#domain/words/en/organization-form.ts"),
        es: () => import("#domain/words/es/organization-form.ts"),
      }),
    ]),
  ([{ OrganizationFormPage }, words]) =>
    ({ id }: PageProps) => <OrganizationFormPage id={id === "" ? null : id} text={words.organizationForm} />,
);
