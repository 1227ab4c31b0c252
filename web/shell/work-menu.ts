import type { BadgeCounts } from "#domain/badges/badge-calls.ts";
import type { Capability } from "#domain/roles/permissions.ts";
import type { MenuWords } from "#domain/words/en/menu.ts";
import { menu as en } from "#domain/words/en/menu.ts";
import { menu as es } from "#domain/words/es/menu.ts";
import type { Language } from "#domain/words/language.ts";
import {
  ADD_SERVICE_PATH,
  BEDS_PATH,
  MANAGE_APPROVALS_PATH,
  MANAGE_SERVICES_PATH,
  NEW_CRISIS_LINE_PATH,
  PERMISSIONS_PATH,
} from "../routes.ts";

/** They come with the menu: few pages need them. */
export const MENU_WORDS: Readonly<Record<Language, MenuWords>> = { en, es };

interface WorkEntry {
  path: string;
  /** In the menu, and on the page where it has no other. */
  entry: (words: MenuWords) => string;
  title?: (words: MenuWords) => string;
  /** What one has to be allowed to find it in the menu. */
  needs: Capability;
  /** The number beside it. */
  badge?: keyof BadgeCounts;
}

/** The pages of providers and administrators, as the side menu has them (rule permissions 15). */
export const WORK_ENTRIES: readonly WorkEntry[] = [
  { path: ADD_SERVICE_PATH, entry: (words) => words.addService, needs: "createService" },
  {
    path: MANAGE_SERVICES_PATH,
    entry: (words) => words.manageServices,
    needs: "editService",
    badge: "countManagedServices",
  },
  {
    path: BEDS_PATH,
    entry: (words) => words.updateBeds,
    title: (words) => words.bedsTitle,
    needs: "updateBeds",
    badge: "countManagedShelters",
  },
  {
    path: MANAGE_APPROVALS_PATH,
    entry: (words) => words.approvals,
    needs: "approvals",
    badge: "countNotApprovedServices",
  },
  { path: NEW_CRISIS_LINE_PATH, entry: (words) => words.addCrisisLine, needs: "editDirectoryText" },
  {
    path: PERMISSIONS_PATH,
    entry: (words) => words.permissions,
    title: (words) => words.permissionsTitle,
    needs: "administer",
  },
];

/** What the page at this path is called. */
export function workTitle(path: string, language: Language): string {
  const words = MENU_WORDS[language];
  const page = WORK_ENTRIES.find((one) => one.path === path);
  if (page !== undefined) return (page.title ?? page.entry)(words);
  return path.startsWith("/services/") ? words.editService : words.editCrisisLine;
}
