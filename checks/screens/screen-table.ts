import type { Page } from "playwright-core";
import { type Language, mainLanguage } from "#domain/base/languages/language.ts";
import { PAGES, type PageName } from "#web/base/pages/page-table.ts";
import { listNamedRows } from "#web/base/pages/public-pages.ts";
import { catalogues } from "#words/base/words-in.ts";
import { shell as shellEn } from "#words/compiled/en/base/shell.ts";
import { chatbot as chatbotEn } from "#words/compiled/en/chatbot/chatbot.ts";
import { history as historyEn } from "#words/compiled/en/history/history.ts";
import { home as homeEn } from "#words/compiled/en/services/home.ts";
import { shell as shellEs } from "#words/compiled/es/base/shell.ts";
import { chatbot as chatbotEs } from "#words/compiled/es/chatbot/chatbot.ts";
import { history as historyEs } from "#words/compiled/es/history/history.ts";
import { home as homeEs } from "#words/compiled/es/services/home.ts";
import { ROLL_CALL_TOKENS } from "./roll-call-tokens.ts";
import type { Onlooker, Screen, ScreenState } from "./screen.ts";

/**
 * Every screen there is. Each page of the table of pages has a row here, or this does not compile; its path comes
 * from there.
 */

interface PageScreens {
  /** Who looks at the page as it usually is; "guest" by default. */
  readonly as?: readonly Onlooker[];
  /** Follows the path. */
  readonly query?: string;
  readonly about?: string;
  /** Its states other than "full", seen by the first of `as`. */
  readonly states?: readonly ScreenState[];
}

const FETCHED = ["loading", "error", "offline"] as const;

/** A page without `states` is whole as it comes from the server. */
const SCREENS_OF = {
  home: { query: "?tab=SHELTER", states: [...FETCHED, "empty"] },
  service: { about: "Grace House", states: FETCHED },
  favourites: {},
  crisisLines: { states: FETCHED },
  feedback: {},
  introduce: {},
  about: {},
  faq: {},
  terms: {},
  privacy: {},
  deletion: {},
  login: {},
  forgotPassword: {},
  resetPassword: { query: "?token=used" },
  invitation: { query: "?email=ana@help.example&token=used" },
  confirmListing: { query: "?token=used" },
  confirmEmail: { query: "?token=used" },
  profile: { as: ["owner", "administrator"], states: FETCHED },
  changePassword: { as: ["owner"] },
  sessions: { as: ["owner"], states: FETCHED },
  passkeys: { as: ["owner"], states: FETCHED },
  secondFactor: { query: "?factor=used" },
  enrollPasskey: { query: "?token=used" },
  addService: { as: ["owner", "administrator"], states: FETCHED },
  editService: { as: ["owner"], about: "Grace House", states: FETCHED },
  acceptClaim: { query: "?token=used" },
  claimService: { as: ["owner"], about: "Marigold House", states: FETCHED },
  manageServices: { as: ["owner", "administrator"], states: [...FETCHED, "empty"] },
  beds: { as: ["owner", "administrator"], states: [...FETCHED, "empty"] },
  approvals: { as: ["lead", "volunteer"], states: [...FETCHED, "empty"] },
  feedbacks: { as: ["administrator", "lead", "owner"], states: [...FETCHED, "empty"] },
  newCrisisLine: { as: ["administrator"] },
  editCrisisLine: { as: ["administrator"], states: FETCHED },
  directoryHealth: { as: ["lead"], states: ["empty"] },
  lineCalls: { as: ["lead"], states: FETCHED },
  imports: { as: ["administrator", "lead"], states: [...FETCHED, "empty"] },
  campaigns: { as: ["administrator"], states: FETCHED },
  campaign: { as: ["administrator"] },
  cityFile: { as: ["administrator"] },
  chatbot: {},
  organizations: { as: ["guest", "administrator"], states: [...FETCHED, "empty"] },
  newOrganization: { as: ["administrator"] },
  editOrganization: { as: ["administrator"], states: FETCHED },
  organization: { states: FETCHED },
  topics: {},
  topic: { states: [...FETCHED, "empty"] },
  hardNights: { as: ["administrator"], states: [...FETCHED, "empty"] },
  withheld: { as: ["administrator", "lead"], states: [...FETCHED, "empty"] },
  duplicates: { as: ["administrator", "lead"], states: [...FETCHED, "empty"] },
  users: { as: ["administrator"], states: [...FETCHED, "empty"] },
  user: { as: ["administrator"], about: "Grace House", states: FETCHED },
  access: { as: ["administrator"], states: [...FETCHED, "empty"] },
  superUsers: { as: ["administrator"], states: [...FETCHED, "empty"] },
  liaisons: { states: [...FETCHED, "empty"] },
  regions: {},
  coordinators: {},
  newLiaison: { as: ["administrator"] },
  editLiaison: { as: ["administrator"] },
  newRegion: { as: ["administrator"] },
  editRegion: { as: ["administrator"] },
  newCoordinator: { as: ["administrator"] },
  editCoordinator: { as: ["administrator"] },
  staticPages: { as: ["administrator"], states: FETCHED },
  editStaticPage: { as: ["administrator"], states: FETCHED },
  history: { as: ["administrator"], states: [...FETCHED, "empty"] },
  webhooks: { as: ["administrator"], states: [...FETCHED, "empty"] },
  harvests: { as: ["administrator"], states: [...FETCHED, "empty"] },
  apiKeys: { as: ["administrator"], states: [...FETCHED, "empty"] },
  permissions: { as: ["administrator"], states: [...FETCHED, "empty"] },
} as const satisfies Readonly<Record<PageName, PageScreens>>;

