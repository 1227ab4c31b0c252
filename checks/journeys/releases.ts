import { createServer } from "node:http";
import type { Page } from "playwright-core";
import { ACCESS_COOKIE } from "#domain/static-pages/introduce/first-visit.ts";
import { hydrated, type Town } from "./journey.ts";
import { waitUntilControlled } from "./wait-until-controlled.ts";

export interface Releases {
  page: Page;
  /** The server has a new version from now on, and the browser looks for it. */
  release(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a visit through a proxy that can serve another worker, which no browser lets tests do. */
export async function releases(
  { app, browser }: Town,
  language: "en" | "es",
  path: string,
): Promise<Releases> {
  let version = 1;
  const between = createServer((request, response) => {
    const headers = Object.entries(request.headers).filter(
      ([name]) => name !== "host" && name !== "connection",
    );
    void fetch(`${app.address}${request.url}`, {
      headers: headers.map(([name, value]) => [name, String(value)]),
    })
      .then(async (reply) => {
        const isWorker = request.url === "/sw.js";
        const body = Buffer.from(await reply.arrayBuffer());
        for (const [name, value] of reply.headers) {
          if (!/^(content-(encoding|length)|transfer-encoding|connection)$/.test(name))
            response.setHeader(name, value);
        }
        response.writeHead(reply.status).end(isWorker ? `${body}\n// ${version}` : body);
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => between.listen(0, "127.0.0.1", resolve));
  const port = Object(between.address()).port;
  const baseURL = `http://127.0.0.1:${port}`;
  const context = await browser.newContext({ baseURL, locale: language === "es" ? "es-US" : "en-US" });
  await context.addCookies([{ name: ACCESS_COOKIE, value: "true", url: baseURL }]);
  const page = await context.newPage();
  await page.goto(path);
  await hydrated(page);
  await waitUntilControlled(page);
  return {
    page,
    async release() {
      version += 1;
      await page.evaluate(async () => {
        await (await navigator.serviceWorker.getRegistration())?.update();
      });
    },
    async close() {
      await context.close();
      between.close();
    },
  };
}
