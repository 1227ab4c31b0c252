import { isIP } from "node:net";
import { resolve } from "node:path";
import { relyingPartyOf } from "#domain/accounts/passkeys/relying-party.ts";
import { readRoles } from "#domain/accounts/passkeys/second-factor.ts";
import { type Language, MAIN_LANGUAGES } from "#domain/base/languages/language.ts";
import { LANGUAGES } from "#domain/base/languages/languages.ts";
import { ROLES, type Role } from "#domain/base/roles/role.ts";
import type { SocialSettings } from "../../features/accounts/social-sign-in/social-provider.ts";
import type { S3Settings } from "../outside/files/s3-files.ts";
import type { GeocoderSettings } from "../outside/geocoder/geocoder.ts";
import type { MailAddress } from "../outside/mail/mail-sender.ts";
import type { QueryModelSettings } from "../outside/query-model/query-model.ts";
import type { TranslatorSettings } from "../outside/translator/translator.ts";
import type { WeatherSettings } from "../outside/weather/weather-service.ts";
import {
  type Environment,
  hostOf,
  isLoopback,
  originOf,
  read,
  readPath,
  readUrl,
  WEB,
} from "../process/environment.ts";
import { OperatorError } from "../process/operator-error.ts";
import { withSecretFiles } from "../process/secret-files.ts";
import { readPrivateKey } from "../tokens/signing-key.ts";
import {
  geocoder,
  mailFrom,
  provider,
  queryModel,
  s3,
  smtpUrl,
  textGateway,
  transitUrl,
  translator,
  weather,
} from "./config-integrations.ts";
import {
  type HarvestSettings,
  harvestSettings,
  type MetricsAddress,
  metricsAddress,
  portNumber,
  requestsAtOnce,
} from "./config-operations.ts";
import type { TextGatewaySettings } from "./text-gateway-settings.ts";

/** The configuration, read once at start. An unset value is null, or the default named here. */
export interface Config {
  /** Default 3000. Zero picks a free port. */
  readonly port: number;
  /** Default 127.0.0.1. */
  readonly host: string;
  /** Address at which figures for a monitoring system are served; null: nowhere. */
  readonly metrics: MetricsAddress | null;
  /** Number of requests in progress beyond which further ones are refused; default 200. */
  readonly requestsAtOnce: number;
  /** Absolute path; default `./data`. Holds the embedded database and uploads. */
  readonly dataDir: string;
  /** URL of the database; null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly databaseReplicaUrl: string | null;
  /** Milliseconds after which a read for a page is cancelled; null: no limit. */
  readonly readLimitMs: number | null;
  /** Public origin of the app, without a trailing slash. */
  readonly publicUrl: string | null;
  /** Origins, without a trailing slash, whose pages may use every call and not only public GETs. */
  readonly corsOrigins: readonly string[];
  /** Mail server; null: mail is written as files to the folder `outbox` of `dataDir`. */
  readonly smtpUrl: string | null;
  /** Sender of all mail. */
  readonly mailFrom: MailAddress;
  /** Fastify's `trustProxy`: false, true, a number of hops, or addresses and networks with commas between. */
  readonly trustProxy: boolean | number | string;
  /** Absolute path of a PMTiles file with streets; null: only the built-in basemap. */
  readonly basemap: string | null;
  /** Absolute path of a folder of GTFS feeds; null: no timetables. */
  readonly gtfsDir: string | null;
  /** Place shown to visitors who have not chosen one: a city, a ZIP or `longitude|latitude`. */
  readonly defaultPlace: string | null;
  /** Whether the demonstration directory is loaded. */
  readonly demo: boolean;
  readonly isRateLimited: boolean;
  /** Whether searches that found nothing, or nothing open, are counted. */
  readonly countsUnmetNeeds: boolean;
  /** Whether web addresses of services are visited to see if they are gone. */
  readonly checksWebsites: boolean;
  /** Whether browsers have to use HTTPS for the names below the host of `publicUrl`, too. */
  readonly hstsSubdomains: boolean;
  /** Whether webhooks may lead to private addresses, and be without encryption. */
  readonly webhooksToPrivate: boolean;
  /** Other directories that are fetched on a schedule. */
  readonly harvest: HarvestSettings;
  readonly links: ConfiguredLinks;
  /** `mailto:` or web address for reports of weaknesses; null: none. */
  readonly securityContact: string | null;
  /** Languages in which the app is served; English first. */
  readonly languages: readonly Language[];
  /** Neutral page to which the quick exit leads. */
  readonly exitUrl: string;
  /** Roles from which a second factor is required. */
  readonly secondFactorRoles: ReadonlySet<Role>;
  /** Social sign-in providers; null: not configured. */
  readonly social: SocialSettings;
  /** Storage of uploaded pictures; null: the folder `uploads` of `dataDir`. */
  readonly s3: S3Settings | null;
  /** Translation engine that drafts Spanish; null: none. */
  readonly translator: TranslatorSettings | null;
  /** Geocoder of street addresses; null: only the built-in gazetteer of ZIPs and cities. */
  readonly geocoder: GeocoderSettings | null;
  /** Language model that turns messages which the chatbot does not understand into queries; null: none. */
  readonly queryModel: QueryModelSettings | null;
  /** Base URL of a server that finds ways by transit, instead of `gtfsDir`; null: none. */
  readonly transitUrl: string | null;
  /** Weather service; null: only sunrise and sunset. */
  readonly weather: WeatherSettings | null;
  /** Gateway of text messages; null: none are answered. */
  readonly textGateway: TextGatewaySettings | null;
  /** Ed25519 private key in PEM that signs files of places; null: the one that the database keeps. */
  readonly cityFileKey: string | null;
}

