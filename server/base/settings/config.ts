import { toRelyingParty } from "#domain/accounts/passkeys/relying-party.ts";
import type { Provider } from "#domain/accounts/social-sign-in/provider.ts";
import type { Language } from "#domain/base/languages/language.ts";
import type { Role } from "#domain/base/roles/role.ts";
import { withoutEnding } from "#domain/base/text/without-ending.ts";
import type { HarvestSource } from "#domain/imports/harvest/harvest-setting.ts";
import type {
  ProviderSettings,
  SocialSettings,
} from "../../features/accounts/social-sign-in/social-provider.ts";
import type { S3Settings } from "../outside/files/s3-files.ts";
import { GEOCODER_KINDS, type GeocoderSettings } from "../outside/geocoder/geocoder.ts";
import type { MailAddress } from "../outside/mail/mail-sender.ts";
import type { QueryModelSettings } from "../outside/query-model/query-model.ts";
import type { TranslatorSettings } from "../outside/translator/translator.ts";
import { WEATHER_KINDS, type WeatherSettings } from "../outside/weather/weather-service.ts";
import { type Environment, isLoopback, parseHost } from "../process/environment.ts";
import { OperatorError } from "../process/operator-error.ts";
import { readSettings, type SettingValues } from "./settings.ts";
import { TEXT_GATEWAYS, type TextGatewaySettings } from "./text-gateway-settings.ts";

/**
 * The configuration, read once at start: the settings compared with one another, and those of one service together.
 * What is not configured is null. docs/operate.md says what each setting means.
 */
export interface Config {
  /** Zero picks a free port. */
  readonly port: number;
  readonly host: string;
  readonly metrics: MetricsAddress | null;
  readonly requestsAtOnce: number;
  /** An absolute path. */
  readonly dataDir: string;
  /** Null: the embedded database. */
  readonly databaseUrl: string | null;
  readonly databaseReplicaUrl: string | null;
  /** Null: no limit. */
  readonly readLimitMs: number | null;
  /** Origin, without a slash at its end; null: taken from each request. */
  readonly publicUrl: string | null;
  readonly corsOrigins: readonly string[];
  /** Null: mails become files. */
  readonly smtpUrl: string | null;
  readonly mailFrom: MailAddress;
  /** Proxies whose forwarded client address is trusted; false: none. */
  readonly trustProxy: boolean | number | string;
  readonly basemap: string | null;
  readonly gtfsDir: string | null;
  /** As the operator wrote it. */
  readonly defaultPlace: string | null;
  readonly demo: boolean;
  readonly isRateLimited: boolean;
  readonly countsUnmetNeeds: boolean;
  readonly checksWebsites: boolean;
  readonly hstsSubdomains: boolean;
  readonly webhooksToPrivate: boolean;
  readonly harvest: HarvestSettings;
  readonly links: ConfiguredLinks;
  /** `mailto:` or web address for reports of weaknesses. */
  readonly securityContact: string | null;
  /** English first. */
  readonly languages: readonly Language[];
  readonly exitUrl: string;
  /** Roles from which a second factor is required. */
  readonly secondFactorRoles: ReadonlySet<Role>;
  readonly social: SocialSettings;
  /** Null: pictures go to the folder `uploads` of `dataDir`. */
  readonly s3: S3Settings | null;
  readonly translator: TranslatorSettings | null;
  readonly geocoder: GeocoderSettings | null;
  readonly queryModel: QueryModelSettings | null;
  /** Base URL of a server that finds ways by transit, instead of `gtfsDir`. */
  readonly transitUrl: string | null;
  readonly weather: WeatherSettings | null;
  readonly textGateway: TextGatewaySettings | null;
  /** Ed25519 private key in PEM; null: the one that the database keeps. */
  readonly cityFileKey: string | null;
}

/** Address at which figures for a monitoring system are served. */
export interface MetricsAddress {
  readonly host: string;
  /** Zero picks a free port. */
  readonly port: number;
}

/** Settings for harvesting other directories. */
export interface HarvestSettings {
  readonly sources: readonly HarvestSource[];
  /** Milliseconds between two harvests of a source. */
  readonly everyMs: number;
  /** Whether sources may be at private addresses. */
  readonly isPrivateAllowed: boolean;
}

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

const HOUR_MS = 3_600_000;

/**
 * Reads the configuration.
 *
 * @throws OperatorError naming the setting and what it takes, or which other one it needs
 */
