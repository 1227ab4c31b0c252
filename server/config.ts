import { resolve } from "node:path";
import { isEmail } from "#domain/contract/contact-rules.ts";
import type { Provider } from "#domain/social-sign-in/provider.ts";
import type { ProviderSettings, SocialSettings } from "./features/social-sign-in/social-provider.ts";
import type { S3Settings } from "./outside/files/s3-files.ts";
import { GEOCODER_KINDS, type GeocoderSettings } from "./outside/geocoder/geocoder.ts";
import type { MailAddress } from "./outside/mail/mail-sender.ts";
import { TRANSLATOR_KINDS, type TranslatorSettings } from "./outside/translator/translator.ts";
import { Refusal } from "./refusal.ts";

/** What the operator decides, read once at the start. Unset is null, or the default named here. */
export interface Config {
  /** 3000. Zero takes a free one. */
  readonly port: number;
  /** 127.0.0.1. */
  readonly host: string;
  /** Absolute; `./data`. Embedded database and uploads. */
  readonly dataDir: string;
  /** Null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly databaseReplicaUrl: string | null;
  /** How long a read for a page may take, before it is refused; null: for ever. */
  readonly readLimitMs: number | null;
  /** Origin under which people reach the app, without a slash at the end. */
  readonly publicUrl: string | null;
  /** Other sites whose pages may use every call, not public GETs alone; origins without a slash at the end. */
  readonly corsOrigins: readonly string[];
  /** The mail server; null: mails are files in the folder `outbox` of `dataDir`. */
  readonly smtpUrl: string | null;
  /** From whom mails come. */
  readonly mailFrom: MailAddress;
  /** Fastify's `trustProxy`: false, true, a number of hops, or addresses and networks with commas between. */
  readonly trustProxy: boolean | number | string;
  /** Absolute path of a PMTiles file with streets; null: the map that comes with the product, alone. */
  readonly basemap: string | null;
  /** What a visitor without a place gets, as written: a city, a ZIP or `longitude|latitude`. */
  readonly defaultPlace: string | null;
  /** The demonstration directory. */
  readonly demo: boolean;
  readonly isRateLimited: boolean;
  readonly links: ConfiguredLinks;
  /** Where the quick exit leads: a page that says nothing of who looked for what. */
  readonly exitUrl: string;
  /** Accounts elsewhere that open one here; null: not set up. */
  readonly social: SocialSettings;
  /** Where uploaded pictures go; null: the folder `uploads` of `dataDir`. */
  readonly s3: S3Settings | null;
  /** The engine that drafts Spanish; null: Spanish is written by hand. */
  readonly translator: TranslatorSettings | null;
  /** Who finds doors; null: our gazetteer alone, which knows ZIPs and cities. */
  readonly geocoder: GeocoderSettings | null;
}

/** Addresses for the side menu and the notices; an unset one shows no link. */
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

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration. An empty variable counts as unset.
 *
 * @throws Refusal that names the variable and says what it may be
 */
export function readConfig(env: Environment = process.env): Config {
  const host = read(env, "HOST") ?? "127.0.0.1";
  const databaseUrl = url(env, "DATABASE_URL", ["postgres:", "postgresql:"]);
  const databaseReplicaUrl = url(env, "DATABASE_REPLICA_URL", ["postgres:", "postgresql:"]);
  if (databaseReplicaUrl !== null && databaseUrl === null) {
    throw new Refusal("DATABASE_REPLICA_URL needs DATABASE_URL: the embedded database has no replica.");
  }
  return Object.freeze({
    port: port(env),
    host,
    dataDir: resolve(read(env, "DATA_DIR") ?? "data"),
    databaseUrl,
    databaseReplicaUrl,
    readLimitMs: readLimitMs(env),
    publicUrl: publicUrl(env),
    corsOrigins: corsOrigins(env),
    smtpUrl: smtpUrl(env),
    mailFrom: Object.freeze(mailFrom(env)),
    trustProxy: trustProxy(env),
    basemap: path(env, "BASEMAP"),
    defaultPlace: read(env, "DEFAULT_PLACE"),
    demo: demo(env, host, databaseUrl),
    isRateLimited: isRateLimited(env),
    exitUrl: url(env, "EXIT_URL", WEB) ?? NEUTRAL_PAGE,
    links: Object.freeze({
      volunteer: url(env, "VOLUNTEER_URL", WEB),
      donation: url(env, "DONATION_URL", WEB),
      support: supportEmail(env),
      facebook: url(env, "FACEBOOK_URL", WEB),
      twitter: url(env, "TWITTER_URL", WEB),
      instagram: url(env, "INSTAGRAM_URL", WEB),
      youtube: url(env, "YOUTUBE_URL", WEB),
      website: url(env, "WEBSITE_URL", WEB),
    }),
    social: Object.freeze({
      GOOGLE: provider(env, "GOOGLE"),
      FACEBOOK: provider(env, "FACEBOOK"),
      TWITTER: provider(env, "TWITTER"),
    }),
    s3: s3(env),
    translator: translator(env),
    geocoder: geocoder(env),
  });
}

