import { expect, test } from "vitest";
import { isLocalRequest } from "./local-request.ts";

test.each([
  "localhost",
  "localhost:3000",
  "LOCALHOST:3000",
  "127.0.0.1:3000",
  "127.8.9.1",
  "[::1]:3000",
  "[::1]",
])("under %s it is local", (host) => {
  expect(isLocalRequest({ headers: { host, "user-agent": "x", via_: "x" } })).toBe(true);
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
  expect(isLocalRequest({ headers: { host } })).toBe(false);
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
])("with the header %s it is not, whatever the header says", (name) => {
  for (const value of ["", "127.0.0.1", "for=127.0.0.1"]) {
    expect(isLocalRequest({ headers: { host: "localhost:3000", [name]: value } })).toBe(false);
  }
});