/** Settings that tests may leave out; the app works without them. */
export type OptionalSettings = Partial<
  Pick<
    Config,
    | "queryModel"
    | "weather"
    | "webhooksToPrivate"
    | "checksWebsites"
    | "hstsSubdomains"
    | "textGateway"
    | "cityFileKey"
    | "languages"
    | "links"
    | "securityContact"
    | "corsOrigins"
    | "demo"
    | "geocoder"
    | "social"
    | "secondFactorRoles"
    | "publicUrl"
    | "databaseUrl"
  >
>;

/** Links of the side menu and of notices; an unset one is not shown. */
export interface ConfiguredLinks {
  readonly volunteer: string | null;
  readonly donation: string | null;
  /** A mail address. */
  readonly support: string | null;
  readonly facebook: string | null;
  readonly twitter: string | null;
  readonly instagram: string | null;
  readonly youtube: string | null;
  readonly website: string | null;
}

/**
 * Reads the configuration. An empty variable counts as unset.
 *
 * @throws OperatorError naming the variable and its allowed values
 */
export function readConfig(settings: Environment = process.env): Config {
  const env = withSecretFiles(settings);
  const host = read(env, "HOST") ?? "127.0.0.1";
  const databaseUrl = readUrl(env, "DATABASE_URL", ["postgres:", "postgresql:"]);
  const databaseReplicaUrl = readUrl(env, "DATABASE_REPLICA_URL", ["postgres:", "postgresql:"]);
  if (databaseReplicaUrl !== null && databaseUrl === null) {
    throw new OperatorError("DATABASE_REPLICA_URL needs DATABASE_URL: the embedded database has no replica.");
  }
  const origin = publicUrl(env);
  return Object.freeze({
    port: portNumber("PORT", read(env, "PORT") ?? "3000"),
    host,
    metrics: metricsAddress(env),
    requestsAtOnce: requestsAtOnce(env),
    dataDir: resolve(read(env, "DATA_DIR") ?? "data"),
    databaseUrl,
    databaseReplicaUrl,
    readLimitMs: readLimitMs(env),
    publicUrl: origin,
    corsOrigins: corsOrigins(env),
    smtpUrl: smtpUrl(env, origin),
    mailFrom: Object.freeze(mailFrom(env, origin)),
    trustProxy: trustProxy(env),
    basemap: readPath(env, "BASEMAP"),
    gtfsDir: readPath(env, "GTFS_DIR"),
    defaultPlace: read(env, "DEFAULT_PLACE"),
    demo: demo(env, { host, databaseUrl, origin }),
    isRateLimited: isOn(env, "RATE_LIMIT", true),
    checksWebsites: isOn(env, "CHECK_WEBSITES", false),
    webhooksToPrivate: isOn(env, "WEBHOOKS_TO_PRIVATE", false),
    hstsSubdomains: isOn(env, "HSTS_SUBDOMAINS", false),
    harvest: Object.freeze(harvestSettings(env, isOn(env, "HARVEST_FROM_PRIVATE", false))),
    countsUnmetNeeds: isOn(env, "COUNT_UNMET_NEEDS", true),
    languages: Object.freeze(languages(env)),
    exitUrl: readUrl(env, "EXIT_URL", WEB) ?? NEUTRAL_PAGE,
    securityContact: securityContact(env),
    links: Object.freeze({
      volunteer: readUrl(env, "VOLUNTEER_URL", WEB),
      donation: readUrl(env, "DONATION_URL", WEB),
      support: supportEmail(env),
      facebook: readUrl(env, "FACEBOOK_URL", WEB),
      twitter: readUrl(env, "TWITTER_URL", WEB),
      instagram: readUrl(env, "INSTAGRAM_URL", WEB),
      youtube: readUrl(env, "YOUTUBE_URL", WEB),
      website: readUrl(env, "WEBSITE_URL", WEB),
    }),
    secondFactorRoles: secondFactorRoles(env, origin),
    social: Object.freeze({
      GOOGLE: provider(env, "GOOGLE"),
      FACEBOOK: provider(env, "FACEBOOK"),
      TWITTER: provider(env, "TWITTER"),
    }),
    s3: s3(env),
    translator: translator(env),
    geocoder: geocoder(env),
    transitUrl: transitUrl(env),
    queryModel: queryModel(env),
    weather: weather(env),
    textGateway: textGateway(env, origin),
    cityFileKey: cityFileKey(env),
  });
}

