import { expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { everyDay, serviceForTest } from "#checks/services-for-tests.ts";
import type { HoursWithIntake } from "#domain/services/opening-hours/entry.ts";
import { startJobs } from "#server/base/jobs/jobs.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { registerHoursJobs, sendHoursJobs } from "./hours-jobs.ts";
import { refreshHours } from "./refresh-hours.ts";
import { hoursRepairs } from "./repair-batch.ts";
import { hoursCoverage, storeHours } from "./store-hours.ts";

const NOW = Date.UTC(2026, 10, 20, 15);
const DAY = 86_400_000;
const NIGHTS: HoursWithIntake = {
  timeZone: "America/Chicago",
  schedules: [{ type: "WEEKLY", day: "FRIDAY", span: { start: 1320, end: 360, endsNextDay: true } }],
  closeSchedules: [],
  intakeSchedules: [],
  isContact: false,
};

onEachEngine("Jobs that keep edges fresh", (open) => {
  test("run at the start, and mend what reading noticed", async () => {
    const database = open();
    const service = serviceForTest({ schedules: everyDay(480, 1020) });
    await storeServices(database, [service], NOW);
    const edges = async () =>
      (await database.query<{ edges: number[] }>("select edges from hours"))[0]?.edges;
    const right = await edges();
    expect(right?.length).toBeGreaterThan(60);

    const failed: string[] = [];
    const jobs = await startJobs(database, { onFailure: (queue) => failed.push(queue) });
    try {
      await database.query("update hours set edges = '{}', stamp = 'old'");
      await registerHoursJobs(jobs, database, () => NOW);
      await expect.poll(edges).toEqual(right);

      await database.query("update hours set edges = '{1}'");
      await sendHoursJobs(jobs, database)("repair-hours", { serviceIds: [service.id] });
      await expect.poll(edges).toEqual(right);
    } finally {
      await jobs.stop();
    }
    expect(failed).toEqual([]);
  });

  test("edges are made anew before they run out, not each day", async () => {
    const database = open();
    const [id] = await storeHours(database, [NIGHTS], NOW);
    const coveredUntil = async () =>
      (
        await database.query<{ until: number }>("select covered_until as until from hours where id = $1", [
          id,
        ])
      )[0]?.until;
    await refreshHours(database, NOW + 6 * DAY);
    expect(await coveredUntil()).toBe(hoursCoverage(NOW).until);
    await refreshHours(database, NOW + 8 * DAY);
    expect(await coveredUntil()).toBe(hoursCoverage(NOW + 8 * DAY).until);
    expect(await refreshHours(database, NOW + 8 * DAY)).toBe(0);
  });

  test("what many lists notice is sent as one job, and a queue that fails hurts nobody", async () => {
    const sent: unknown[] = [];
    const logged: unknown[] = [];
    const log = { info: () => {}, error: (line: unknown) => logged.push(line) };
    const repairs = hoursRepairs(async (name, data) => {
      sent.push({ name, ...data });
      throw new Error("The queue is away.");
    }, log);
    repairs.staleHours([1]);
    repairs.staleHours([2, 3]);
    repairs.inconsistent(["a"]);
    repairs.inconsistent(["b", "a"]);
    repairs.flush();
    await expect.poll(() => logged.length).toBe(4);
    expect(sent).toEqual([{ name: "refresh-hours" }, { name: "repair-hours", serviceIds: ["a", "b"] }]);
    repairs.flush();
    expect(sent).toHaveLength(2);
    repairs.close();
  });
});
