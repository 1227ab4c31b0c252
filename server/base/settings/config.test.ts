import { generateKeyPairSync, type KeyObject } from "node:crypto";
import { resolve } from "node:path";
import fastify from "fastify";
import { describe, expect, test } from "vitest";
import type { Environment } from "../process/environment.ts";
import { OperatorError } from "../process/operator-error.ts";
import { readConfig } from "./config.ts";
import { SETTING_NAMES } from "./settings.ts";

const exportPem = ({ privateKey }: { privateKey: KeyObject }) =>
  privateKey.export({ type: "pkcs8", format: "pem" }).toString();
const CITY_FILE_KEY = exportPem(generateKeyPairSync("ed25519"));

describe("the configuration", () => {
  test("has a default for everything", () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: "127.0.0.1",
      hstsSubdomains: false,
      metrics: null,
      requestsAtOnce: 200,
      dataDir: resolve("data"),
      databaseUrl: null,
      databaseReplicaUrl: null,
      readLimitMs: 15_000,
      publicUrl: null,
      corsOrigins: [],
      smtpUrl: null,
      mailFrom: { name: "Amparo", address: "no-reply@localhost" },
      trustProxy: false,
      basemap: null,
      gtfsDir: null,
      transitUrl: null,
      cityFileKey: null,
      queryModel: null,
      defaultPlace: null,
      demo: true,
      checksWebsites: false,
      webhooksToPrivate: false,
      harvest: { sources: [], everyMs: 86_400_000, isPrivateAllowed: false },
      countsUnmetNeeds: true,
      isRateLimited: true,
      links: {
        volunteer: null,
        donation: null,
        support: null,
        facebook: null,
        twitter: null,
        instagram: null,
        youtube: null,
        website: null,
      },
      securityContact: null,
      exitUrl: "https://www.weather.gov/",
      secondFactorRoles: new Set(),
      social: { GOOGLE: null, FACEBOOK: null, TWITTER: null },
      s3: null,
      translator: null,
      geocoder: null,
      weather: null,
      textGateway: null,
      languages: ["en", "es"],
    });
  });

  test("does not change once it is read", () => {
    const config = readConfig({});
    expect(Object.isFrozen(config) && Object.isFrozen(config.links)).toBe(true);
  });

  test.each<[Environment, object]>([
    [{ PORT: "0" }, { port: 0 }],
    [{ PORT: " 8080 " }, { port: 8080 }],
    [{ PORT: "" }, { port: 3000 }],
    [{ REQUESTS_AT_ONCE: "50" }, { requestsAtOnce: 50 }],
    [{ METRICS_PORT: "9464" }, { metrics: { host: "127.0.0.1", port: 9464 } }],
    [{ METRICS_PORT: "0", METRICS_HOST: "10.0.0.5" }, { metrics: { host: "10.0.0.5", port: 0 } }],
    [{ LANGUAGES: "AR-xb, en" }, { languages: ["en", "ar-XB"] }],
    [{ DATA_DIR: "/srv/amparo" }, { dataDir: "/srv/amparo" }],
    [{ PUBLIC_URL: "https://help.example.org/" }, { publicUrl: "https://help.example.org" }],
    [
      { REQUIRE_SECOND_FACTOR: "administrator, SUPER USER" },
      { secondFactorRoles: new Set(["SUPER USER", "ADMINISTRATOR"]) },
    ],
    [
      { CORS_ORIGINS: "https://other.example, http://127.0.0.1:8080/" },
      { corsOrigins: ["https://other.example", "http://127.0.0.1:8080"] },
    ],
    [
      { SMTP_URL: "smtp://mail.example:2525", PUBLIC_URL: "https://help.example" },
      { smtpUrl: "smtp://mail.example:2525" },
    ],
    [
      { PUBLIC_URL: "https://help.example" },
      { mailFrom: { name: "Amparo", address: "no-reply@help.example" } },
    ],
    [{ MAIL_FROM: "mail@help.example" }, { mailFrom: { name: "Amparo", address: "mail@help.example" } }],
    [
      { MAIL_FROM: "Ayuda, Miami <a@b.example>" },
      { mailFrom: { name: "Ayuda, Miami", address: "a@b.example" } },
    ],
    [{ MAIL_FROM: '"Help" <a@b.example>' }, { mailFrom: { name: "Help", address: "a@b.example" } }],
    [
      { TRANSLATE_URL: "http://localhost:5000/", TRANSLATE_KEY: "k" },
      { translator: { kind: "libretranslate", url: "http://localhost:5000", key: "k" } },
    ],
    [
      { TRANSLATE_URL: "https://apy.example/api", TRANSLATE_KIND: "Apertium" },
      { translator: { kind: "apertium", url: "https://apy.example/api", key: null } },
    ],
    [
      { GEOCODER_URL: "https://photon.example", GEOCODER_KIND: "photon" },
      { geocoder: { kind: "photon", url: "https://photon.example", seesHidden: false } },
    ],
    [
      { GEOCODER_URL: "http://10.0.0.5/", GEOCODER_KIND: "nominatim", GEOCODER_HIDDEN: "on" },
      { geocoder: { kind: "nominatim", url: "http://10.0.0.5", seesHidden: true } },
    ],
    [
      { WEATHER_URL: "https://api.weather.example/", WEATHER_KIND: "NWS" },
      { weather: { kind: "nws", url: "https://api.weather.example" } },
    ],
    [{ TRUST_PROXY: "true" }, { trustProxy: true }],
    [{ TRUST_PROXY: "2" }, { trustProxy: 2 }],
    [{ TRUST_PROXY: "10.0.0.0/8, ::1,loopback" }, { trustProxy: "10.0.0.0/8,::1,loopback" }],
    [{ EXIT_URL: "https://news.example/" }, { exitUrl: "https://news.example/" }],
    [{ SECURITY_CONTACT: "safe@help.example" }, { securityContact: "mailto:safe@help.example" }],
    [{ SECURITY_CONTACT: "https://help.example/safe" }, { securityContact: "https://help.example/safe" }],
    [{ RATE_LIMIT: "off" }, { isRateLimited: false }],
    [{ HSTS_SUBDOMAINS: "on" }, { hstsSubdomains: true }],
    [{ CHECK_WEBSITES: "on" }, { checksWebsites: true }],
    [
      { HARVEST: "County http://10.0.0.5/hsds apply", HARVEST_EVERY: "6", HARVEST_FROM_PRIVATE: "on" },
      { harvest: { sources: [{ name: "County" }], everyMs: 6 * 3_600_000, isPrivateAllowed: true } },
    ],
    [{ COUNT_UNMET_NEEDS: "off" }, { countsUnmetNeeds: false }],
    [{ DATABASE_READ_LIMIT: "60" }, { readLimitMs: 60_000 }],
    [{ DATABASE_READ_LIMIT: "off" }, { readLimitMs: null }],
    [{ DEFAULT_PLACE: "Miami, FL" }, { defaultPlace: "Miami, FL" }],
    [{ DEMO: "off" }, { demo: false }],
    [{ DEMO: "on" }, { demo: true }],
    [{ HOST: "::1" }, { demo: true }],
    [{ HOST: "localhost" }, { demo: true }],
    [{ HOST: "127.8.9.1" }, { demo: true }],
    [{ HOST: "0.0.0.0" }, { demo: false }],
    // A proxy is reached from other machines, whatever address it forwards to.
    [{ PUBLIC_URL: "https://help.example" }, { demo: false }],
    [{ PUBLIC_URL: "http://localhost:3000" }, { demo: true }],
    [{ PUBLIC_URL: "http://[::1]:3000" }, { demo: true }],
    [{ TRUST_PROXY: "1" }, { demo: false }],
    [{ TRUST_PROXY: "loopback" }, { demo: false }],
    [{ TRUST_PROXY: "loopback", DEMO: "on" }, { demo: true }],
    [{ HOST: "192.168.1.5" }, { demo: false }],
    [{ HOST: "127.evil.example" }, { demo: false }],
    [{ DATABASE_URL: "postgres://u:p@db/amparo" }, { demo: false, databaseUrl: "postgres://u:p@db/amparo" }],
    [{ DATABASE_URL: "postgres://db/a", DEMO: "off" }, { demo: false }],
    [
      { DATABASE_URL: "postgresql://db/a", DATABASE_REPLICA_URL: "postgresql://replica/a" },
      { databaseReplicaUrl: "postgresql://replica/a" },
    ],
    [
      { SMTP_URL: "smtps://mail.example:465", PUBLIC_URL: "http://localhost:3000" },
      { smtpUrl: "smtps://mail.example:465" },
    ],
    [
      {
        S3_ENDPOINT: "https://storage.example/",
        S3_BUCKET: "pictures",
        S3_ACCESS_KEY_ID: "id",
        S3_SECRET_ACCESS_KEY: "secret",
      },
      {
        s3: {
          endpoint: "https://storage.example",
          bucket: "pictures",
          region: "us-east-1",
          accessKeyId: "id",
          secretAccessKey: "secret",
        },
      },
    ],
    [{ CITY_FILE_KEY }, { cityFileKey: CITY_FILE_KEY.trim() }],
    [{ CITY_FILE_KEY: CITY_FILE_KEY.replaceAll("\n", "\\n") }, { cityFileKey: CITY_FILE_KEY }],
    [{ SUPPORT_EMAIL: "help@amparo.example" }, { links: { support: "help@amparo.example" } }],
    [
      { VOLUNTEER_URL: "https://amparo.example/join" },
      { links: { volunteer: "https://amparo.example/join" } },
    ],
  ])("%j means %j", (env, expected) => {
    expect(readConfig(env)).toMatchObject(expected);
  });

  test.each<[string, Environment]>([
    ["PORT", { PORT: "http" }],
    ["PORT", { PORT: "65536" }],
    ["PORT", { PORT: "-1" }],
    ["PORT", { PORT: "30.5" }],
    ["REQUESTS_AT_ONCE", { REQUESTS_AT_ONCE: "0" }],
    ["REQUESTS_AT_ONCE", { REQUESTS_AT_ONCE: "many" }],
    ["SECURITY_CONTACT", { SECURITY_CONTACT: "http://help.example" }],
    ["METRICS_PORT", { METRICS_PORT: "x" }],
    ["HARVEST", { HARVEST: "https://county.example/api/hsds" }],
    ["HARVEST", { HARVEST: "County https://county.example:port/" }],
    ["HARVEST_EVERY", { HARVEST_EVERY: "169" }],
    ["HARVEST_FROM_PRIVATE", { HARVEST_FROM_PRIVATE: "yes" }],
    ["METRICS_HOST", { METRICS_HOST: "10.0.0.5" }],
    ["DATABASE_READ_LIMIT", { DATABASE_READ_LIMIT: "0" }],
    ["DATABASE_READ_LIMIT", { DATABASE_READ_LIMIT: "1.5" }],
    ["TRANSLATE_KIND", { TRANSLATE_URL: "http://localhost:5000", TRANSLATE_KIND: "oracle" }],
    ["TRANSLATE_URL", { TRANSLATE_URL: "localhost:5000" }],
    ["TRANSLATE_URL", { TRANSLATE_URL: "http://localhost:5000/?q=x" }],
    ["TRANSLATE_KEY", { TRANSLATE_KEY: "hunter2" }],
    ["GEOCODER_KIND", { GEOCODER_URL: "https://photon.example" }],
    ["GEOCODER_KIND", { GEOCODER_URL: "https://photon.example", GEOCODER_KIND: "guess" }],
    ["BOT_MODEL", { BOT_URL: "https://model.example/v1/chat/completions" }],
    ["WEATHER_KIND", { WEATHER_URL: "https://api.weather.example" }],
    ["SMS_GATEWAY", { SMS_SECRET: "s" }],
    ["SMS_SECRET", { SMS_GATEWAY: "twilio" }],
    ["SMS_NUMBER_KEY", { SMS_GATEWAY: "json", SMS_SECRET: "s", SMS_NUMBER_KEY: "short" }],
    ["SMS_GATEWAY", { SMS_GATEWAY: "json", SMS_SECRET: "s", SMS_NUMBER_KEY: "k".repeat(32) }],
    ["WEATHER_KIND", { WEATHER_KIND: "nws" }],
    ["CITY_FILE_KEY", { CITY_FILE_KEY: "hunter2" }],
    ["CITY_FILE_KEY", { CITY_FILE_KEY: exportPem(generateKeyPairSync("x25519")) }],
    ["CITY_FILE_KEY", { CITY_FILE_KEY: CITY_FILE_KEY.slice(0, -40) }],
    ["GEOCODER_HIDDEN", { GEOCODER_HIDDEN: "on" }],
    [
      "GEOCODER_HIDDEN",
      { GEOCODER_URL: "http://a.example", GEOCODER_KIND: "photon", GEOCODER_HIDDEN: "yes" },
    ],
    ["S3_ENDPOINT", { S3_BUCKET: "pictures" }],
    ["S3_BUCKET", { S3_ENDPOINT: "https://storage.example" }],
    ["S3_ACCESS_KEY_ID", { S3_ENDPOINT: "https://storage.example", S3_BUCKET: "pictures" }],
    ["S3_ENDPOINT", { S3_ENDPOINT: "storage.example" }],
    [
      "S3_BUCKET",
      {
        S3_ENDPOINT: "https://storage.example",
        S3_BUCKET: "Pictures/..",
        S3_ACCESS_KEY_ID: "id",
        S3_SECRET_ACCESS_KEY: "secret",
      },
    ],
    ["DATABASE_URL", { DATABASE_URL: "mysql://db/a" }],
    ["DATABASE_URL", { DATABASE_URL: "localhost" }],
    ["DATABASE_REPLICA_URL", { DATABASE_REPLICA_URL: "postgres://replica/a" }],
    ["PUBLIC_URL", { PUBLIC_URL: "help.example.org" }],
    ["PUBLIC_URL", { PUBLIC_URL: "https://help.example.org/amparo" }],
    ["REQUIRE_SECOND_FACTOR", { REQUIRE_SECOND_FACTOR: "ADMIN" }],
    ["REQUIRE_SECOND_FACTOR", { REQUIRE_SECOND_FACTOR: "USER", PUBLIC_URL: "http://help.example" }],
    ["REQUIRE_SECOND_FACTOR", { REQUIRE_SECOND_FACTOR: "USER", PUBLIC_URL: "https://192.0.2.7" }],
    ["LANGUAGES", { LANGUAGES: "en,fr" }],
    ["LANGUAGES", { LANGUAGES: "es" }],
    ["LANGUAGES", { LANGUAGES: "en,en" }],
    ["LANGUAGES", { LANGUAGES: "en," }],
    ["CORS_ORIGINS", { CORS_ORIGINS: "*" }],
    ["CORS_ORIGINS", { CORS_ORIGINS: "null" }],
    ["CORS_ORIGINS", { CORS_ORIGINS: "https://other.example/app" }],
    ["CORS_ORIGINS", { CORS_ORIGINS: "https://other.example,,https://third.example" }],
    ["SMTP_URL", { SMTP_URL: "https://mail.example" }],
    ["SMTP_URL", { SMTP_URL: "smtp://" }],
    ["SMTP_URL", { SMTP_URL: "smtp://user:100%@mail.example" }],
    ["SMTP_URL", { SMTP_URL: "smtp://mail.example:2525" }],
    ["MAIL_FROM", { MAIL_FROM: "Amparo" }],
    ["MAIL_FROM", { MAIL_FROM: "Amparo <mail@example.org" }],
    ["MAIL_FROM", { MAIL_FROM: "a@b.example, c@d.example" }],
    ["MAIL_FROM", { MAIL_FROM: "Amparo\r\nBcc: x@y.example <mail@example.org>" }],
    ["GOOGLE_CLIENT_SECRET", { GOOGLE_CLIENT_ID: "id" }],
    ["FACEBOOK_CLIENT_ID", { FACEBOOK_CLIENT_SECRET: "secret" }],
    ["TWITTER_BASE_URL", { TWITTER_BASE_URL: "ftp://x.example" }],
    [
      "TWITTER_BASE_URL",
      { TWITTER_CLIENT_ID: "a", TWITTER_CLIENT_SECRET: "b", TWITTER_BASE_URL: "http://x.example" },
    ],
    ...[
      "yes",
      "-1",
      "100",
      "1.5",
      "300.1.1.1",
      "10.0.0",
      "10.0.0.0/33",
      "10.0.0.0/0",
      "10.0.0.0/",
      "10.0.0.0/8/8",
      "10.0.0.0/255.0.0.0",
      "fe80::1%eth0",
      "2001:db8::/129",
      "::::",
      "abc",
      "true,loopback",
      "LOOPBACK",
      "loopback,",
      "proxy.example",
    ].map((text): [string, Environment] => ["TRUST_PROXY", { TRUST_PROXY: text }]),
    ["DEMO", { DEMO: "maybe" }],
    ["DEMO", { DEMO: "on", HOST: "0.0.0.0" }],
    ["DEMO", { DEMO: "on", DATABASE_URL: "postgres://db/a" }],
    ["DEMO", { DEMO: "on", PUBLIC_URL: "https://help.example" }],
    ["RATE_LIMIT", { RATE_LIMIT: "1000" }],
    ["CHECK_WEBSITES", { CHECK_WEBSITES: "daily" }],
    ["COUNT_UNMET_NEEDS", { COUNT_UNMET_NEEDS: "maybe" }],
    ["SUPPORT_EMAIL", { SUPPORT_EMAIL: "mailto:help@amparo.example" }],
    ["FACEBOOK_URL", { FACEBOOK_URL: "javascript:alert(1)" }],
  ])("refuses in one line that names %s: %j", (name, env) => {
    const refused = () => readConfig(env);
    expect(refused).toThrow(OperatorError);
    expect(refused).toThrow(new RegExp(`^${name}[^\n]*$`));
  });

  test.each(["true", "false", "loopback", "10.0.0.0/8, ::1,uniquelocal", "::ffff:10.0.0.1", "2001:db8::/32"])(
    "TRUST_PROXY %s is what the framework takes",
    async (text) => {
      const { trustProxy } = readConfig({ TRUST_PROXY: text });
      if (typeof trustProxy === "number") throw new Error("That is a number of proxies.");
      const app = fastify({ trustProxy });
      await app.ready();
      await app.close();
    },
  );

  test.each(SETTING_NAMES)("a wrong %s is named, and not repeated", (name) => {
    try {
      readConfig({ [name]: "hunter2 \0?#" });
    } catch (error) {
      expect(error).toBeInstanceOf(OperatorError);
      expect(String(error)).toMatch(new RegExp(`^OperatorError: (?:${name}|[A-Z\\d_]+ must be set too)`));
      expect(String(error)).not.toContain("hunter2");
    }
  });

  test("does not repeat a password", () => {
    expect(() => readConfig({ DATABASE_URL: "mysql://root:hunter2@db/a" })).not.toThrow(/hunter2/);
  });
});