export function readConfig(env: Environment = process.env): Config {
  const values = readSettings(env);
  const origin = values.PUBLIC_URL;
  requireOthers(values);
  return Object.freeze({
    port: values.PORT,
    host: values.HOST,
    metrics:
      values.METRICS_PORT === null
        ? null
        : { host: values.METRICS_HOST ?? "127.0.0.1", port: values.METRICS_PORT },
    requestsAtOnce: values.REQUESTS_AT_ONCE,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databaseReplicaUrl: values.DATABASE_REPLICA_URL,
    readLimitMs: values.DATABASE_READ_LIMIT.ms,
    publicUrl: origin,
    corsOrigins: values.CORS_ORIGINS ?? [],
    smtpUrl: values.SMTP_URL,
    mailFrom: Object.freeze(values.MAIL_FROM ?? senderAt(origin)),
    trustProxy: values.TRUST_PROXY,
    basemap: values.BASEMAP,
    gtfsDir: values.GTFS_DIR,
    defaultPlace: values.DEFAULT_PLACE,
    demo: isDemo(values),
    isRateLimited: values.RATE_LIMIT,
    checksWebsites: values.CHECK_WEBSITES,
    webhooksToPrivate: values.WEBHOOKS_TO_PRIVATE,
    hstsSubdomains: values.HSTS_SUBDOMAINS,
    harvest: Object.freeze({
      sources: values.HARVEST ?? [],
      everyMs: values.HARVEST_EVERY * HOUR_MS,
      isPrivateAllowed: values.HARVEST_FROM_PRIVATE,
    }),
    countsUnmetNeeds: values.COUNT_UNMET_NEEDS,
    languages: values.LANGUAGES,
    exitUrl: values.EXIT_URL,
    securityContact: values.SECURITY_CONTACT,
    links: Object.freeze({
      volunteer: values.VOLUNTEER_URL,
      donation: values.DONATION_URL,
      support: values.SUPPORT_EMAIL,
      facebook: values.FACEBOOK_URL,
      twitter: values.TWITTER_URL,
      instagram: values.INSTAGRAM_URL,
      youtube: values.YOUTUBE_URL,
      website: values.WEBSITE_URL,
    }),
    secondFactorRoles: values.REQUIRE_SECOND_FACTOR ?? new Set(),
    social: Object.freeze({
      GOOGLE: provider(values, "GOOGLE"),
      FACEBOOK: provider(values, "FACEBOOK"),
      TWITTER: provider(values, "TWITTER"),
    }),
    s3: pictureStore(values),
    translator: translator(values),
    geocoder: geocoder(values),
    transitUrl: values.TRANSIT_URL,
    queryModel: queryModel(values),
    weather: weather(values),
    textGateway: textGateway(values),
    cityFileKey: values.CITY_FILE_KEY,
  });
}

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

/** Settings that mean something only beside another one: each with that one. */
const NEEDS: readonly (readonly [name: keyof SettingValues, needed: keyof SettingValues, why?: string])[] = [
  ["DATABASE_REPLICA_URL", "DATABASE_URL", ": the embedded database has no replica"],
  ["METRICS_HOST", "METRICS_PORT"],
  ["SMTP_URL", "PUBLIC_URL", ", such as https://help.example.org: links in emails lead there"],
  ["TRANSLATE_KIND", "TRANSLATE_URL"],
  ["TRANSLATE_KEY", "TRANSLATE_URL"],
  ["GEOCODER_KIND", "GEOCODER_URL"],
  ["GEOCODER_HIDDEN", "GEOCODER_URL"],
  ["WEATHER_KIND", "WEATHER_URL"],
  ["BOT_MODEL", "BOT_URL"],
  ["BOT_KEY", "BOT_URL"],
];

function requireOthers(values: SettingValues): void {
  for (const [name, needed, why = ""] of NEEDS) {
    if (values[name] !== null && values[needed] === null) {
      throw new OperatorError(`${name} needs ${needed}${why}.`);
    }
  }
  const { REQUIRE_SECOND_FACTOR: roles, PUBLIC_URL: origin } = values;
  if (roles !== null && origin !== null && toRelyingParty(origin) === null) {
    throw new OperatorError(
      "REQUIRE_SECOND_FACTOR needs a PUBLIC_URL with https:// and a name: passkeys work only there.",
    );
  }
}

/** Returns a setting that others of its service have made necessary. @throws OperatorError saying why it is */
function required<Name extends keyof SettingValues>(
  values: SettingValues,
  name: Name,
  why: string,
): NonNullable<SettingValues[Name]> {
  const value = values[name];
  if (value === null || value === undefined) throw new OperatorError(`${name} must be set too${why}.`);
  return value;
}

function senderAt(origin: string | null): MailAddress {
  const host = origin === null ? "localhost" : new URL(origin).hostname;
  return { name: "Amparo", address: `no-reply@${host}` };
}