/** A page that many people have open, whatever they do. */
const NEUTRAL_PAGE = "https://www.weather.gov/";

/** Libraries that look at NODE_ENV are four times slower without it. To be called before any is loaded. */
export function preferProduction(env: Record<string, string | undefined> = process.env): void {
  env.NODE_ENV ||= "production";
}

const WEB = ["http:", "https:"];

function read(env: Environment, name: string): string | null {
  const value = env[name]?.trim();
  return value === undefined || value === "" ? null : value;
}

function path(env: Environment, name: string): string | null {
  const text = read(env, name);
  return text === null ? null : resolve(text);
}

function port(env: Environment): number {
  const text = read(env, "PORT") ?? "3000";
  const value = Number(text);
  if (!/^\d{1,5}$/.test(text) || value > 65_535) throw new Refusal("PORT must be a number from 0 to 65535.");
  return value;
}

function url(env: Environment, name: string, protocols: readonly string[]): string | null {
  const text = read(env, name);
  if (text === null) return null;
  // The value is not repeated: it may hold a password.
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    throw new Refusal(
      `${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(" or ")}.`,
    );
  }
  return text;
}

function publicUrl(env: Environment): string | null {
  const text = read(env, "PUBLIC_URL");
  const origin = text === null ? null : originOf(text);
  if (text !== null && origin === null) {
    throw new Refusal("PUBLIC_URL must be an origin, such as https://help.example.org, without a path.");
  }
  return origin;
}

function smtpUrl(env: Environment): string | null {
  const text = url(env, "SMTP_URL", ["smtp:", "smtps:"]);
  if (text === null) return null;
  const { hostname, username, password } = new URL(text);
  if (hostname === "") throw new Refusal("SMTP_URL must name the mail server.");
  if (!isPercentEncoded(username + password)) {
    throw new Refusal("SMTP_URL must have its user and password percent-encoded: %25 for a percent sign.");
  }
  return text;
}

function isPercentEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** `Name <address>` or an address. */
function mailFrom(env: Environment): MailAddress {
  const text = read(env, "MAIL_FROM");
  if (text === null) return { name: "Amparo", address: `no-reply@${hostOf(publicUrl(env))}` };
  const [, name, address] = /^"?([^"<>\p{Cc}]*?)"?\s*<([^<>\s]+)>$/u.exec(text) ?? [null, "Amparo", text];
  if (name === undefined || address === undefined || !isMailFrom(address)) {
    throw new Refusal(
      "MAIL_FROM must be a mail address, or a name and an address: Amparo <mail@example.org>.",
    );
  }
  return { name: name === "" ? "Amparo" : name, address };
}

function isMailFrom(address: string): boolean {
  return isEmail(address) || (address.endsWith("@localhost") && isEmail(`${address}.example`));
}

function hostOf(origin: string | null): string {
  return origin === null ? "localhost" : new URL(origin).hostname;
}

function corsOrigins(env: Environment): readonly string[] {
  const parts = read(env, "CORS_ORIGINS")?.split(",") ?? [];
  return Object.freeze(
    parts.map((part) => {
      const origin = originOf(part.trim());
      if (origin !== null) return origin;
      throw new Refusal(
        "CORS_ORIGINS must be origins, such as https://other.example.org, with commas between and without paths.",
      );
    }),
  );
}

/** As browsers send it in `Origin`: null where the text is more than an origin, or none. */
function originOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, pathname, search, hash, username, origin } = new URL(text);
  const isOrigin = WEB.includes(protocol) && pathname === "/" && search + hash + username === "";
  return isOrigin ? origin : null;
}

function supportEmail(env: Environment): string | null {
  const text = read(env, "SUPPORT_EMAIL");
  if (text !== null && !/^[^\s@:?&]+@[^\s@:?&]+$/.test(text)) {
    throw new Refusal("SUPPORT_EMAIL must be a mail address.");
  }
  return text;
}

/** `baseUrl` is for trials: another OpenID Connect issuer in Google's place, an origin in that of the others. */
function provider(env: Environment, name: Provider): ProviderSettings | null {
  const clientId = read(env, `${name}_CLIENT_ID`);
  const clientSecret = read(env, `${name}_CLIENT_SECRET`);
  const baseUrl = url(env, `${name}_BASE_URL`, WEB);
  if (clientId === null && clientSecret === null && baseUrl === null) return null;
  const missing = (what: string) => new Refusal(`${name}_${what} must be set too, for signing in.`);
  if (clientId === null) throw missing("CLIENT_ID");
  if (clientSecret === null) throw missing("CLIENT_SECRET");
  if (
    baseUrl?.startsWith("http:") === true &&
    !isLoopback(new URL(baseUrl).hostname.replace(/^\[|\]$/g, ""))
  ) {
    throw new Refusal(`${name}_BASE_URL must begin with https://, but on this machine.`);
  }
  return Object.freeze({ clientId, clientSecret, baseUrl });
}

