import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";
import { websiteVisitor } from "./visit-website.ts";

let server: Server;
let port = 0;
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, reply) => {
    const path = request.url ?? "";
    asked.push(`${request.headers.host?.split(":")[0]}${path}`);
    const [, status = "200"] = /^\/(\d{3})/.exec(path) ?? [];
    const to = new URL(path, "http://a.example").searchParams.get("to");
    const isClosed = request.headers.host?.startsWith("closed.") === true;
    if (path === "/robots.txt" && isClosed) reply.end("User-agent: *\nDisallow: /");
    else if (path === "/robots.txt") reply.writeHead(404).end();
    else if (path === "/loop") reply.writeHead(302, { location: "/loop" }).end();
    else reply.writeHead(Number(status), to === null ? {} : { location: to }).end("text");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  port = typeof address === "object" && address !== null ? address.port : 0;
});
afterAll(() => server.close());

/** Our server is the public internet here; `inside.example` leads to a private address as well. */
const visit = (url: string) =>
  websiteVisitor({
    pauseMs: 0,
    isPublic: (address) => address === "127.0.0.1",
    resolve: async (host) => {
      if (host === "gone.example") throw Object.assign(new Error("none"), { code: "ENOTFOUND" });
      if (host === "later.example") throw Object.assign(new Error("later"), { code: "EAI_AGAIN" });
      const here = { address: "127.0.0.1", family: 4 };
      if (host === "inside.example") return [here, { address: "10.0.0.7", family: 4 }];
      return host.endsWith(".example") ? [here] : [{ address: host, family: 4 }];
    },
  })(url);

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
  ["http://a.example:1/", "UNKNOWN"],
])("%s: %s", async (url, outcome) => {
  expect(await visit(url.replaceAll("PORT", String(port)))).toBe(outcome);
});

test.each(["http://inside.example:PORT/404", "http://10.0.0.7:PORT/404", "http://[::1]:PORT/404"])(
  "%s is not visited, nor by a redirect",
  async (url) => {
    const inside = url.replaceAll("PORT", String(port));
    asked.length = 0;
    expect(await visit(inside)).toBe("UNKNOWN");
    expect(asked).toEqual([]);
    expect(await visit(`http://a.example:${port}/302?to=${encodeURIComponent(inside)}`)).toBe("UNKNOWN");
    expect(asked.filter((path) => !path.startsWith("a.example"))).toEqual([]);
  },
);

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
  ["fd00::1", false],
  ["::ffff:127.0.0.1", false],
  ["64:ff9b::7f00:1", false],
  ["2002:7f00:1::", false],
  ["nothing", false],
])("%s is public: %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
