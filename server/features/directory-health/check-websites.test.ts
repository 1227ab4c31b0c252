import { beforeAll, expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import type { WebsiteOutcome } from "#domain/directory-health/gone-website.ts";
import { storeServices } from "#server/features/services/store-services.ts";
import { checkWebsites } from "./check-websites.ts";
import { refreshFindings } from "./refresh-health.ts";

const NOW = Date.UTC(2026, 10, 20, 15);
const DAY = 86_400_000;
const GONE = "https://gone.example/page";
const WELL = "https://well.example/";

onEachEngine("Websites", (open) => {
  let outcome: WebsiteOutcome = "GONE";
  const visited: string[] = [];
  const check = (at: number) =>
    checkWebsites(
      open(),
      async (url) => {
        visited.push(url);
        return url === GONE ? outcome : "ANSWERED";
      },
      () => at,
    );
  const found = async (at: number) => {
    await refreshFindings(open(), at);
    return open().query("select kind, since from health_findings");
  };
  beforeAll(async () => {
    const confirmed = { verifiedAt: NOW };
    await storeServices(
      open(),
      [
        serviceForTest({ website: GONE }, confirmed),
        serviceForTest({ website: GONE }, confirmed),
        serviceForTest({ website: WELL }, confirmed),
        serviceForTest({}, confirmed),
      ],
      NOW,
    );
  });

  test("an address is visited once a week, and once a day while it is gone", async () => {
    await check(NOW);
    expect(visited.splice(0).sort()).toEqual([GONE, WELL]);
    await check(NOW + 3600_000);
    expect(visited.splice(0)).toEqual([]);
    await check(NOW + DAY);
    expect(visited.splice(0)).toEqual([GONE]);
    expect(await found(NOW + DAY)).toEqual([]);
  });

  test("gone on three days of a week, it is a finding of each of its services", async () => {
    outcome = "UNKNOWN";
    await check(NOW + 2 * DAY);
    expect(await found(NOW + 2 * DAY)).toEqual([]);
    outcome = "GONE";
    await check(NOW + 3 * DAY);
    const finding = { kind: "WEBSITE_GONE", since: Date.UTC(2026, 10, 20) };
    expect(await found(NOW + 3 * DAY)).toEqual([finding, finding]);
    expect(await found(NOW + 9 * DAY)).toEqual([]);
  });

  test("one answer clears it, and addresses that no service has are forgotten", async () => {
    outcome = "ANSWERED";
    await check(NOW + 4 * DAY);
    expect(await found(NOW + 4 * DAY)).toEqual([]);
    await open().query("update services set website = null where website = $1", [GONE]);
    await check(NOW + 4 * DAY);
    expect(await open().query("select url from website_checks")).toEqual([{ url: WELL }]);
  });
});
