import type { FunctionComponent } from "react";
import { useEffect } from "react";
import { useLocation, useSearch } from "wouter";
import { prepareAccountWords } from "../features/account/account-words.ts";
import { fieldWords, loadFieldWords } from "../features/listing-fields/field-words.ts";
import { loadFormWords } from "../features/service-form/form-words.ts";
import type { AccountData } from "../page-data.ts";
import { ComingWork } from "../shell/ComingWork.tsx";
import { type InEachLanguage, inEachLanguage, onDemand } from "../ui/on-demand.tsx";
import { useVisit } from "../visit/visit.tsx";
import { DrawnPage } from "./DrawnPage.tsx";
import { ledTo } from "./page-access.ts";
import type { PagePart, PageProps } from "./page-part.ts";
import type { AccountPageName, FoundPage, WorkPageName } from "./page-table.ts";

/** A page of accounts, with the words of them all. */
function account<Module>(
  load: () => Promise<Module>,
  pick: (module: Module) => FunctionComponent<{ first: AccountData | null }>,
): PagePart {
  const part = onDemand(
    () => Promise.all([load(), prepareAccountWords()]),
    ([module]) => {
      const Part = pick(module);
      return ({ first }: PageProps) => <Part first={first.page === "account" ? first.data : null} />;
    },
  );
  return { of: () => part };
}

/** A page that the browser alone draws, with the words of one language. */
function work(parts: InEachLanguage<PageProps>): PagePart {
  return {
    of: (language) => parts[language],
    isDrawnByBrowser: true,
    frame: {
      around: (part) => part,
      instead: (isFailed, retry) => <ComingWork isFailed={isFailed} onRetry={retry} />,
    },
  };
}

const approvals = inEachLanguage(
  (language) =>
    Promise.all([
      import("../features/approvals/ApprovalsPage.tsx"),
      language === "es" ? import("#domain/words/es/approvals.ts") : import("#domain/words/en/approvals.ts"),
      loadFieldWords(language),
    ]),
  ([{ ApprovalsPage }, words, fields], language) =>
    () => (
      <ApprovalsPage
        text={words.approvals}
        fieldWords={(services) => fieldWords(fields, services, language)}
      />
    ),
);

const beds = inEachLanguage(
  (language) =>
    Promise.all([
      import("../features/available-beds/AvailableBedsPage.tsx"),
      language === "es"
        ? import("#domain/words/es/available-beds.ts")
        : import("#domain/words/en/available-beds.ts"),
    ]),
  ([{ AvailableBedsPage }, { availableBeds }]) =>
    () => <AvailableBedsPage text={availableBeds} />,
);

const crisisLineForm = inEachLanguage(
  (language) =>
    Promise.all([
      import("../features/crisis-line-form/CrisisLineFormPage.tsx"),
      language === "es"
        ? import("#domain/words/es/crisis-line-form.ts")
        : import("#domain/words/en/crisis-line-form.ts"),
    ]),
  ([{ CrisisLineFormPage }, words]) =>
    ({ id }: PageProps) => <CrisisLineFormPage id={id === "" ? null : id} text={words.crisisLineForm} />,
);

const manageServices = inEachLanguage(
  (language) =>
    Promise.all([
      import("../features/manage-services/ManageServicesPage.tsx"),
      language === "es"
        ? import("#domain/words/es/manage-services.ts")
        : import("#domain/words/en/manage-services.ts"),
    ]),
  ([{ ManageServicesPage }, words]) =>
    () => <ManageServicesPage text={words.manageServices} />,
);

const permissions = inEachLanguage(
  (language) =>
    Promise.all([
      import("../features/permissions/PermissionsPage.tsx"),
      language === "es"
        ? import("#domain/words/es/permissions.ts")
        : import("#domain/words/en/permissions.ts"),
    ]),
  ([{ PermissionsPage }, words]) =>
    () => <PermissionsPage text={words.permissions} />,
);

const serviceForm = inEachLanguage(
  (language) =>
    Promise.all([import("../features/service-form/ServiceFormPage.tsx"), loadFormWords(language)]),
  ([{ ServiceFormPage }, words]) =>
    ({ id, notFound }: PageProps) => (
      <ServiceFormPage id={id === "" ? null : id} words={words} notFound={notFound} />
    ),
);

/** What is loaded to draw each page of people with an account. Most visitors have none, and never load this table. */
export const ACCOUNT_PARTS: Readonly<Record<AccountPageName | WorkPageName, PagePart>> = {
  login: account(
    () => import("../features/account/LoginPage.tsx"),
    ({ LoginPage }) => LoginPage,
  ),
  forgotPassword: account(
    () => import("../features/account/ForgotPasswordPage.tsx"),
    ({ ForgotPasswordPage }) => ForgotPasswordPage,
  ),
  resetPassword: account(
    () => import("../features/account/ResetPasswordPage.tsx"),
    ({ ResetPasswordPage }) => ResetPasswordPage,
  ),
  confirmEmail: account(
    () => import("../features/account/ConfirmEmailPage.tsx"),
    ({ ConfirmEmailPage }) => ConfirmEmailPage,
  ),
  profile: account(
    () => import("../features/account/ProfilePage.tsx"),
    ({ ProfilePage }) => ProfilePage,
  ),
  changePassword: account(
    () => import("../features/account/ChangePasswordPage.tsx"),
    ({ ChangePasswordPage }) => ChangePasswordPage,
  ),
  sessions: account(
    () => import("../features/account/SessionsPage.tsx"),
    ({ SessionsPage }) => SessionsPage,
  ),
  addService: work(serviceForm),
  editService: work(serviceForm),
  manageServices: work(manageServices),
  beds: work(beds),
  approvals: work(approvals),
  newCrisisLine: work(crisisLineForm),
  editCrisisLine: work(crisisLineForm),
  permissions: work(permissions),
};

interface AccountPageProps extends PageProps {
  name: FoundPage["name"] & (AccountPageName | WorkPageName);
}

/** Draws one of them for those who may open it, and leads the others away. */
export function AccountPage({ name, ...props }: AccountPageProps) {
  const { words, viewer } = useVisit();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const elsewhere = ledTo(search === "" ? path : `${path}?${search}`, viewer);
  useEffect(() => {
    if (elsewhere !== null) navigate(elsewhere, { replace: true });
  }, [elsewhere, navigate]);
  if (elsewhere !== null) return null;
  // Its title comes with its part.
  return <DrawnPage name={name} part={ACCOUNT_PARTS[name]} title={words.shell.product} {...props} />;
}
