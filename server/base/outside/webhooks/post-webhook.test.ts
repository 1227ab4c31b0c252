import { createServer, type IncomingMessage, type Server } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { isPublicAddress } from "#server/base/outside/websites/public-address.ts";
import { type PostDependencies, webhookPoster } from "./post-webhook.ts";

let server: Server;
let port = 0;
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request: IncomingMessage, reply) => {
    asked.push(request.url ?? "");
    if (request.url === "/silent") return;
    if (request.url === "/redirect") {
      reply.writeHead(307, { location: "/elsewhere" }).end();
      return;
    }
    // More than anyone would read.
    reply.writeHead(request.url === "/503" ? 503 : 200);
    reply.write("x".repeat(100_000));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  port = typeof address === "object" && address !== null ? address.port : 0;
});
beforeEach(() => {
  asked.length = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const HERE = { address: "127.0.0.1", family: 4 };
/** Our server is public by the name `hub.example`; everything else is resolved by the system and judged in earnest. */
const CHANGES: Partial<PostDependencies> = {
  mayBePlain: true,
  isPublic: (address) => address === HERE.address || isPublicAddress(address),
};
const named = (addresses: readonly { address: string; family: number }[]) =>
  webhookPoster(false, { ...CHANGES, resolve: async () => addresses });
const at = (url: string) => url.replace("PORT", String(port));

test("the status is the outcome, and a redirect is not followed", async () => {
  const post = named([HERE]);
  expect(await post(at("http://hub.example:PORT/ok"), "{}", {})).toBe(200);
  expect(await post(at("http://hub.example:PORT/503"), "{}", {})).toBe(503);
  expect(await post(at("http://hub.example:PORT/redirect"), "{}", {})).toBe(307);
  expect(asked).toEqual(["/ok", "/503", "/redirect"]);
});

test("who does not answer in time, or is not there", async () => {
  const impatient = webhookPoster(false, { ...CHANGES, resolve: async () => [HERE], timeLimitMs: 100 });
  expect(await impatient(at("http://hub.example:PORT/silent"), "{}", {})).toBe("TIMEOUT");
  expect(await named([HERE])("http://hub.example:1/", "{}", {})).toBe("UNREACHABLE");
  expect(await named([])(at("http://hub.example:PORT/"), "{}", {})).toBe("UNREACHABLE");
});

test("a name with one private address among others gets nothing", async () => {
  for (const address of [
    "10.0.0.7",
    "169.254.169.254",
    "::1",
    "fe80::1",
    "fd00:ec2::254",
    "::ffff:10.0.0.7",
  ]) {
    const family = address.includes(":") ? 6 : 4;
    expect(await named([HERE, { address, family }])(at("http://hub.example:PORT/"), "{}", {})).toBe(
      "NOT_PUBLIC",
    );
  }
  expect(asked).toEqual([]);
});

test("a name that leads elsewhere by the time of the connection is not asked again", async () => {
  let lookups = 0;
  const resolve = async () => (lookups++ === 0 ? [HERE] : [{ address: "10.0.0.7", family: 4 }]);
  const post = webhookPoster(false, { ...CHANGES, resolve });
  expect(await post(at("http://hub.example:PORT/ok"), "{}", {})).toBe(200);
  expect(lookups).toBe(1);
  expect(await post(at("http://hub.example:PORT/ok"), "{}", {})).toBe("NOT_PUBLIC");
});

test.each([
  "https://127.0.0.1:PORT/",
  "https://127.1:PORT/",
  "https://2130706433:PORT/",
  "https://0x7f000001:PORT/",
  "https://0.0.0.0:PORT/",
  "https://localhost:PORT/",
  "https://10.0.0.7/",
  "https://169.254.169.254/latest/meta-data",
  "https://[::1]:PORT/",
  "https://[::ffff:127.0.0.1]:PORT/",
  "https://[::ffff:7f00:1]:PORT/",
  "https://[64:ff9b::7f00:1]/",
  "https://[fd00::1]/",
  "https://[fe80::1]/",
  "http://hub.example:PORT/",
  "https://name:secret@hub.example/",
  "ftp://hub.example/",
])("%s gets nothing", async (url) => {
  expect(await webhookPoster(false)(at(url), "{}", {})).toBe("NOT_PUBLIC");
  expect(asked).toEqual([]);
});

test("an operator may allow private addresses", async () => {
  expect(await webhookPoster(true)(at("http://127.0.0.1:PORT/ok"), "{}", {})).toBe(200);
});
