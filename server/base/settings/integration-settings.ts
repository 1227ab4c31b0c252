import * as z from "zod/mini";
import { isEmail } from "#domain/base/contract/contact-rules.ts";
import { GEOCODER_KINDS } from "../outside/geocoder/geocoder.ts";
import type { MailAddress } from "../outside/mail/mail-sender.ts";
import { TRANSLATOR_KINDS } from "../outside/translator/translator.ts";
import { WEATHER_KINDS } from "../outside/weather/weather-service.ts";
import { readPrivateKey } from "../tokens/signing-key.ts";
import { optional, secret, withDefault } from "./setting.ts";
import {
  address,
  baseAddress,
  choice,
  type Kind,
  onOrOff,
  path,
  readable,
  text,
  webAddress,
} from "./setting-kinds.ts";
import { TEXT_GATEWAYS } from "./text-gateway-settings.ts";

/** Settings of outside services and of files. `npm run settings -- --write` copies their tables to docs/operate.md. */

/** Line breaks may be written as \\n, since few environments take a text of several lines. */
const SIGNING_KEY: Kind<string> = readable(
  "must be an Ed25519 private key in PEM, as `openssl genpkey -algorithm ed25519` makes it.",
  (given) => {
    const pem = given.replaceAll("\\n", "\n");
    return readPrivateKey(pem) === null ? null : pem;
  },
);

const MIN_NUMBER_KEY = 32;

const NUMBER_KEY: Kind<string> = readable(
  "must be a random text of at least 32 characters, such as of: openssl rand -hex 32.",
  (given) => (given.length < MIN_NUMBER_KEY ? null : given),
);

const MAIL_SERVER: Kind<string> = z.pipe(
  z.pipe(
    address(["smtp:", "smtps:"]),
    readable("must name the email server.", (given) => (new URL(given).hostname === "" ? null : given)),
  ),
  readable("must have its user and password percent-encoded: %25 for a percent sign.", (given) => {
    const { username, password } = new URL(given);
    return isPercentEncoded(username + password) ? given : null;
  }),
);

function isPercentEncoded(given: string): boolean {
  try {
    decodeURIComponent(given);
    return true;
  } catch {
    return false;
  }
}

/** `Name <address>` or an address. */
const SENDER: Kind<MailAddress> = readable(
  "must be an email address, or a name and an address: Amparo <mail@example.org>.",
  (given) => {
    const [, name, sender] = /^"?([^"<>\p{Cc}]*?)"?\s*<([^<>\s]+)>$/u.exec(given) ?? [null, "Amparo", given];
    if (name === undefined || sender === undefined || !isSender(sender)) return null;
    return { name: name === "" ? "Amparo" : name, address: sender };
  },
);

function isSender(given: string): boolean {
  return isEmail(given) || (given.endsWith("@localhost") && isEmail(`${given}.example`));
}

const BUCKET: Kind<string> = readable(
  "must be the name of a bucket: small letters, digits, dots and hyphens.",
  (given) => (/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(given) ? given : null),
);

export const PLACES_AND_MAP = {
  title: "Places and map",
  settings: {
    DEFAULT_PLACE: optional(
      text,
      "none",
      "Where the list starts for a visitor who has not chosen a place: a city, a ZIP code or `longitude|latitude`.",
    ),
    GTFS_DIR: optional(
      path,
      "none: walks only",
      "A folder of transit timetables (GTFS), each a zip or a folder. A process of its own reads them when the app starts, with at most 512 MB. The demonstration has made-up ones without it. A feed that is broken or has ended is not used. The log says so, and the page of the directory's health names those that have ended.",
    ),
    TRANSIT_URL: optional(
      baseAddress,
      "none",
      "A server of MOTIS 2, for regions too large for `GTFS_DIR`, which is not read then. It is sent where a visitor is, where the service is, and the time.",
    ),
    BASEMAP: optional(
      path,
      "the included map, which has no streets",
      "A PMTiles file with streets, in the Protomaps or OpenMapTiles schema. It is drawn on top of the included map.",
    ),
    GEOCODER_URL: optional(
      baseAddress,
      "none: ZIP codes and city centers only",
      "A geocoder that finds the coordinates of street addresses, and the address where a message was written.",
    ),
    GEOCODER_KIND: optional(
      choice(GEOCODER_KINDS),
      "none; required with `GEOCODER_URL`",
      "Its protocol: `photon`, `nominatim` or `census`.",
    ),
    GEOCODER_HIDDEN: optional(
      onOrOff,
      "off",
      "`on` also sends it addresses that are not public. Only for a geocoder that you run yourself.",
    ),
  },
};

