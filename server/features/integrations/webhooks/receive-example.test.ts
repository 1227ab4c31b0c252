import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, expect, test } from "vitest";

/** The example in docs/webhooks.md, as a receiver would copy it. */

const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const NOW = Date.UTC(2026, 10, 27, 15);
const BODY = JSON.stringify({ type: "service.deleted", data: { id: "1", name: "Ñ" } });

let folder = "";
let verified: (
  secret: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  now: number,
) => unknown;

beforeAll(async () => {
  const page = await readFile(join(import.meta.dirname, "../../../../docs/webhooks.md"), "utf8");
  const [, example = ""] = /```js\n(.*?)```/s.exec(page) ?? [];
  folder = await mkdtemp(join(tmpdir(), "amparo-receiver-"));
  const file = join(folder, "receiver.mjs");
  await writeFile(file, example);
  ({ verified } = await import(pathToFileURL(file).href));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function signed(at: number, body = BODY, secret = SECRET) {
  return {
    "webhook-id": "msg",
    "webhook-timestamp": String(at / 1000),
    "webhook-signature": new Webhook(secret).sign("msg", new Date(at), body),
  };
}

test("takes what is signed, also with the signature of another secret besides", () => {
  expect(verified(SECRET, signed(NOW), BODY, NOW)).toEqual(JSON.parse(BODY));
  const other = `whsec_${Buffer.alloc(32, 8).toString("base64")}`;
  const both = `${signed(NOW, BODY, other)["webhook-signature"]} ${signed(NOW)["webhook-signature"]}`;
  expect(verified(SECRET, { ...signed(NOW), "webhook-signature": both }, BODY, NOW)).toEqual(
    JSON.parse(BODY),
  );
});

test("refuses what was changed, is old, or is signed by another", () => {
  const other = `whsec_${Buffer.alloc(32, 8).toString("base64")}`;
  expect(() => verified(SECRET, signed(NOW), `${BODY} `, NOW)).toThrow("Not signed");
  expect(() => verified(SECRET, signed(NOW, BODY, other), BODY, NOW)).toThrow("Not signed");
  expect(() => verified(SECRET, { ...signed(NOW), "webhook-id": "else" }, BODY, NOW)).toThrow("Not signed");
  expect(() => verified(SECRET, signed(NOW - 301_000), BODY, NOW)).toThrow("Too old");
  expect(() => verified(SECRET, { ...signed(NOW), "webhook-timestamp": "x" }, BODY, NOW)).toThrow("Too old");
});
