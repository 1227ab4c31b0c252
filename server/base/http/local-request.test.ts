import { expect, test } from "vitest";
import { isLocalRequest } from "./local-request.ts";

const raw = { httpVersion: "1.1", rawHeaders: [] };

test.each([
  "localhost",
  "localhost:3000",
  "LOCALHOST:3000",
  "127.0.0.1:3000",
  "127.8.9.1",
  "[::1]:3000",
  "[::1]",
])("under %s it is local", (host) => {
  expect(
    isLocalRequest({ headers: { host, "user-agent": "x", via_: "x", connection: "keep-alive" }, raw }),
  ).toBe(true);
});

test.each([
  undefined,
  "",
  "help.example",
  "localhost.evil.example",
  "evil.localhost",
  "localhost:3000.evil.example",
  "127.0.0.1.nip.io",
  "127.evil.example",
  "[::2]",
  "192.168.1.5:3000",
  "0.0.0.0:3000",
  "evil.example:3000",
])("under %s it is not", (host) => {
  expect(isLocalRequest({ headers: { host }, raw })).toBe(false);
});

test.each([
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-forwarded-port",
  "x-forwarded-server",
  "x-forwarded",
  "x-original-host",
  "x-real-ip",
  "x-client-ip",
  "true-client-ip",
  "cf-connecting-ip",
  "cf-ray",
  "cdn-loop",
  "client-ip",
  "forwarded-for",
  "fly-client-ip",
  "fastly-client-ip",
  "proxy-connection",
  "tailscale-user-login",
  "ngrok-skip-browser-warning",
  "x-envoy-external-address",
  "x-azure-clientip",
  "x-proxyuser-ip",
  "x-amzn-trace-id",
  "x-request-id",
  "x-scheme",
])("with the header %s it is not, whatever its value", (name) => {
  for (const value of ["", "127.0.0.1", "for=127.0.0.1"]) {
    expect(isLocalRequest({ headers: { host: "localhost:3000", [name]: value }, raw })).toBe(false);
  }
});

test("through nginx without any setting it is not, although nginx adds no header", () => {
  const host = "127.0.0.1:3000";
  expect(
    isLocalRequest({ headers: { host, connection: "close" }, raw: { ...raw, httpVersion: "1.0" } }),
  ).toBe(false);
  expect(isLocalRequest({ headers: { host }, raw: { ...raw, httpVersion: "1.0" } })).toBe(false);
  expect(isLocalRequest({ headers: { host, connection: "close" }, raw })).toBe(false);
});

test.each([
  ["http://localhost:3000", true],
  ["http://[::1]:3000", true],
  ["null", true],
  ["https://help.example", false],
  ["http://localhost.evil.example", false],
])("asked by a page of %s it is: %s", (origin, isLocal) => {
  expect(isLocalRequest({ headers: { host: "localhost:3000", origin }, raw })).toBe(isLocal);
});

test("with a second host it is not", () => {
  const rawHeaders = ["Host", "localhost:3000", "Accept", "host", "HOST", "help.example"];
  const headers = { host: "localhost:3000" };
  expect(isLocalRequest({ headers, raw: { ...raw, rawHeaders } })).toBe(false);
  expect(isLocalRequest({ headers, raw: { ...raw, rawHeaders: rawHeaders.slice(0, 4) } })).toBe(true);
});
