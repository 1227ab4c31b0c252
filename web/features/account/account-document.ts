import type { PageRequest } from "#domain/contract/page-rendering.ts";
import { account as en } from "#domain/words/en/account.ts";
import { account as es } from "#domain/words/es/account.ts";
import type { Language } from "#domain/words/language.ts";
import type { AccountData } from "../../page-data.ts";
import {
  CHANGE_PASSWORD_PATH,
  CONFIRM_EMAIL_PATH,
  FORGOT_PASSWORD_PATH,
  LOGIN_PATH,
  PROFILE_PATH,
  RESET_PASSWORD_PATH,
  SESSIONS_PATH,
} from "../../routes.ts";
import { loadLogin, loadProfile, loadSessions } from "./load-account.ts";

/** What the server makes a page of accounts from. Null for any other page. */
export async function accountDataOf(
  { callApi, outcome }: PageRequest,
  { pathname }: URL,
): Promise<AccountData | null> {
  switch (pathname) {
    case LOGIN_PATH:
      return { outcome, login: await loadLogin(callApi) };
    case PROFILE_PATH:
      return { outcome, profile: await loadProfile(callApi) };
    case SESSIONS_PATH:
      return { outcome, sessions: await loadSessions(callApi) };
    case FORGOT_PASSWORD_PATH:
    case RESET_PASSWORD_PATH:
    case CONFIRM_EMAIL_PATH:
    case CHANGE_PASSWORD_PATH:
      return { outcome };
    default:
      return null;
  }
}

/** The document's title, without the product's name. */
export function accountTitle({ pathname, searchParams }: URL, language: Language): string {
  const { titles } = { en, es }[language];
  switch (pathname) {
    case PROFILE_PATH:
      return titles.profile;
    case SESSIONS_PATH:
      return titles.sessions;
    case FORGOT_PASSWORD_PATH:
      return titles.forgotPassword;
    case RESET_PASSWORD_PATH:
      return titles.resetPassword;
    case CONFIRM_EMAIL_PATH:
      return titles.confirm;
    case CHANGE_PASSWORD_PATH:
      return titles.changePassword;
    default:
      return searchParams.get("tab") === "signup" ? titles.signUp : titles.signIn;
  }
}
