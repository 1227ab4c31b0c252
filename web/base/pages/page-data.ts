import type { FormOutcome } from "#domain/app/page-rendering.ts";
import type { Login, Profile, Session } from "../../features/accounts/account/load-account.ts";
import type { Passkeys } from "../../features/accounts/passkeys/load-passkeys.ts";
import type { AlertsData } from "../../features/alerts/use-alerts.ts";
import type { Confirmation } from "../../features/confirmations/load-confirmation.ts";
import type { CrisisLinesData } from "../../features/contacts/crisis-lines/load-crisis-lines.ts";
import type { ContactsData } from "../../features/contacts/regional-contacts/load-contacts.ts";
import type { DirectoryHealthData } from "../../features/directory-health/load-directory-health.ts";
import type { OrganizationData } from "../../features/listings/organizations/load-organization.ts";
import type { OrganizationsData } from "../../features/listings/organizations/load-organizations.ts";
import type { ServiceData } from "../../features/service-page/load-service.ts";
import type { HomeData } from "../../features/services/home/load-rows.ts";
import type { TopicData } from "../../features/services/topics/load-topic.ts";
import type { TopicsByTab } from "../../features/services/topics/topics-by-tab.ts";
import type { StaticPageData } from "../../features/static-pages/load-static-page.ts";
import type { AppData } from "../app-context/app-context.tsx";

/** Data that the server rendered the page from; the browser starts with the same. */
export type PageData =
  | { page: "home"; key: string; data: HomeData; skip: number; alerts: AlertsData; topics: TopicsByTab }
  | { page: "service"; data: ServiceData }
  | { page: "favourites" }
  | { page: "crisisLines"; data: CrisisLinesData }
  | { page: "contacts"; data: ContactsData }
  | { page: "feedback" }
  | { page: "static"; data: StaticPageData }
  | { page: "introduce"; destination: string | null }
  | { page: "account"; data: AccountData }
  /** Null where loading failed, or the viewer may not see it. */
  | { page: "directoryHealth"; data: DirectoryHealthData | null }
  | { page: "topics" }
  | { page: "topic"; data: TopicData }
  | { page: "organization"; data: OrganizationData }
  | { page: "organizations"; data: OrganizationsData }
  /** The common questions, which the page has beside the talk. */
  | { page: "chatbot"; data: StaticPageData }
  /** Any page: the browser draws the one that its address names, where the server could not be asked. */
  | { page: "shell" }
  /** A page of providers and administrators, which the browser draws. */
  | { page: "work" }
  | { page: "notFound" };

/** Data of an account page; each page has its own part. */
export interface AccountData {
  login?: Login | null;
  profile?: Profile | null;
  sessions?: readonly Session[] | null;
  passkeys?: Passkeys | null;
  confirmation?: Confirmation;
  /** Outcome of a form that was sent without scripts; null where none was. */
  outcome: FormOutcome | null;
}

export interface DocumentData {
  app: AppData;
  page: PageData;
}

/** Serializes JSON for a script element: nothing in it can end the element or break a line. */
export function embeddedJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}