/**
 * Whether the demonstration is loaded. It defaults to on only where the app is reachable from this machine alone: its
 * services are invented, and its administrator's password is public. A loopback address behind a proxy is reachable from
 * elsewhere.
 */
function isDemo(values: SettingValues): boolean {
  const { DEMO, HOST, DATABASE_URL, PUBLIC_URL, TRUST_PROXY } = values;
  const isOurs = PUBLIC_URL === null || isLoopback(parseHost(PUBLIC_URL));
  const isSafe = DATABASE_URL === null && isLoopback(HOST) && isOurs;
  if (DEMO === null) return isSafe && TRUST_PROXY === false;
  if (!DEMO) return false;
  if (DATABASE_URL !== null) {
    throw new OperatorError("DEMO cannot be on with DATABASE_URL: its services are made up.");
  }
  if (!isOurs) {
    throw new OperatorError(`DEMO cannot be on with PUBLIC_URL ${PUBLIC_URL}: its passwords are public.`);
  }
  if (!isSafe) {
    throw new OperatorError(
      `DEMO cannot be on with HOST ${HOST}, only on a loopback address: its services are made up.`,
    );
  }
  return true;
}

/** `baseUrl` is for testing: it replaces Google's OpenID Connect issuer, or the origin of another provider. */
function provider(values: SettingValues, name: Provider): ProviderSettings | null {
  const baseUrl = values[`${name}_BASE_URL`];
  if (values[`${name}_CLIENT_ID`] === null && values[`${name}_CLIENT_SECRET`] === null && baseUrl === null) {
    return null;
  }
  const clientId = required(values, `${name}_CLIENT_ID`, ", for signing in");
  const clientSecret = required(values, `${name}_CLIENT_SECRET`, ", for signing in");
  if (baseUrl?.startsWith("http:") === true && !isLoopback(parseHost(baseUrl))) {
    throw new OperatorError(`${name}_BASE_URL must start with https://, except on this machine.`);
  }
  return Object.freeze({ clientId, clientSecret, baseUrl });
}

function pictureStore(values: SettingValues): S3Settings | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION } = values;
  const together = [S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY];
  if (together.every((value) => value === null)) return null;
  const why = ": pictures go to the bucket then";
  return Object.freeze({
    endpoint: withoutEnding(required(values, "S3_ENDPOINT", why), "/"),
    bucket: required(values, "S3_BUCKET", why),
    region: S3_REGION,
    accessKeyId: required(values, "S3_ACCESS_KEY_ID", why),
    secretAccessKey: required(values, "S3_SECRET_ACCESS_KEY", why),
  });
}

function translator(values: SettingValues): TranslatorSettings | null {
  const { TRANSLATE_URL: url, TRANSLATE_KIND: kind, TRANSLATE_KEY: key } = values;
  return url === null ? null : Object.freeze({ kind: kind ?? "libretranslate", url, key });
}

function geocoder(values: SettingValues): GeocoderSettings | null {
  const { GEOCODER_URL: url, GEOCODER_HIDDEN: isHiddenSent } = values;
  if (url === null) return null;
  const kind = required(values, "GEOCODER_KIND", `: ${GEOCODER_KINDS.join(", ")}`);
  return Object.freeze({ kind, url, seesHidden: isHiddenSent === true });
}

function weather(values: SettingValues): WeatherSettings | null {
  const { WEATHER_URL: url } = values;
  if (url === null) return null;
  return Object.freeze({ kind: required(values, "WEATHER_KIND", `: ${WEATHER_KINDS.join(", ")}`), url });
}

function queryModel(values: SettingValues): QueryModelSettings | null {
  const { BOT_URL: url, BOT_KEY: key } = values;
  if (url === null) return null;
  return Object.freeze({ url, model: required(values, "BOT_MODEL", ": the name of the model"), key });
}

function textGateway(values: SettingValues): TextGatewaySettings | null {
  const { SMS_GATEWAY, SMS_SECRET, SMS_NUMBER_KEY, PUBLIC_URL } = values;
  if (SMS_GATEWAY === null && SMS_SECRET === null && SMS_NUMBER_KEY === null) return null;
  const kind = required(values, "SMS_GATEWAY", `: ${TEXT_GATEWAYS.join(", ")}`);
  const secret = required(values, "SMS_SECRET", ": the gateway signs with it");
  const numberKey = required(values, "SMS_NUMBER_KEY", ": a random text, such as of: openssl rand -hex 32");
  // Gateways sign the address that they send to.
  if (PUBLIC_URL === null) {
    throw new OperatorError(
      "SMS_GATEWAY needs PUBLIC_URL, such as https://help.example.org: messages are sent there.",
    );
  }
  return Object.freeze({ kind, secret, numberKey, publicUrl: PUBLIC_URL });
}
