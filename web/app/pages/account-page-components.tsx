import type { FunctionComponent } from "react";
import { useEffect } from "react";
import type { Language } from "#domain/base/languages/language.ts";
import type { ContactKind } from "#domain/contacts/regional-contacts/regional-contact.ts";
import { loadWords } from "#words/base/words-in.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { useLocation } from "../../base/app-context/router.tsx";
import { useSearch } from "../../base/app-context/use-search.ts";
import type { AccountData } from "../../base/pages/page-data.ts";
import { preloadAccountWords } from "../../base/shell/account-words.ts";
import { WorkPagePlaceholder } from "../../base/shell/WorkPagePlaceholder.tsx";
import { NoPermissionPage } from "../../features/accounts/permissions/NoPermissionPage.tsx";
import { loadFormWords } from "../../features/listings/service-form/form-words.ts";
import "../../base/shell/toasts-in-header.css";
import "../../base/shell/work-header.css";
import { isForbidden, redirectFor } from "../../base/pages/page-access.ts";
import {
  type AccountPageName,
  isPublicPage,
  matchPage,
  type WorkPageName,
} from "../../base/pages/page-table.ts";
import { type LazyPerLanguage, lazy, lazyPerLanguage } from "../../base/ui/lazy.tsx";
import { fieldWords, loadFieldWords } from "../../features/listings/field-words.ts";
import { apiKeys } from "./api-keys-component.tsx";
import { approvals } from "./approvals-component.tsx";
import { chatbot } from "./chatbot-component.tsx";
import { cityFile } from "./city-file-component.tsx";
import { acceptClaim, claim } from "./claim-components.tsx";
import { campaign, campaigns, confirmListing } from "./confirmation-page-components.tsx";
import { crisisLineForm, lineCalls } from "./crisis-line-components.tsx";
import { hardNights } from "./hard-nights-component.tsx";
import { harvests } from "./harvest-component.tsx";
import { imports } from "./imports-component.tsx";
import { LazyPage } from "./LazyPage.tsx";
import { organization, organizationForm, organizations } from "./organization-components.tsx";
import type { PageComponent, PageProps } from "./page-component.ts";
import { roleHolders, user, users } from "./people-components.tsx";
import { topic, topics } from "./topic-components.tsx";
import { webhooks } from "./webhooks-component.tsx";

/** A page of accounts, with the words of them all. */
function account<Module>(
  load: () => Promise<Module>,
  pick: (module: Module) => FunctionComponent<{ initial: AccountData | null }>,
): PageComponent {
  const component = lazy(
    () => Promise.all([load(), preloadAccountWords()]),
    ([module]) => {
      const Component = pick(module);
      return ({ initial }: PageProps) => (
        <Component initial={initial.page === "account" ? initial.data : null} />
      );
    },
  );
  return { componentFor: () => component, frame: FRAME };
}

const FRAME: NonNullable<PageComponent["frame"]> = {
  wrap: (component) => component,
  fallback: (isFailed, retry) => <WorkPagePlaceholder isFailed={isFailed} onRetry={retry} />,
};

/** Builds a page that only the browser renders, with the words of one language. */
function work(components: LazyPerLanguage<PageProps>): PageComponent {
  return {
    componentFor: components,
    isClientRendered: true,
    frame: FRAME,
  };
}

const beds = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../../features/beds/BedsPage.tsx"),
      loadWords(language, {
        en: () => import("#words/en/beds/beds.ts"),
        es: () => import("#words/es/beds/beds.ts"),
      }),
    ]),
  ([{ BedsPage }, words]) =>
    () => <BedsPage text={words.beds} />,
);

const directoryHealth = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../../features/directory-health/DirectoryHealthPage.tsx"),
      loadWords(language, {
        en: () => import("#words/en/directory-health/directory-health.ts"),
        es: () => import("#words/es/directory-health/directory-health.ts"),
      }),
    ]),
  ([{ DirectoryHealthPage }, words]) =>
    ({ initial }: PageProps) => (
      <DirectoryHealthPage
        initial={initial.page === "directoryHealth" ? initial.data : null}
        text={words.directoryHealth}
      />
    ),
);

const duplicates = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../../features/duplicates/DuplicatesPage.tsx"),
      loadWords(language, {
        en: () => import("#words/en/duplicates/duplicates.ts"),
        es: () => import("#words/es/duplicates/duplicates.ts"),
      }),
      loadFieldWords(language),
    ]),
  ([{ DuplicatesPage }, words, fields], language) =>
    () => (
      <DuplicatesPage
        text={words.duplicates}
        fieldWords={(services) => fieldWords(fields, services, language)}
      />
    ),
);

const withheld = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../../features/listings/protection/WithheldPage.tsx"),
      loadWords(language, {
        en: () => import("#words/en/listings/withheld.ts"),
        es: () => import("#words/es/listings/withheld.ts"),
      }),
      loadWords(language, {
        en: () => import("#words/en/listings/listings.ts"),
        es: () => import("#words/es/listings/listings.ts"),
      }),
    ]),
  ([{ WithheldPage }, words, { listings }]) =>
    () => <WithheldPage text={words.withheld} labels={listings.labels} />,
);

