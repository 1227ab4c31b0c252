import { expect, test } from "vitest";
import { awake, DEMO_HARBOR, demonstrationTown } from "./journey.ts";

/** What the first view costs over the wire, in bytes: documents, scripts, styles, pictures, as they are sent. */
const town = demonstrationTown();

/** Of the first view, before anybody touched it. */
const BUDGET = 80_000;
/** Of a page with all that makes it alive: most of it is React. It holds what there is against growth. */
const AWAKE_BUDGET = { list: 95_000, detail: 100_000 };

test.each(["/?tab=SHELTER", "/?tab=SHELTER&lang=es", "detail", "detail?lang=es"])(
  "the first view of %s",
  async (path) => {
    const isDetail = path.startsWith("detail");
    const { page, context } = await town().visit({ place: DEMO_HARBOR });
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    const sent: Record<string, number> = {};
    const names = new Map<string, string>();
    session.on("Network.responseReceived", ({ requestId, response }) => names.set(requestId, response.url));
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      sent[names.get(requestId) ?? requestId] = encodedDataLength;
    });
    const reply = await town().app.get("/api/services?q=grace+house&limit=1");
    const [service]: { id: string }[] = await reply.json();
    await page.goto(isDetail ? path.replace("detail", `/services/${service?.id}`) : path, {
      waitUntil: "networkidle",
    });
    const total = Object.values(sent).reduce((sum, bytes) => sum + bytes, 0);
    expect(total, JSON.stringify(sent, null, 1)).toBeGreaterThan(10_000);
    expect(total, JSON.stringify(sent, null, 1)).toBeLessThanOrEqual(BUDGET);
    // The first touch brings the rest.
    await awake(page);
    await page.waitForLoadState("networkidle");
    const awakeTotal = Object.values(sent).reduce((sum, bytes) => sum + bytes, 0);
    expect(awakeTotal, JSON.stringify(sent, null, 1)).toBeGreaterThan(total);
    expect(awakeTotal, JSON.stringify(sent, null, 1)).toBeLessThanOrEqual(
      AWAKE_BUDGET[isDetail ? "detail" : "list"],
    );
  },
);
