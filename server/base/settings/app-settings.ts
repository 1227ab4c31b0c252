import { readRoles } from "#domain/accounts/passkeys/second-factor.ts";
import { MAIN_LANGUAGES } from "#domain/base/languages/language.ts";
import { LANGUAGES } from "#domain/base/languages/languages.ts";
import { ROLES } from "#domain/base/roles/role.ts";
import { type HarvestSource, readHarvestSetting } from "#domain/imports/harvest/harvest-setting.ts";
import { parseOrigin } from "../process/environment.ts";
import { optional, secret, withDefault } from "./setting.ts";
import {
  databaseAddress,
  emailAddress,
  isNetwork,
  isPlainEmail,
  type Kind,
  onOrOff,
  origin,
  path,
  readable,
  text,
  webAddress,
  wholeNumber,
} from "./setting-kinds.ts";

/** Settings of the app itself. `npm run settings -- --write` copies their tables to docs/operate.md. */

const ORIGINS: Kind<readonly string[]> = readable(
  "must be origins, such as https://other.example.org, with commas between and without paths.",
  (given) => {
    const origins = given.split(",").map((part) => parseOrigin(part.trim()));
    const known = origins.filter((each) => each !== null);
    return known.length === origins.length ? Object.freeze(known) : null;
  },
);

const PROXIES: Kind<boolean | number | string> = readable(
  "must be true, false, a number of proxies, or their addresses with commas between.",
  (given) => {
    if (given === "false" || given === "true") return given === "true";
    if (/^\d{1,2}$/.test(given)) return Number(given);
    const networks = given.split(",").map((part) => part.trim());
    return networks.every(isNetwork) ? networks.join(",") : null;
  },
);

/** English comes first, and cannot be left out: what no one has worded in a language stands in it. */
const LANGUAGE_LIST = readable(
  `must be en and others of ${LANGUAGES.join(", ")}, each once, with commas between.`,
  (given) => {
    const named = given.split(",").map((part) => part.trim().toLowerCase());
    const known = LANGUAGES.filter((language) => named.includes(language.toLowerCase()));
    return known.length === named.length && known.includes("en") ? Object.freeze(known) : null;
  },
);

/** Milliseconds, or no limit. */
const READ_LIMIT: Kind<{ readonly ms: number | null }> = readable(
  "must be a number of seconds from 1 to 999, or off.",
  (given) => {
    if (given.toLowerCase() === "off") return { ms: null };
    return /^\d{1,3}$/.test(given) && Number(given) > 0 ? { ms: Number(given) * 1000 } : null;
  },
);

const DEMO: Kind<boolean> = readable("must be on or off.", (given) => {
  const isOn = ["on", "true", "1", "yes"].includes(given.toLowerCase());
  return isOn || ["off", "false", "0", "no"].includes(given.toLowerCase()) ? isOn : null;
});

const ROLE_LIST = readable(`must be roles with commas between: ${ROLES.join(", ")}.`, readRoles);

const HARVEST_SOURCES: Kind<readonly HarvestSource[]> = readable(
  (given) => {
    const sources = readHarvestSetting(given);
    if ("fault" in sources) return `${sources.fault}.`;
    return "has an address that is none.";
  },
  (given) => {
    const sources = readHarvestSetting(given);
    return "fault" in sources || !sources.every(({ address }) => URL.canParse(address)) ? null : sources;
  },
);

/** An address of mail becomes a `mailto:`, as RFC 9116 has it. */
const CONTACT: Kind<string> = readable(
  "must be an email address or an address that starts with https://.",
  (given) => {
    if (given.startsWith("https://") && URL.canParse(given)) return given;
    return isPlainEmail(given) ? `mailto:${given}` : null;
  },
);

export const ADDRESS_AND_PORT = {
  title: "Address and port",
  settings: {
    PORT: withDefault(wholeNumber(0, 65_535), "3000", "The port to listen on. 0 picks a free one."),
    HOST: withDefault(
      text,
      "127.0.0.1",
      "The address to listen on. The default is reachable from this machine only.",
    ),
    PUBLIC_URL: optional(
      origin,
      "the origin of each request",
      "The origin that visitors use, such as `https://help.example.org`, without a path. Links in emails and social sign-in need it.",
    ),
    HSTS_SUBDOMAINS: withDefault(
      onOrOff,
      "off",
      "With a `PUBLIC_URL` of `https://`, `on` makes browsers use HTTPS for a year also for all names below its host. Set it if none of them speaks HTTP alone.",
    ),
    TRUST_PROXY: withDefault(
      PROXIES,
      "false",
      "Which proxies to believe about a visitor's address: `true`, a number of proxies, or their addresses and networks, separated by commas. Without it, all visitors behind a proxy share one address.",
    ),
    CORS_ORIGINS: optional(
      ORIGINS,
      "none",
      "Origins of other sites whose pages may make every call, separated by commas. Public `GET` calls are open to all sites anyway.",
    ),
  },
};

export const LIMITS_ON_REQUESTS = {
  title: "Limits on requests",
  settings: {
    REQUESTS_AT_ONCE: withDefault(
      wholeNumber(1, 99_999),
      "200",
      "How many requests are worked on at once. Further ones get 503 with `Retry-After` at once, so that those which are accepted are answered in time.",
    ),
    RATE_LIMIT: withDefault(
      onOrOff,
      "on",
      "`off` lifts the limit on requests per minute from one network. For load tests only.",
    ),
  },
};