const feedbacks = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../../features/feedback/inbox/FeedbackInboxPage.tsx"),
      loadWords(language, {
        en: () => import("#words/en/feedback/feedback-inbox.ts"),
        es: () => import("#words/es/feedback/feedback-inbox.ts"),
      }),
    ]),
  ([{ FeedbackInboxPage }, words]) =>
    () => <FeedbackInboxPage text={words.feedbackInbox} />,
);

const contactWords = (language: Language) =>
  loadWords(language, {
    en: () => import("#words/en/contacts/regional-contacts.ts"),
    es: () => import("#words/es/contacts/regional-contacts.ts"),
  });

/** A list of liaisons, regions or coordinators. */
function contacts(kind: ContactKind): PageComponent {
  const components = lazyPerLanguage(
    (language) =>
      Promise.all([
        import("../../features/contacts/regional-contacts/ContactsPage.tsx"),
        contactWords(language),
      ]),
    ([{ ContactsPage }, words]) =>
      ({ initial }: PageProps) => (
        <ContactsPage
          kind={kind}
          initial={initial.page === "contacts" && initial.data.kind === kind ? initial.data : null}
          text={words.regionalContacts}
        />
      ),
  );
  return { componentFor: components, frame: FRAME };
}

/** Their forms. */
function contactForm(kind: ContactKind): PageComponent {
  return work(
    lazyPerLanguage(
      (language) =>
        Promise.all([
          import("../../features/contacts/regional-contacts/ContactFormPage.tsx"),
          contactWords(language),
        ]),
      ([{ ContactFormPage }, words]) =>
        ({ id }: PageProps) => (
          <ContactFormPage kind={kind} id={id === "" ? null : id} text={words.regionalContacts} />
        ),
    ),
  );
}

const manageServices = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../../features/listings/manage-services/ManageServicesPage.tsx"),
      loadWords(language, {
        en: () => import("#words/en/listings/manage-services.ts"),
        es: () => import("#words/es/listings/manage-services.ts"),
      }),
      loadWords(language, {
        en: () => import("#words/en/listings/day-closings.ts"),
        es: () => import("#words/es/listings/day-closings.ts"),
      }),
    ]),
  ([{ ManageServicesPage }, words, { dayClosings }]) =>
    () => <ManageServicesPage text={words.manageServices} today={dayClosings} />,
);

const history = lazyPerLanguage(
  async (language) => {
    const [{ HistoryPage }, { loadHistoryPageTexts }] = await Promise.all([
      import("../../features/history/HistoryPage.tsx"),
      import("../../features/history/history-page-words.ts"),
    ]);
    return { HistoryPage, words: await loadHistoryPageTexts(language) };
  },
  ({ HistoryPage, words }) =>
    () => <HistoryPage words={words} />,
);

const permissions = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../../features/accounts/permissions/PermissionsPage.tsx"),
      loadWords(language, {
        en: () => import("#words/en/accounts/permissions.ts"),
        es: () => import("#words/es/accounts/permissions.ts"),
      }),
    ]),
  ([{ PermissionsPage }, words]) =>
    () => <PermissionsPage text={words.permissions} />,
);

const serviceForm = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../../features/listings/service-form/ServiceFormPage.tsx"),
      loadFormWords(language),
    ]),
  ([{ ServiceFormPage }, words]) =>
    ({ id, notFound }: PageProps) => (
      <ServiceFormPage id={id === "" ? null : id} words={words} notFound={notFound} />
    ),
);

const staticPageWords = (language: Language) =>
  loadWords(language, {
    en: () => import("#words/en/static-pages/static-page-editor.ts"),
    es: () => import("#words/es/static-pages/static-page-editor.ts"),
  });

const staticPages = lazyPerLanguage(
  (language) =>
    Promise.all([import("../../features/static-pages/StaticPagesPage.tsx"), staticPageWords(language)]),
  ([{ StaticPagesPage }, words]) =>
    () => <StaticPagesPage text={words.staticPageEditor} />,
);

const editStaticPage = lazyPerLanguage(
  (language) =>
    Promise.all([import("../../features/static-pages/PageEditorPage.tsx"), staticPageWords(language)]),
  ([{ PageEditorPage }, words]) =>
    ({ id, notFound }: PageProps) => (
      <PageEditorPage id={id} notFound={notFound} text={words.staticPageEditor} />
    ),
);

/** Loaders of the pages of people with an account. Most visitors have none, and never load this table. */
export const ACCOUNT_COMPONENTS: Readonly<
  Record<AccountPageName | ContactKind | WorkPageName, PageComponent>
