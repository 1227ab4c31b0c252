import { useEffect } from "react";
import { useLocation, useSearch } from "wouter";
import {
  changePasswordPage,
  confirmEmailPage,
  forgotPasswordPage,
  loginPage,
  profilePage,
  resetPasswordPage,
  sessionsPage,
} from "./features/account/accounts-on-demand.ts";
import { approvalsPages } from "./features/approvals/approvals-on-demand.tsx";
import { availableBedsPages } from "./features/available-beds/available-beds-on-demand.tsx";
import { crisisLineForms } from "./features/crisis-line-form/crisis-line-form-on-demand.tsx";
import { manageServicesPages } from "./features/manage-services/manage-services-on-demand.tsx";
import { permissionsPages } from "./features/permissions/permissions-on-demand.tsx";
import { serviceFormPages } from "./features/service-form/service-form-on-demand.tsx";
import { NOT_FOUND } from "./not-found.tsx";
import { ledTo } from "./page-access.ts";
import type { AccountData, PageData } from "./page-data.ts";
import type { Page, Row } from "./page-table.tsx";
import { only, page } from "./page-table.tsx";
import {
  ADD_SERVICE_PATH,
  BEDS_PATH,
  CHANGE_PASSWORD_PATH,
  CONFIRM_EMAIL_PATH,
  editedLineOf,
  editedServiceOf,
  FORGOT_PASSWORD_PATH,
  LOGIN_PATH,
  MANAGE_APPROVALS_PATH,
  MANAGE_SERVICES_PATH,
  NEW_CRISIS_LINE_PATH,
  PERMISSIONS_PATH,
  PROFILE_PATH,
  RESET_PASSWORD_PATH,
  SESSIONS_PATH,
} from "./routes.ts";
import { ComingWork } from "./shell/ComingWork.tsx";
import type { InEachLanguage, OnDemand } from "./ui/on-demand.tsx";
import { useVisit } from "./visit/visit.tsx";

/** The pages of people with an account; they come on their own, since most visitors have none. */
export const WORK_PAGES: readonly Page[] = [
  late(only(ADD_SERVICE_PATH), serviceFormPages, () => ({ id: null })),
  late(editedServiceOf, serviceFormPages, (id) => ({ id })),
  late(only(NEW_CRISIS_LINE_PATH), crisisLineForms, () => ({ id: null })),
  late(editedLineOf, crisisLineForms, (id) => ({ id })),
  late(only(MANAGE_APPROVALS_PATH), approvalsPages, () => ({})),
  late(only(BEDS_PATH), availableBedsPages, () => ({})),
  late(only(MANAGE_SERVICES_PATH), manageServicesPages, () => ({})),
  late(only(PERMISSIONS_PATH), permissionsPages, () => ({})),
  account(LOGIN_PATH, loginPage),
  account(FORGOT_PASSWORD_PATH, forgotPasswordPage),
  account(RESET_PASSWORD_PATH, resetPasswordPage),
  account(CONFIRM_EMAIL_PATH, confirmEmailPage),
  account(PROFILE_PATH, profilePage),
  account(CHANGE_PASSWORD_PATH, changePasswordPage),
  account(SESSIONS_PATH, sessionsPage),
];

/** The page at a path; null where the table has none. */
export function workPageAt(path: string): Page | null {
  return WORK_PAGES.find((one) => one.at(path) !== null) ?? null;
}

export interface WorkPageProps {
  path: string;
  /** What the document was made from. */
  first: PageData;
}

/** Draws one of them for those who may enter, and leads the others away; what stands at no path is not found. */
export function WorkPage({ path, first }: WorkPageProps) {
  const { language, words, viewer } = useVisit();
  const [, navigate] = useLocation();
  const search = useSearch();
  const elsewhere = ledTo(search === "" ? path : `${path}?${search}`, viewer);
  useEffect(() => {
    if (elsewhere !== null) navigate(elsewhere, { replace: true });
  }, [elsewhere, navigate]);
  if (elsewhere !== null) return null;
  return (workPageAt(path) ?? NOT_FOUND).at(path)?.(language, words, first);
}

/** One that the browser alone draws. */
function late<At extends string, Props extends object>(
  at: Row<At, Props>["at"],
  parts: InEachLanguage<Props>,
  props: (at: At) => Props,
): Page {
  return page({
    at,
    part: (language) => parts[language],
    props,
    isLate: true,
    coming: (words) => words.shell.product,
    frame: {
      around: (part) => part,
      instead: (isFailed, retry) => <ComingWork isFailed={isFailed} onRetry={retry} />,
    },
  });
}

/** Its title comes with its part. */
function account(path: string, part: OnDemand<{ first: AccountData | null }>): Page {
  return page({
    at: only(path),
    part: () => part,
    props: (_, first) => ({ first: first.page === "account" ? first.data : null }),
    coming: (words) => words.shell.product,
  });
}
