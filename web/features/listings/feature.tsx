import type { Language } from "#domain/base/languages/language.ts";
import { loadWords } from "#words/base/words-in.ts";
import type { PageProps } from "../../base/pages/page-component.ts";
import type { WebFeature } from "../../base/pages/web-feature.ts";
import { loadServicePageTexts } from "../../base/service-card/service-page-words.ts";
import { workPage } from "../../base/shell/work-page.tsx";
import { lazyPerLanguage } from "../../base/ui/lazy.tsx";
import { fieldWords, loadFieldWords } from "./field-words.ts";
import { loadFormWords } from "./service-form/form-words.ts";

const serviceForm = lazyPerLanguage(
  (language) => Promise.all([import("./service-form/ServiceFormPage.tsx"), loadFormWords(language)]),
  ([{ ServiceFormPage }, words]) =>
    ({ id, notFound }: PageProps) => (
      <ServiceFormPage id={id === "" ? null : id} words={words} notFound={notFound} />
    ),
);

/** Loads the page on which someone claims a service. */
const claim = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("./claims/ClaimPage.tsx"),
      loadWords(language, {
        en: () => import("#words/compiled/en/listings/claims.ts"),
        es: () => import("#words/compiled/es/listings/claims.ts"),
      }),
    ]),
  ([{ ClaimPage }, words]) =>
    ({ id }: PageProps) => <ClaimPage id={id} text={words.claims} />,
);

/** Loads the page behind the link in the mail that answers a claim. */
const acceptClaim = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("./claims/AcceptClaimPage.tsx"),
      loadWords(language, {
        en: () => import("#words/compiled/en/listings/claims.ts"),
        es: () => import("#words/compiled/es/listings/claims.ts"),
      }),
    ]),
  ([{ AcceptClaimPage }, words]) =>
    () => <AcceptClaimPage text={words.claims} />,
);

const manageServices = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("./manage-services/ManageServicesPage.tsx"),
      loadWords(language, {
        en: () => import("#words/compiled/en/listings/manage-services.ts"),
        es: () => import("#words/compiled/es/listings/manage-services.ts"),
      }),
      loadWords(language, {
        en: () => import("#words/compiled/en/listings/day-closings.ts"),
        es: () => import("#words/compiled/es/listings/day-closings.ts"),
      }),
    ]),
  ([{ ManageServicesPage }, words, { dayClosings }]) =>
    () => <ManageServicesPage text={words.manageServices} today={dayClosings} />,
);

/** The page of approvals, with its words, the names of fields and the words of the page of a service. */
const approvals = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("./approvals/ApprovalsPage.tsx"),
      loadWords(language, {
        en: () => import("#words/compiled/en/listings/approvals.ts"),
        es: () => import("#words/compiled/es/listings/approvals.ts"),
      }),
      loadFieldWords(language),
      loadServicePageTexts(language),
    ]),
  ([{ ApprovalsPage }, words, fields, { detail }], language) =>
    () => (
      <ApprovalsPage
        text={words.approvals}
        detail={detail}
        fieldWords={(services) => fieldWords(fields, services, language)}
      />
    ),
);

const listWords = (language: Language) =>
  loadWords(language, {
    en: () => import("#words/compiled/en/listings/organization-list.ts"),
    es: () => import("#words/compiled/es/listings/organization-list.ts"),
  });

/** Loads the page of an organization. */
const organization = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("./organizations/OrganizationPage.tsx"),
      loadWords(language, {
        en: () => import("#words/compiled/en/listings/organizations.ts"),
        es: () => import("#words/compiled/es/listings/organizations.ts"),
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
const organizations = lazyPerLanguage(
  (language) => Promise.all([import("./organizations/OrganizationsPage.tsx"), listWords(language)]),
  ([{ OrganizationsPage }, words]) =>
    ({ initial }: PageProps) => (
      <OrganizationsPage
        initial={initial.page === "organizations" ? initial.data : null}
        text={words.organizationList}
      />
    ),
);

/** Loads the form of an organization. */
const organizationForm = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("./organizations/OrganizationFormPage.tsx"),
      loadWords(language, {
        en: () => import("#words/compiled/en/listings/organization-form.ts"),
        es: () => import("#words/compiled/es/listings/organization-form.ts"),
      }),
    ]),
  ([{ OrganizationFormPage }, words]) =>
    ({ id }: PageProps) => <OrganizationFormPage id={id === "" ? null : id} text={words.organizationForm} />,
);

const withheld = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("./protection/WithheldPage.tsx"),
      loadWords(language, {
        en: () => import("#words/compiled/en/listings/withheld.ts"),
        es: () => import("#words/compiled/es/listings/withheld.ts"),
      }),
      loadWords(language, {
        en: () => import("#words/compiled/en/listings/listings.ts"),
        es: () => import("#words/compiled/es/listings/listings.ts"),
      }),
    ]),
  ([{ WithheldPage }, words, { listings }]) =>
    () => <WithheldPage text={words.withheld} labels={listings.labels} />,
);

export const feature = {
  pages: {
    addService: workPage(serviceForm),
    editService: workPage(serviceForm),
    claimService: workPage(claim),
    acceptClaim: workPage(acceptClaim),
    manageServices: workPage(manageServices),
    approvals: workPage(approvals),
    organizations: { componentFor: organizations },
    newOrganization: workPage(organizationForm),
    editOrganization: workPage(organizationForm),
    organization: { componentFor: organization },
    withheld: workPage(withheld),
  },
} satisfies WebFeature;