export const WEATHER = {
  title: "Weather",
  settings: {
    WEATHER_URL: optional(
      baseAddress,
      "none: only sunrise and sunset",
      "A weather service, such as `https://api.weather.gov` or an Open-Meteo server.",
    ),
    WEATHER_KIND: optional(
      choice(WEATHER_KINDS),
      "none; required with `WEATHER_URL`",
      "Its protocol: `nws` or `open-meteo`.",
    ),
  },
};

export const CHATBOT = {
  title: "Chatbot",
  settings: {
    BOT_URL: optional(
      baseAddress,
      "none",
      "A server of chat completions, with its whole path. Messages that the chatbot does not understand are sent to it, and the pages of privacy and of questions say so. It only chooses among our needs.",
    ),
    BOT_MODEL: optional(text, "none; required with `BOT_URL`", "The name of its model."),
    BOT_KEY: secret(text, "none", "Its key, sent as a bearer token."),
  },
};

export const FILES_OF_PLACES = {
  title: "Files of places",
  settings: {
    CITY_FILE_KEY: secret(
      SIGNING_KEY,
      "none: made with the first file",
      "An Ed25519 private key in PEM that signs [files of places](#a-place-in-one-file).",
    ),
  },
};

export const TEXT_MESSAGES = {
  title: "Text messages",
  settings: {
    SMS_GATEWAY: optional(
      choice(TEXT_GATEWAYS),
      "none: no text messages are answered",
      "Shape of the gateway's webhook: `twilio` or `json`. Needs `PUBLIC_URL`.",
    ),
    SMS_SECRET: secret(
      text,
      "none; required with `SMS_GATEWAY`",
      "What the gateway signs with: Twilio's auth token, or a secret of Standard Webhooks (`whsec_…`).",
    ),
    SMS_NUMBER_KEY: secret(
      NUMBER_KEY,
      "none; required with `SMS_GATEWAY`",
      "Key of the codes that stand for telephone numbers, of at least 32 characters: `openssl rand -hex 32`.",
    ),
  },
};

export const MAIL = {
  title: "Mail",
  settings: {
    SMTP_URL: secret(
      MAIL_SERVER,
      "files in `DATA_DIR/outbox`",
      "The email server: `smtp://user:password@mail.example.org:587`, or `smtps://`. User and password are percent-encoded. Needs `PUBLIC_URL`.",
    ),
    MAIL_FROM: optional(
      SENDER,
      "`Amparo <no-reply@…>`, at the host of `PUBLIC_URL`",
      "The sender: an address, or a name and an address such as `Amparo <mail@example.org>`.",
    ),
  },
};

export const UPLOADED_PICTURES = {
  title: "Uploaded pictures",
  settings: {
    S3_ENDPOINT: optional(webAddress, "none", "The URL of an S3-compatible store."),
    S3_BUCKET: optional(BUCKET, "none", "The bucket's name."),
    S3_ACCESS_KEY_ID: optional(text, "none", "The access key."),
    S3_SECRET_ACCESS_KEY: secret(text, "none", "The secret key."),
    S3_REGION: withDefault(text, "us-east-1", "The region that requests are signed for."),
  },
};

export const SOCIAL_SIGN_IN = {
  title: "Social sign-in",
  settings: {
    GOOGLE_CLIENT_ID: optional(text, "none", "The client id of Google sign-in."),
    GOOGLE_CLIENT_SECRET: secret(text, "none", "Its secret."),
    GOOGLE_BASE_URL: optional(webAddress, "Google's own issuer", "Another OpenID Connect issuer, for tests."),
    FACEBOOK_CLIENT_ID: optional(text, "none", "The client id of Facebook sign-in."),
    FACEBOOK_CLIENT_SECRET: secret(text, "none", "Its secret."),
    FACEBOOK_BASE_URL: optional(webAddress, "Facebook's own origin", "Another origin, for tests."),
    TWITTER_CLIENT_ID: optional(text, "none", "The client id of sign-in with X."),
    TWITTER_CLIENT_SECRET: secret(text, "none", "Its secret."),
    TWITTER_BASE_URL: optional(webAddress, "X's own origin", "Another origin, for tests."),
  },
};

export const DRAFTS_OF_TRANSLATIONS = {
  title: "Drafts of translations",
  settings: {
    TRANSLATE_URL: optional(
      baseAddress,
      "none: people translate",
      "A translation engine that drafts texts in the languages of `LANGUAGES`, which pages mark as drafts.",
    ),
    TRANSLATE_KIND: optional(
      choice(TRANSLATOR_KINDS),
      "`libretranslate`",
      "Its protocol: `libretranslate` or `apertium`.",
    ),
    TRANSLATE_KEY: secret(text, "none", "Its API key, if it requires one."),
  },
};