/** Neutral default of the quick exit: a page that many people have open. */
const NEUTRAL_PAGE = "https://www.weather.gov/";

/** React is four times slower unless NODE_ENV is `production`. Must be called before it is loaded. */
export function preferProduction(env: Record<string, string | undefined> = process.env): void {
  env.NODE_ENV ||= "production";
}

/**
 * Enables the development builds of libraries, with their hot replacement and warnings. Must be called before any
 * is loaded.
 */
export function preferDevelopment(env: Record<string, string | undefined> = process.env): void {
  env.NODE_ENV ||= "development";
}

function publicUrl(env: Environment): string | null {
  const text = read(env, "PUBLIC_URL");
  const origin = text === null ? null : originOf(text);
  if (text !== null && origin === null) {
    throw new OperatorError(
      "PUBLIC_URL must be an origin, such as https://help.example.org, without a path.",
    );
  }
  return origin;
}

/** @param origin `PUBLIC_URL`: passkeys belong to it */
function secondFactorRoles(env: Environment, origin: string | null): ReadonlySet<Role> {
  const text = read(env, "REQUIRE_SECOND_FACTOR");
  if (text === null) return new Set();
  const roles = readRoles(text);
  if (roles === null) {
    throw new OperatorError(`REQUIRE_SECOND_FACTOR must be roles with commas between: ${ROLES.join(", ")}.`);
  }
  if (origin !== null && relyingPartyOf(origin) === null) {
    throw new OperatorError(
      "REQUIRE_SECOND_FACTOR needs a PUBLIC_URL with https:// and a name: passkeys work only there.",
    );
  }
  return roles;
}

/** English comes first, and cannot be left out: what no one has worded in a language stands in it. */
function languages(env: Environment): readonly Language[] {
  const text = read(env, "LANGUAGES");
  if (text === null) return MAIN_LANGUAGES;
  const given = text.split(",").map((part) => part.trim().toLowerCase());
  const known = LANGUAGES.filter((language) => given.includes(language.toLowerCase()));
  if (known.length !== given.length || !known.includes("en")) {
    throw new OperatorError(
      `LANGUAGES must be en and others of ${LANGUAGES.join(", ")}, each once, with commas between.`,
    );
  }
  return known;
}

function corsOrigins(env: Environment): readonly string[] {
  const parts = read(env, "CORS_ORIGINS")?.split(",") ?? [];
  return Object.freeze(
    parts.map((part) => {
      const origin = originOf(part.trim());
      if (origin !== null) return origin;
      throw new OperatorError(
        "CORS_ORIGINS must be origins, such as https://other.example.org, with commas between and without paths.",
      );
    }),
  );
}

