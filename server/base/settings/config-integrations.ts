import type { Provider } from "#domain/accounts/social-sign-in/provider.ts";
import { isEmail } from "#domain/base/contract/contact-rules.ts";
import type { ProviderSettings } from "../../features/accounts/social-sign-in/social-provider.ts";
import type { S3Settings } from "../outside/files/s3-files.ts";
import { GEOCODER_KINDS, type GeocoderSettings } from "../outside/geocoder/geocoder.ts";
import type { MailAddress } from "../outside/mail/mail-sender.ts";
import type { QueryModelSettings } from "../outside/query-model/query-model.ts";
import { TRANSLATOR_KINDS, type TranslatorSettings } from "../outside/translator/translator.ts";
import { WEATHER_KINDS, type WeatherSettings } from "../outside/weather/weather-service.ts";
import {
  type Environment,
  hostOf,
  isLoopback,
  read,
  readOneOf,
  readUrl,
  WEB,
} from "../process/environment.ts";
import { OperatorError } from "../process/operator-error.ts";
import { TEXT_GATEWAYS, type TextGatewaySettings } from "./text-gateway-settings.ts";

/**
 * Settings of integrations: mail, social sign-in, file storage, translation, geocoding, weather, text messages. Null:
 * not configured. Each function throws an `OperatorError` for an invalid value.
 */

/** @param origin `PUBLIC_URL`: links in mail must lead somewhere */
export function smtpUrl(env: Environment, origin: string | null): string | null {
  const text = readUrl(env, "SMTP_URL", ["smtp:", "smtps:"]);
  if (text === null) return null;
  const { hostname, username, password } = new URL(text);
  if (hostname === "") throw new OperatorError("SMTP_URL must name the email server.");
  if (!isPercentEncoded(username + password)) {
    throw new OperatorError(
      "SMTP_URL must have its user and password percent-encoded: %25 for a percent sign.",
    );
  }
  if (origin === null) {
    throw new OperatorError(
      "SMTP_URL needs PUBLIC_URL, such as https://help.example.org: links in emails lead there.",
    );
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
export function mailFrom(env: Environment, origin: string | null): MailAddress {
  const text = read(env, "MAIL_FROM");
  if (text === null)
    return {
      name: "Amparo",
      address: `no-reply@${origin === null ? "localhost" : new URL(origin).hostname}`,
    };
  const [, name, address] = /^"?([^"<>\p{Cc}]*?)"?\s*<([^<>\s]+)>$/u.exec(text) ?? [null, "Amparo", text];
  if (name === undefined || address === undefined || !isMailFrom(address)) {
    throw new OperatorError(
      "MAIL_FROM must be an email address, or a name and an address: Amparo <mail@example.org>.",
    );
  }
  return { name: name === "" ? "Amparo" : name, address };
}

function isMailFrom(address: string): boolean {
  return isEmail(address) || (address.endsWith("@localhost") && isEmail(`${address}.example`));
}

/** `baseUrl` is for testing: it replaces Google's OpenID Connect issuer, or the origin of another provider. */
export function provider(env: Environment, name: Provider): ProviderSettings | null {
  const clientId = read(env, `${name}_CLIENT_ID`);
  const clientSecret = read(env, `${name}_CLIENT_SECRET`);
  const baseUrl = readUrl(env, `${name}_BASE_URL`, WEB);
  if (clientId === null && clientSecret === null && baseUrl === null) return null;
  const missing = (what: string) => new OperatorError(`${name}_${what} must be set too, for signing in.`);
  if (clientId === null) throw missing("CLIENT_ID");
  if (clientSecret === null) throw missing("CLIENT_SECRET");
  if (baseUrl?.startsWith("http:") === true && !isLoopback(hostOf(baseUrl))) {
    throw new OperatorError(`${name}_BASE_URL must start with https://, except on this machine.`);
  }
  return Object.freeze({ clientId, clientSecret, baseUrl });
}

export function s3(env: Environment): S3Settings | null {
  const endpoint = readUrl(env, "S3_ENDPOINT", WEB)?.replace(/\/+$/, "") ?? null;
  const bucket = read(env, "S3_BUCKET");
  const accessKeyId = read(env, "S3_ACCESS_KEY_ID");
  const secretAccessKey = read(env, "S3_SECRET_ACCESS_KEY");
  const region = read(env, "S3_REGION") ?? "us-east-1";
  if (endpoint === null && bucket === null && accessKeyId === null && secretAccessKey === null) return null;
  const missing = (name: string) =>
    new OperatorError(`${name} must be set too: pictures go to the bucket then.`);
  if (endpoint === null) throw missing("S3_ENDPOINT");
  if (bucket === null) throw missing("S3_BUCKET");
  if (accessKeyId === null) throw missing("S3_ACCESS_KEY_ID");
  if (secretAccessKey === null) throw missing("S3_SECRET_ACCESS_KEY");
  if (!/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(bucket)) {
    throw new OperatorError(
      "S3_BUCKET must be the name of a bucket: small letters, digits, dots and hyphens.",
    );
  }
  return Object.freeze({ endpoint, bucket, region, accessKeyId, secretAccessKey });
}