export const SERVED_LANGUAGES = {
  title: "Languages",
  settings: {
    LANGUAGES: withDefault(
      LANGUAGE_LIST,
      MAIN_LANGUAGES.join(","),
      "Languages in which the app is served, separated by commas; `en` is always one. `en-XA` (accented, a third longer) and `ar-XB` (right to left) are for testing: their words are made from the English ones.",
    ),
  },
};

export const METRICS = {
  title: "Metrics",
  settings: {
    METRICS_PORT: optional(
      wholeNumber(0, 65_535),
      "none: none are served",
      "The port of `GET /metrics`, figures for Prometheus and whatever reads its format. See [What to watch](#what-to-watch).",
    ),
    METRICS_HOST: optional(
      text,
      "127.0.0.1",
      "The address of that port. No one is asked for a password there, so keep it inside your network.",
    ),
  },
};

export const DATABASE_AND_DATA_FOLDER = {
  title: "Database and data folder",
  settings: {
    DATA_DIR: withDefault(
      path,
      "./data",
      "The folder of the embedded database, uploaded pictures, and unsent email.",
    ),
    DATABASE_URL: secret(
      databaseAddress,
      "the embedded database",
      "A PostgreSQL server to use instead: version 15 or later, encoding UTF-8, with the extension `pg_trgm`. On another machine: [with TLS](#tls-to-the-database), and better with [an account that changes no tables](#an-account-that-changes-no-tables).",
    ),
    DATABASE_REPLICA_URL: secret(
      databaseAddress,
      "none",
      "A read replica of that server. Lists and other reads for pages go to it, and to the primary while it is away or behind what the visitor wrote.",
    ),
    DATABASE_READ_LIMIT: withDefault(
      READ_LIMIT,
      "15",
      "How many seconds a statement of a visitor may take, from 1 to 999, before it is cancelled. `off` sets no limit.",
    ),
  },
};

export const DEMONSTRATION = {
  title: "Demonstration",
  settings: {
    DEMO: optional(
      DEMO,
      "on with the embedded database on a loopback address, without a proxy and an outside `PUBLIC_URL`; otherwise off",
      "Loads a fictional town with accounts whose passwords are public. `on` is refused with `DATABASE_URL`, and wherever other machines could reach the app.",
    ),
  },
};

export const SECOND_FACTOR = {
  title: "Second factor",
  settings: {
    REQUIRE_SECOND_FACTOR: optional(
      ROLE_LIST,
      "none",
      "Roles that sign in with a passkey besides the password, separated by commas: `ADMINISTRATOR,SUPER USER`. Needs a `PUBLIC_URL` with `https://` and a name.",
    ),
  },
};

export const DIRECTORY_HEALTH = {
  title: "Directory health",
  settings: {
    CHECK_WEBSITES: withDefault(
      onOrOff,
      "off",
      "`on` visits the web address of each service once a week, and each day while it is gone. It sends one request a second to a host, keeps `robots.txt`, and never reaches private addresses.",
    ),
    COUNT_UNMET_NEEDS: withDefault(
      onOrOff,
      "on",
      "`off` counts no searches that found nothing, and hides their table. Texts of searches are never stored, and the counts are not exact.",
    ),
  },
};

export const WEBHOOKS = {
  title: "Webhooks",
  settings: {
    WEBHOOKS_TO_PRIVATE: withDefault(
      onOrOff,
      "off",
      "`on` lets webhooks lead to private addresses and to `http://`, for a receiver in your own network or for tests. An administrator can then reach that network.",
    ),
  },
};

export const HARVEST = {
  title: "Harvest",
  settings: {
    HARVEST: optional(
      HARVEST_SOURCES,
      "none",
      "Other directories that are fetched and taken over: `NAME ADDRESS`, and behind it `review` (the default: an administrator lets changes in) or `apply` (they go in by themselves), and `licence=NAME`. With semicolons or line breaks between them.",
    ),
    HARVEST_EVERY: withDefault(
      wholeNumber(1, 168, "hours"),
      "24",
      "Hours between two harvests of a source, 1 to 168.",
    ),
    HARVEST_FROM_PRIVATE: withDefault(
      onOrOff,
      "off",
      "`on` lets sources be at private addresses, for a directory in your own network or for tests.",
    ),
  },
};

export const LINKS_AND_THE_QUICK_EXIT = {
  title: "Links and the quick exit",
  settings: {
    EXIT_URL: withDefault(
      webAddress,
      "https://www.weather.gov/",
      "Where the quick exit leads. Choose a page that reveals nothing about what was looked for.",
    ),
    SECURITY_CONTACT: optional(
      CONTACT,
      "none",
      "The email address or web address for reports of weaknesses, served in `/.well-known/security.txt`.",
    ),
    SUPPORT_EMAIL: optional(
      emailAddress,
      "none",
      "The email address of your support. Set it: the page about deleting an account asks people to write there. Without it, pages lead to the feedback form.",
    ),
    VOLUNTEER_URL: optional(webAddress, "none", "The menu's link for people who want to help."),
    DONATION_URL: optional(webAddress, "none", "The menu's link for donations."),
    WEBSITE_URL: optional(webAddress, "none", "Your website."),
    FACEBOOK_URL: optional(webAddress, "none", "Your page on Facebook."),
    TWITTER_URL: optional(webAddress, "none", "Your account on X."),
    INSTAGRAM_URL: optional(webAddress, "none", "Your account on Instagram."),
    YOUTUBE_URL: optional(webAddress, "none", "Your channel on YouTube."),
  },
};
