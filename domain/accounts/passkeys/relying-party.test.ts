import { expect, test } from "vitest";
import { relyingPartyFor, toRelyingParty } from "./relying-party.ts";

test.each([
  ["https://help.example.org", "help.example.org"],
  ["https://help.example.org:8443", "help.example.org"],
  ["http://localhost:3000", "localhost"],
  ["http://app.localhost:3000", "app.localhost"],
  ["http://help.example.org", null],
  ["http://127.0.0.1:3000", null],
  ["https://192.0.2.7", null],
  ["https://[2001:db8::1]", null],
  ["http://localhost.evil.example", null],
  ["nothing", null],
])("passkeys at %s belong to %s", (origin, id) => {
  expect(toRelyingParty(origin)).toEqual(id === null ? null : { origin, id });
});

test.each([
  ["https://help.example.org", "https://evil.example", "help.example.org"],
  ["http://help.example.org", "http://localhost:3000", null],
  [null, "http://localhost:3000", "localhost"],
  [null, "https://evil.example", null],
  [null, "http://127.0.0.1:3000", null],
  [null, null, null],
])("with the public address %s, a request to %s is for %s", (publicOrigin, requested, id) => {
  expect(relyingPartyFor(publicOrigin, requested)?.id ?? null).toBe(id);
});