const EN = { home: homeEn, shell: shellEn, history: historyEn, chatbot: chatbotEn };
const ES: typeof EN = { home: homeEs, shell: shellEs, history: historyEs, chatbot: chatbotEs };

/** Of a further language once the app that is looked at has prepared it. */
function chooseWords(language: Language): typeof EN {
  return language === "es" ? ES : catalogues(language, EN);
}

async function openDialog(page: Page, button: string): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).first().click();
  await page.getByRole("dialog").waitFor();
}

/** @param text of the first such button, whose name says more */
async function openDialogNamed(page: Page, text: string): Promise<void> {
  await page.getByText(text, { exact: true }).first().click();
  await page.getByRole("dialog").waitFor();
}

const openMenu = (page: Page, language: Language) => openDialog(page, chooseWords(language).shell.menu);

/** What else a page may show. */
const MORE: readonly Screen[] = [
  { name: "home-all-tabs", page: "home", path: "/", as: "guest", state: "full" },
  { name: "home-menu", page: "home", path: "/", as: "guest", state: "full", act: openMenu },
  {
    name: "home-menu-administrator",
    page: "home",
    path: "/",
    as: "administrator",
    state: "full",
    act: openMenu,
  },
  {
    name: "home-options",
    page: "home",
    path: "/?tab=SHELTER",
    as: "guest",
    state: "full",
    act: (page, language) => openDialog(page, chooseWords(language).home.more),
  },
  {
    name: "home-map",
    page: "home",
    path: "/?tab=SHELTER",
    as: "guest",
    state: "full",
    act: async (page, language) => {
      await page.getByRole("button", { name: chooseWords(language).home.map, exact: true }).click();
      await page.locator(".leaflet-tile-loaded").first().waitFor();
      await page.locator(".leaflet-marker-icon button").first().waitFor();
    },
  },
  { name: "home-for-women", page: "home", path: "/?tab=SHELTER&for=WOMEN", as: "guest", state: "full" },
  { name: "home-search", page: "home", path: "/?tab=ALL&q=cama", as: "guest", state: "full" },
  { name: "home-search-two-words", page: "home", path: "/?tab=ALL&q=pan+cama", as: "guest", state: "full" },
  { name: "home-no-match", page: "home", path: "/?tab=ALL&q=xyzzy", as: "guest", state: "full" },
  { name: "home-picker", page: "home", path: "/?show=place&place-search=demo", as: "guest", state: "full" },
  {
    name: "feedbacks-message",
    page: "feedbacks",
    path: "/feedbacks?tab=service",
    as: "administrator",
    state: "full",
    act: async (page) => {
      await page.getByRole("link", { name: /Closed on weekends/ }).click();
      await page.locator(".leaflet-tile-loaded").first().waitFor();
    },
  },
  {
    name: "feedbacks-picture",
    page: "feedbacks",
    path: "/feedbacks?tab=service",
    as: "administrator",
    state: "full",
    act: async (page) => {
      await page.getByRole("link", { name: /Closed on weekends/ }).click();
      await page.locator("li > button > img").first().click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "service-protected",
    page: "service",
    path: "/services/:id",
    about: "Marigold House",
    as: "guest",
    state: "full",
  },
  {
    name: "service-vouchers",
    page: "service",
    path: "/services/:id",
    about: "Valley Motel Vouchers",
    as: "guest",
    state: "full",
  },
  {
    name: "service-facts",
    page: "service",
    path: "/services/:id#facts",
    about: "Grace House",
    as: "owner",
    state: "full",
    act: async (page, language) => {
      await page.getByRole("heading", { name: chooseWords(language).history.facts.title }).waitFor();
    },
  },
  {
    name: "chatbot-answer",
    page: "chatbot",
    path: "/chatbot",
    as: "guest",
    state: "full",
    act: async (page, language) => {
      const { chips } = chooseWords(language).chatbot;
      await page.getByRole("button", { name: chips.foodNow, exact: true }).click();
      await page.getByRole("log").getByRole("heading").first().waitFor();
    },
  },
  {
    name: "history-undo",
    page: "history",
    path: "/history",
    as: "administrator",
    state: "full",
    act: (page, language) => openDialogNamed(page, chooseWords(language).history.undo.button),
  },
  { name: "sign-up", page: "login", path: "/login?tab=signup", as: "guest", state: "full" },
  ...(["where", "contact", "hours", "who", "entry", "spanish", "check"] as const).map(
    (step): Screen => ({
      name: `edit-service-${step}`,
      page: "editService",
      path: `/services/:id/edit?step=${step}`,
      about: "Grace House",
      as: "owner",
      state: "full",
    }),
  ),
  { name: "unsubscribe", page: "unsubscribe", path: "/unsubscribe?token=used", as: "guest", state: "full" },
  {
    name: "unsubscribe-dead",
    page: "unsubscribe",
    path: "/unsubscribe?token=used",
    as: "guest",
    state: "full",
    act: async (page) => {
      await page.getByRole("button").click();
      await page.getByRole("status").waitFor();
    },
  },
  {
    name: "roll-call",
    page: "rollCall",
    path: "/roll_call?token=used",
    as: "guest",
    state: "full",
    act: async (page, language) => {
      await page.goto(`/roll_call?token=${ROLL_CALL_TOKENS[mainLanguage(language)]}`);
      await page.getByRole("button").first().waitFor();
    },
  },
  { name: "roll-call-dead", page: "rollCall", path: "/roll_call?token=used", as: "guest", state: "full" },
  { name: "no-permission", page: "users", path: "/manage_users", as: "owner", state: "full" },
  {
    name: "another-service",
    page: "editService",
    path: "/services/:id/edit",
    about: "Valley Motel Vouchers",
    as: "owner",
    state: "full",
  },
  { name: "not-found", page: "notFound", path: "/nowhere", as: "guest", state: "full" },
];

/** All of them, in the order of the table of pages. */
export const SCREENS: readonly Screen[] = [
  ...listNamedRows<PageName, PageScreens>(SCREENS_OF).flatMap(([page, row]) => listScreens(page, row)),
  ...MORE,
];

function listScreens(
  page: PageName,
  { as = ["guest"], query = "", about, states = [] }: PageScreens,
): Screen[] {
  const [first = "guest", ...others] = as;
  const screen = (onlooker: Onlooker, state: ScreenState): Screen => ({
    name: [
      hyphenated(page),
      ...(onlooker === first ? [] : [onlooker]),
      ...(state === "full" ? [] : [state]),
    ].join("-"),
    page,
    path: `${PAGES[page].path}${query}`,
    as: onlooker,
    state,
    ...(about === undefined ? {} : { about }),
  });
  return [
    screen(first, "full"),
    ...others.map((onlooker) => screen(onlooker, "full")),
    ...states.map((state) => screen(first, state)),
  ];
}

function hyphenated(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The screen of that name. @throws where there is none */
export function screenNamed(name: string): Screen {
  const screen = SCREENS.find((one) => one.name === name);
  if (screen === undefined) throw new Error(`There is no screen “${name}”.`);
  return screen;
}
