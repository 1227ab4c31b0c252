import { lookup } from "node:dns/promises";
import { createServer, type Server } from "node:http";
import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";
import { type VisitDependencies, websiteVisitor } from "./visit-website.ts";

let server: Server;
let port = 0;
const asked: string[] = [];
/** Status and body of each host's robots.txt; a host that is not listed replies with 404. */
const ROBOTS: Readonly<Record<string, readonly [number, string]>> = {
  "closed.example": [200, "User-agent: *\nDisallow: /"],
  "partly.example": [200, "User-agent: amparo\nDisallow: /404\n\nUser-agent: *\nDisallow: /"],
  "busy.example": [429, ""],
  "broken.example": [503, ""],
  "led-away.example": [302, "http://gone.example/robots.txt"],
};

beforeAll(async () => {
  server = createServer((request, reply) => {
    const path = request.url ?? "";
    const host = request.headers.host?.split(":")[0] ?? "";
    asked.push(`${host}${path}`);
    const [, status = "200"] = /^\/(\d{3})/.exec(path) ?? [];
    const to = new URL(path, "http://a.example").searchParams.get("to");
    if (path === "/robots.txt") {
      const [robotsStatus, text] = ROBOTS[host] ?? [404, ""];
      if (robotsStatus === 302) reply.writeHead(302, { location: text }).end();
      else reply.writeHead(robotsStatus).end(text);
    } else if (path === "/loop") reply.writeHead(302, { location: "/loop" }).end();
    else if (path !== "/silent")
      reply.writeHead(Number(status), to === null ? {} : { location: to }).end("text");
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

/**
 * Our server is the public internet here, by names that end in `.example`; `inside.example` leads to a private address
 * as well. Everything else is resolved by the system and judged as in earnest.
 */
const SETTINGS: VisitDependencies = {
  pause: async () => {},
  timeLimitMs: 5000,
  isPublic: (address) => address === HERE.address || isPublicAddress(address),
  resolve: async (host) => {
    if (host === "gone.example") throw Object.assign(new Error("none"), { code: "ENOTFOUND" });
    if (host === "later.example") throw Object.assign(new Error("later"), { code: "EAI_AGAIN" });
    if (host === "inside.example") return [HERE, { address: "10.0.0.7", family: 4 }];
    if (host.endsWith(".example")) return [HERE];
    const addresses = await lookup(host, { all: true });
    // Only by a name is our server public.
    return addresses.map((each) =>
      each.address === HERE.address ? { ...each, address: "127.0.0.2" } : each,
    );
  },
};
const visit = (url: string, changes: Partial<VisitDependencies> = {}) =>
  websiteVisitor({ ...SETTINGS, ...changes })(url.replaceAll("PORT", String(port)));

test.each([
  ["http://a.example:PORT/", "ANSWERED"],
  ["http://a.example:PORT/404", "GONE"],
  ["http://a.example:PORT/410", "GONE"],
  ["http://a.example:PORT/403", "UNKNOWN"],
  ["http://a.example:PORT/429", "UNKNOWN"],
  ["http://a.example:PORT/503", "UNKNOWN"],
  ["http://a.example:PORT/301?to=/404", "GONE"],
  ["http://a.example:PORT/302?to=http://b.example:PORT/", "ANSWERED"],
  ["http://a.example:PORT/loop", "UNKNOWN"],
  ["http://gone.example/", "GONE"],
  ["http://later.example/", "UNKNOWN"],
  ["http://closed.example:PORT/404", "UNKNOWN"],
  ["http://a.example:PORT/302?to=http://closed.example:PORT/404", "UNKNOWN"],
  ["http://a.example:PORT/302?to=ftp://b.example/", "UNKNOWN"],
  ["http://a.example:PORT/302?to=http://gone.example/", "GONE"],
  ["http://a.example:1/", "UNKNOWN"],
  ["http://partly.example:PORT/404", "UNKNOWN"],
  ["http://partly.example:PORT/410", "GONE"],
  ["http://busy.example:PORT/404", "UNKNOWN"],
  ["http://broken.example:PORT/404", "UNKNOWN"],
  ["http://led-away.example:PORT/404", "UNKNOWN"],
  ["http://name:secret@a.example:PORT/404", "UNKNOWN"],
  ["mailto:somebody@a.example", "UNKNOWN"],
  ["no address", "UNKNOWN"],
])("%s: %s", async (url, outcome) => {
  expect(await visit(url)).toBe(outcome);
});

test("no answer in time says nothing", async () => {
  expect(await visit("http://a.example:PORT/silent", { timeLimitMs: 100 })).toBe("UNKNOWN");
});

test("what robots.txt forbids is not requested", async () => {
  for (const host of ["closed", "busy", "broken", "led-away"]) await visit(`http://${host}.example:PORT/404`);
  expect(asked.filter((path) => !path.endsWith("/robots.txt"))).toEqual([]);
});

test("a host gets its next request only after a pause, another host at once", async () => {
  const passed: (() => void)[] = [];
  const pause = () => new Promise<void>((resolve) => passed.push(resolve));
  const one = websiteVisitor({ ...SETTINGS, pause });
  const visits = ["http://a.example:PORT/1", "http://a.example:PORT/2", "http://b.example:PORT/"].map((url) =>
    one(url.replaceAll("PORT", String(port))),
  );
  // Each pause that ends lets exactly one more request through.
  const order = ["a.example/robots.txt", "a.example/1", "a.example/2"];
  for (let requests = 1; requests <= order.length; requests++) {
    await expect.poll(() => asked.filter((path) => path.startsWith("a."))).toEqual(order.slice(0, requests));
    await expect.poll(() => passed.length).toBeGreaterThanOrEqual(1);
    if (requests === 1) await expect.poll(() => asked).toContain("b.example/robots.txt");
    await setImmediate();
    expect(asked.filter((path) => path.startsWith("a."))).toHaveLength(requests);
    for (const pass of passed.splice(0)) pass();
  }
  await Promise.all(visits);
});

test("a name that leads to a private address by the second request is not visited a second time", async () => {
  let lookups = 0;
  const resolve = async () => (lookups++ === 0 ? [HERE] : [{ address: "10.0.0.7", family: 4 }]);
  expect(await visit("http://rebound.example:PORT/404", { resolve })).toBe("UNKNOWN");
  expect([lookups, asked]).toEqual([2, ["rebound.example/robots.txt"]]);
});

test.each([
  "http://inside.example:PORT/404",
  "http://10.0.0.7:PORT/404",
  "http://127.0.0.1:PORT/404",
  "http://127.1:PORT/404",
  "http://2130706433:PORT/404",
  "http://0x7f000001:PORT/404",
  "http://0177.0.0.1:PORT/404",
  "http://0:PORT/404",
  "http://0.0.0.0:PORT/404",
  "http://169.254.169.254/404",
  "http://localhost:PORT/404",
  "http://[::1]:PORT/404",
  "http://[::]:PORT/404",
  "http://[::ffff:127.0.0.1]:PORT/404",
  "http://[::ffff:7f00:1]:PORT/404",
  "http://[fd00::1]:PORT/404",
  "http://[fe80::1]:PORT/404",
])("%s is not visited, nor by a redirect", async (inside) => {
  expect(await visit(inside)).toBe("UNKNOWN");
  expect(asked).toEqual([]);
  const to = encodeURIComponent(inside.replaceAll("PORT", String(port)));
  expect(await visit(`http://a.example:PORT/302?to=${to}`)).toBe("UNKNOWN");
  expect(asked).toEqual(["a.example/robots.txt", `a.example/302?to=${to}`]);
});

test.each([
  ["8.8.8.8", true],
  ["2606:4700::1111", true],
  ["127.0.0.1", false],
  ["10.1.2.3", false],
  ["100.64.0.1", false],
  ["169.254.169.254", false],
  ["172.31.0.1", false],
  ["192.168.1.1", false],
  ["224.0.0.1", false],
  ["255.255.255.255", false],
  ["0.0.0.0", false],
  ["::", false],
  ["::1", false],
  ["fe80::1", false],
  ["fc00::1", false],
  ["fd00::1", false],
  ["::ffff:0:127.0.0.1", false],
  ["::ffff:8.8.8.8", false],
  ["::ffff:127.0.0.1", false],
  ["64:ff9b::7f00:1", false],
  ["2002:7f00:1::", false],
  ["nothing", false],
])("%s is public: %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