function s3(env: Environment): S3Settings | null {
  const endpoint = url(env, "S3_ENDPOINT", WEB)?.replace(/\/+$/, "") ?? null;
  const bucket = read(env, "S3_BUCKET");
  const accessKeyId = read(env, "S3_ACCESS_KEY_ID");
  const secretAccessKey = read(env, "S3_SECRET_ACCESS_KEY");
  if (endpoint === null && bucket === null && accessKeyId === null && secretAccessKey === null) return null;
  const missing = (name: string) => new Refusal(`${name} must be set too: pictures go to the bucket then.`);
  if (endpoint === null) throw missing("S3_ENDPOINT");
  if (bucket === null) throw missing("S3_BUCKET");
  if (accessKeyId === null) throw missing("S3_ACCESS_KEY_ID");
  if (secretAccessKey === null) throw missing("S3_SECRET_ACCESS_KEY");
  if (!/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(bucket)) {
    throw new Refusal("S3_BUCKET must be the name of a bucket: small letters, digits, dots and hyphens.");
  }
  const region = read(env, "S3_REGION") ?? "us-east-1";
  return Object.freeze({ endpoint, bucket, region, accessKeyId, secretAccessKey });
}

function translator(env: Environment): TranslatorSettings | null {
  const engine = outside(env, "TRANSLATE_URL", ["TRANSLATE_KIND", "TRANSLATE_KEY"]);
  if (engine === null) return null;
  const kind = oneOf(env, "TRANSLATE_KIND", TRANSLATOR_KINDS) ?? "libretranslate";
  return Object.freeze({ kind, url: engine, key: read(env, "TRANSLATE_KEY") });
}

function geocoder(env: Environment): GeocoderSettings | null {
  const url = outside(env, "GEOCODER_URL", ["GEOCODER_KIND", "GEOCODER_HIDDEN"]);
  if (url === null) return null;
  const kind = oneOf(env, "GEOCODER_KIND", GEOCODER_KINDS);
  if (kind === null) throw new Refusal(`GEOCODER_KIND must be set too: ${GEOCODER_KINDS.join(", ")}.`);
  return Object.freeze({ kind, url, seesHidden: oneOf(env, "GEOCODER_HIDDEN", ["off", "on"]) === "on" });
}

/** Where an outside service is, without a slash at the end; the rest of its settings says nothing without it. */
function outside(env: Environment, name: string, rest: readonly string[]): string | null {
  const address = url(env, name, WEB)?.replace(/\/+$/, "") ?? null;
  const lonely = rest.find((other) => read(env, other) !== null);
  if (address === null && lonely !== undefined) throw new Refusal(`${lonely} needs ${name}.`);
  if (address !== null && /[?#]/.test(address))
    throw new Refusal(`${name} must be an address without ? or #.`);
  return address;
}

function oneOf<const Name extends string>(
  env: Environment,
  name: string,
  names: readonly Name[],
): Name | null {
  const text = read(env, name)?.toLowerCase();
  if (text === undefined) return null;
  const found = names.find((each) => each === text);
  if (found === undefined) throw new Refusal(`${name} must be one of ${names.join(", ")}.`);
  return found;
}

function trustProxy(env: Environment): boolean | number | string {
  const text = read(env, "TRUST_PROXY");
  if (text === null || text === "false") return false;
  if (text === "true") return true;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const addresses = text.split(",").map((part) => part.trim());
  if (!addresses.every((part) => /^(loopback|linklocal|uniquelocal|[\da-f.:]+(\/\d{1,3})?)$/i.test(part))) {
    throw new Refusal(
      "TRUST_PROXY must be true, false, a number of proxies, or their addresses with commas between.",
    );
  }
  return addresses.join(",");
}

/** On by itself only where nobody but the machine's own people can reach it: its services are made up. */
function demo(env: Environment, host: string, databaseUrl: string | null): boolean {
  const text = read(env, "DEMO")?.toLowerCase();
  const isSafe = databaseUrl === null && isLoopback(host);
  if (text === undefined) return isSafe;
  if (["off", "false", "0", "no"].includes(text)) return false;
  if (!["on", "true", "1", "yes"].includes(text)) throw new Refusal("DEMO must be on or off.");
  if (databaseUrl !== null)
    throw new Refusal("DEMO cannot be on with DATABASE_URL: its services are made up.");
  if (!isSafe) {
    throw new Refusal(
      `DEMO cannot be on with HOST ${host}, only on a loopback address: its services are made up.`,
    );
  }
  return true;
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host);
}

function readLimitMs(env: Environment): number | null {
  const text = read(env, "DATABASE_READ_LIMIT")?.toLowerCase() ?? "15";
  if (text === "off") return null;
  const seconds = Number(text);
  if (!/^\d{1,3}$/.test(text) || seconds === 0) {
    throw new Refusal("DATABASE_READ_LIMIT must be a number of seconds from 1 to 999, or off.");
  }
  return seconds * 1000;
}

function isRateLimited(env: Environment): boolean {
  const text = read(env, "RATE_LIMIT")?.toLowerCase() ?? "on";
  if (text !== "on" && text !== "off") throw new Refusal("RATE_LIMIT must be on or off.");
  return text === "on";
}