function supportEmail(env: Environment): string | null {
  const text = read(env, "SUPPORT_EMAIL");
  if (text !== null && !/^[^\s@:?&]+@[^\s@:?&]+$/.test(text)) {
    throw new OperatorError("SUPPORT_EMAIL must be an email address.");
  }
  return text;
}

/** An address of mail becomes a `mailto:`, as RFC 9116 has it. */
function securityContact(env: Environment): string | null {
  const text = read(env, "SECURITY_CONTACT");
  if (text === null || (text.startsWith("https://") && URL.canParse(text))) return text;
  if (!/^[^\s@:?&]+@[^\s@:?&]+$/.test(text)) {
    throw new OperatorError(
      "SECURITY_CONTACT must be an email address or an address that starts with https://.",
    );
  }
  return `mailto:${text}`;
}

function trustProxy(env: Environment): boolean | number | string {
  const text = read(env, "TRUST_PROXY");
  if (text === null || text === "false") return false;
  if (text === "true") return true;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const addresses = text.split(",").map((part) => part.trim());
  if (!addresses.every(isNetwork)) {
    throw new OperatorError(
      "TRUST_PROXY must be true, false, a number of proxies, or their addresses with commas between.",
    );
  }
  return addresses.join(",");
}

/** Names of networks, as the framework has them. */
const NAMED_NETWORKS = ["loopback", "linklocal", "uniquelocal"];

/** An IP address, one with a prefix length, or a named network. */
function isNetwork(text: string): boolean {
  if (NAMED_NETWORKS.includes(text)) return true;
  const [address = "", length, ...others] = text.split("/");
  const version = isIP(address);
  if (version === 0 || address.includes("%") || others.length > 0) return false;
  return (
    length === undefined || (/^[1-9]\d{0,2}$/.test(length) && Number(length) <= (version === 4 ? 32 : 128))
  );
}

/**
 * Defaults to on only where the app is reachable from this machine alone: its services are invented, and its
 * administrator's password is public. A loopback address behind a proxy is reachable from elsewhere.
 */
function demo(
  env: Environment,
  { host, databaseUrl, origin }: { host: string; databaseUrl: string | null; origin: string | null },
): boolean {
  const text = read(env, "DEMO")?.toLowerCase();
  const isOurs = origin === null || isLoopback(hostOf(origin));
  const isSafe = databaseUrl === null && isLoopback(host) && isOurs;
  if (text === undefined) return isSafe && trustProxy(env) === false;
  if (["off", "false", "0", "no"].includes(text)) return false;
  if (!["on", "true", "1", "yes"].includes(text)) throw new OperatorError("DEMO must be on or off.");
  if (databaseUrl !== null)
    throw new OperatorError("DEMO cannot be on with DATABASE_URL: its services are made up.");
  if (!isOurs)
    throw new OperatorError(`DEMO cannot be on with PUBLIC_URL ${origin}: its passwords are public.`);
  if (!isSafe) {
    throw new OperatorError(
      `DEMO cannot be on with HOST ${host}, only on a loopback address: its services are made up.`,
    );
  }
  return true;
}

/** Line breaks may be written as \\n, since few environments take a text of several lines. */
function cityFileKey(env: Environment): string | null {
  const pem = read(env, "CITY_FILE_KEY")?.replaceAll("\\n", "\n") ?? null;
  if (pem !== null && readPrivateKey(pem) === null) {
    throw new OperatorError(
      "CITY_FILE_KEY must be an Ed25519 private key in PEM, as `openssl genpkey -algorithm ed25519` makes it.",
    );
  }
  return pem;
}

function readLimitMs(env: Environment): number | null {
  const text = read(env, "DATABASE_READ_LIMIT")?.toLowerCase() ?? "15";
  if (text === "off") return null;
  const seconds = Number(text);
  if (!/^\d{1,3}$/.test(text) || seconds === 0) {
    throw new OperatorError("DATABASE_READ_LIMIT must be a number of seconds from 1 to 999, or off.");
  }
  return seconds * 1000;
}

function isOn(env: Environment, name: string, byDefault: boolean): boolean {
  const text = read(env, name)?.toLowerCase() ?? (byDefault ? "on" : "off");
  if (text !== "on" && text !== "off") throw new OperatorError(`${name} must be on or off.`);
  return text === "on";
}