export function translator(env: Environment): TranslatorSettings | null {
  const engine = integrationUrl(env, "TRANSLATE_URL", ["TRANSLATE_KIND", "TRANSLATE_KEY"]);
  if (engine === null) return null;
  const kind = readOneOf(env, "TRANSLATE_KIND", TRANSLATOR_KINDS) ?? "libretranslate";
  return Object.freeze({ kind, url: engine, key: read(env, "TRANSLATE_KEY") });
}

export function geocoder(env: Environment): GeocoderSettings | null {
  const url = integrationUrl(env, "GEOCODER_URL", ["GEOCODER_KIND", "GEOCODER_HIDDEN"]);
  if (url === null) return null;
  const kind = readOneOf(env, "GEOCODER_KIND", GEOCODER_KINDS);
  if (kind === null) throw new OperatorError(`GEOCODER_KIND must be set too: ${GEOCODER_KINDS.join(", ")}.`);
  return Object.freeze({ kind, url, seesHidden: readOneOf(env, "GEOCODER_HIDDEN", ["off", "on"]) === "on" });
}

export function weather(env: Environment): WeatherSettings | null {
  const url = integrationUrl(env, "WEATHER_URL", ["WEATHER_KIND"]);
  if (url === null) return null;
  const kind = readOneOf(env, "WEATHER_KIND", WEATHER_KINDS);
  if (kind === null) throw new OperatorError(`WEATHER_KIND must be set too: ${WEATHER_KINDS.join(", ")}.`);
  return Object.freeze({ kind, url });
}

export function queryModel(env: Environment): QueryModelSettings | null {
  const url = integrationUrl(env, "BOT_URL", ["BOT_MODEL", "BOT_KEY"]);
  if (url === null) return null;
  const model = read(env, "BOT_MODEL");
  if (model === null) throw new OperatorError("BOT_MODEL must be set too: the name of the model.");
  return Object.freeze({ url, model, key: read(env, "BOT_KEY") });
}

const MIN_NUMBER_KEY = 32;

/** @param origin `PUBLIC_URL`: gateways sign the address that they send to */
export function textGateway(env: Environment, origin: string | null): TextGatewaySettings | null {
  const kind = readOneOf(env, "SMS_GATEWAY", TEXT_GATEWAYS);
  const secret = read(env, "SMS_SECRET");
  const numberKey = read(env, "SMS_NUMBER_KEY");
  if (kind === null) {
    if (secret === null && numberKey === null) return null;
    throw new OperatorError(`SMS_GATEWAY must be set too: ${TEXT_GATEWAYS.join(", ")}.`);
  }
  if (secret === null) throw new OperatorError("SMS_SECRET must be set too: the gateway signs with it.");
  if (numberKey === null || numberKey.length < MIN_NUMBER_KEY) {
    throw new OperatorError(
      "SMS_NUMBER_KEY must be a random text of at least 32 characters, such as of: openssl rand -hex 32.",
    );
  }
  if (origin === null) {
    throw new OperatorError(
      "SMS_GATEWAY needs PUBLIC_URL, such as https://help.example.org: messages are sent there.",
    );
  }
  return Object.freeze({ kind, secret, numberKey, publicUrl: origin });
}

/** A server of MOTIS 2, which finds ways by transit. */
export function transitUrl(env: Environment): string | null {
  return integrationUrl(env, "TRANSIT_URL", []);
}

/** Base URL of an integration, without a trailing slash. Its other settings require it. */
function integrationUrl(env: Environment, name: string, rest: readonly string[]): string | null {
  const address = readUrl(env, name, WEB)?.replace(/\/+$/, "") ?? null;
  const orphan = rest.find((other) => read(env, other) !== null);
  if (address === null && orphan !== undefined) throw new OperatorError(`${orphan} needs ${name}.`);
  if (address !== null && /[?#]/.test(address))
    throw new OperatorError(`${name} must be an address without ? or #.`);
  return address;
}