> = {
  login: account(
    () => import("../../features/accounts/account/LoginPage.tsx"),
    ({ LoginPage }) => LoginPage,
  ),
  forgotPassword: account(
    () => import("../../features/accounts/account/ForgotPasswordPage.tsx"),
    ({ ForgotPasswordPage }) => ForgotPasswordPage,
  ),
  resetPassword: account(
    () => import("../../features/accounts/account/ResetPasswordPage.tsx"),
    ({ ResetPasswordPage }) => ResetPasswordPage,
  ),
  confirmEmail: account(
    () => import("../../features/accounts/account/ConfirmEmailPage.tsx"),
    ({ ConfirmEmailPage }) => ConfirmEmailPage,
  ),
  invitation: account(
    () => import("../../features/accounts/account/InvitationPage.tsx"),
    ({ InvitationPage }) => InvitationPage,
  ),
  confirmListing: { componentFor: confirmListing, frame: FRAME },
  profile: account(
    () => import("../../features/accounts/account/ProfilePage.tsx"),
    ({ ProfilePage }) => ProfilePage,
  ),
  changePassword: account(
    () => import("../../features/accounts/account/ChangePasswordPage.tsx"),
    ({ ChangePasswordPage }) => ChangePasswordPage,
  ),
  sessions: account(
    () => import("../../features/accounts/account/SessionsPage.tsx"),
    ({ SessionsPage }) => SessionsPage,
  ),
  passkeys: account(
    () => import("../../features/accounts/passkeys/PasskeysPage.tsx"),
    ({ PasskeysPage }) => PasskeysPage,
  ),
  secondFactor: account(
    () => import("../../features/accounts/passkeys/SecondFactorPage.tsx"),
    ({ SecondFactorPage }) => SecondFactorPage,
  ),
  enrollPasskey: account(
    () => import("../../features/accounts/passkeys/EnrollPasskeyPage.tsx"),
    ({ EnrollPasskeyPage }) => EnrollPasskeyPage,
  ),
  addService: work(serviceForm),
  editService: work(serviceForm),
  claimService: work(claim),
  acceptClaim: work(acceptClaim),
  manageServices: work(manageServices),
  beds: work(beds),
  approvals: work(approvals),
  feedbacks: work(feedbacks),
  newCrisisLine: work(crisisLineForm),
  editCrisisLine: work(crisisLineForm),
  organizations: { componentFor: organizations },
  newOrganization: work(organizationForm),
  editOrganization: work(organizationForm),
  organization: { componentFor: organization },
  topics: { componentFor: topics },
  topic: { componentFor: topic },
  chatbot: { componentFor: chatbot, frame: FRAME },
  directoryHealth: { componentFor: directoryHealth, frame: FRAME },
  lineCalls: work(lineCalls),
  imports: work(imports),
  campaigns: work(campaigns),
  campaign: work(campaign),
  cityFile: work(cityFile),
  hardNights: work(hardNights),
  duplicates: work(duplicates),
  withheld: work(withheld),
  users: work(users),
  user: work(user),
  access: work(roleHolders("ADMINISTRATOR")),
  superUsers: work(roleHolders("SUPER USER")),

  liaisons: contacts("liaisons"),
  regions: contacts("regions"),
  coordinators: contacts("coordinators"),
  newLiaison: contactForm("liaisons"),
  editLiaison: contactForm("liaisons"),
  newRegion: contactForm("regions"),
  editRegion: contactForm("regions"),
  newCoordinator: contactForm("coordinators"),
  editCoordinator: contactForm("coordinators"),
  staticPages: work(staticPages),
  editStaticPage: work(editStaticPage),
  history: work(history),
  permissions: work(permissions),
  apiKeys: work(apiKeys),
  webhooks: work(webhooks),
  harvests: work(harvests),
};

/** Returns the page of this table at a path, and the id in the path; null where there is none. */
export function accountPageAt(path: string): { name: string; id: string; component: PageComponent } | null {
  const found = matchPage(path);
  if (found === null) return null;
  const { name, id } = found;
  return isPublicPage(name) ? null : { name, id, component: ACCOUNT_COMPONENTS[name] };
}

/** Draws one of them for those who may open it; the others are led away, or see why it does not open. */
export function AccountPage({ path, ...props }: Omit<PageProps, "id"> & { path: string }) {
  const { words, viewer } = useApp();
  const [, navigate] = useLocation();
  const search = useSearch();
  const page = accountPageAt(path);
  const redirect = redirectFor(search === "" ? path : `${path}?${search}`, viewer);
  // A document of the worker's does not know who is signed in, and no one can sign in without a network.
  const isUnknown = redirect !== null && viewer === null && props.initial.page === "shell";
  useEffect(() => {
    if (redirect !== null && !isUnknown) navigate(redirect, { replace: true });
  }, [redirect, isUnknown, navigate]);
  if (isUnknown) return <WorkPagePlaceholder isFailed onRetry={() => location.reload()} />;
  if (redirect !== null) return null;
  if (isForbidden(path, viewer)) return <NoPermissionPage />;
  if (page === null) return props.notFound;
  const { name, id, component } = page;
  // The title comes with the page's own code.
  return <LazyPage name={name} page={component} title={words.shell.product} id={id} {...props} />;
}
