import type { Language } from "#domain/base/languages/language.ts";
import { loadWords } from "#words/base/words-in.ts";
import { lazyPerLanguage } from "../../base/ui/lazy.tsx";
import type { PageProps } from "./page-component.ts";

const listWords = (language: Language) =>
  loadWords(language, {
    en: () => import("#words/en/listings/organization-list.ts"),
    es: () => import("#words/es/listings/organization-list.ts"),
  });

/** Loads the page of an organization. */
export const organization = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../../features/listings/organizations/OrganizationPage.tsx"),
      loadWords(language, {
        en: () => import("#words/en/listings/organizations.ts"),
        es: () => import("#words/es/listings/organizations.ts"),
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
        en: () => import("#words/en/listings/organization-form.ts"),
        es: () => import("#words/es/listings/organization-form.ts"),
      }),
    ]),
  ([{ OrganizationFormPage }, words]) =>
    ({ id }: PageProps) => <OrganizationFormPage id={id === "" ? null : id} text={words.organizationForm} />,
);
