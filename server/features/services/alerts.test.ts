import { afterAll, beforeAll, expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { everyDay, serviceForTest } from "#checks/services-for-tests.ts";
import type { ListedService } from "#domain/services/public-service.ts";
import { storeServices } from "../listings/store-services.ts";

const NOW = Date.UTC(2026, 10, 20, 15);
const HOUR = 3_600_000;
const HERE = "-80.2|25.77";

function alerting(name: string, milesNorth: number, expiresAt: number | null) {
  return serviceForTest({
    name,
    type: ["SHELTER"],
    schedules: everyDay(0, 60),
    alert: { description: `${name}!`, descriptionEs: null, expiresAt },
    place: { coordinates: { longitude: -80.2, latitude: 25.77 + milesNorth / 69.1 } },
  });
}

onEachEngine("Critical alerts", (open) => {
  let app: RunningApp;
  beforeAll(async () => {
    const many = Array.from({ length: 25 }, (_, n) => alerting(`Far ${n}`, 300 + n, null));
    const waiting = alerting("Not approved", 1, null);
    await storeServices(
      open(),
      [
        alerting("Near", 2, null),
        alerting("At 49 miles", 49, NOW + HOUR),
        alerting("At 51 miles", 51, null),
        alerting("Expired", 3, NOW - 1),
        { ...waiting, metadata: { ...waiting.metadata, approvedAt: null } },
        serviceForTest({ name: "No alert", type: ["FOOD"] }),
        ...many,
      ],
      NOW,
    );
    app = await runningApp(open());
    app.now = NOW;
  });
  afterAll(() => app?.close());

  const alerts = (query: string) => app.read<ListedService[]>(`/services?isCriticalHeader=true&${query}`);

  test.each(["", "type=FOOD&need=MEALS&category=MEN,PETS_ALLOWED&q=nothing&isOpen=true"])(
    "those within 50 miles show on every tab, nearest first (%s)",
    async (tab) => {
      const rows = await alerts(`nearCoordinate=${HERE}&${tab}`);
      expect(rows.map(({ name }) => name)).toEqual(["Near", "At 49 miles"]);
    },
  );

  test("without a place all current ones, at most 20", async () => {
    const rows = await alerts("limit=100");
    expect(rows).toHaveLength(20);
    expect(rows.map(({ name }) => name)).not.toContain("Expired");
    expect(rows.map(({ name }) => name)).not.toContain("Not approved");
  });

  test("an alert that expired is gone from the service too", async () => {
    app.now = NOW + 2 * HOUR;
    expect((await alerts(`nearCoordinate=${HERE}`)).map(({ name }) => name)).toEqual(["Near"]);
    const [row] = await app.read<ListedService[]>("/services?q=49");
    expect(row).toMatchObject({
      isCriticalHeader: false,
      criticalDescription: null,
      criticalExpiredAt: null,
    });
    app.now = NOW;
    const [before] = await app.read<ListedService[]>("/services?q=49");
    expect(before).toMatchObject({
      isCriticalHeader: true,
      criticalDescription: "At 49 miles!",
      criticalExpiredAt: "2026-11-20T16:00:00Z",
      isCriticalNeverExpire: false,
    });
  });
});
