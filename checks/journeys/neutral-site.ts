import { once } from "node:events";
import { createServer } from "node:http";

/** The quick exit's destination: a page of another site, which does not mention this one. */
export const NEUTRAL = "http://weather.example/";

/** As slow as a slow site, so that whatever the page still does comes before it. */
const DELAY_MS = 300;

/** Serves it on a free port, to which the browser's resolver leads. */
export async function openNeutralSite(): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((_, reply) => {
    reply.setHeader("content-type", "text/html");
    const page = '<!doctype html><link rel="icon" href="data:,"><title>Weather</title><h1>Sunny</h1>';
    setTimeout(() => reply.end(page), DELAY_MS);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The neutral site has no port.");
  return {
    port: address.port,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
