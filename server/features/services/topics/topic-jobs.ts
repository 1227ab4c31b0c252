import { TOPICS_VERSION, topicsOfService } from "#domain/services/topics/topics-of.ts";
import type { Jobs } from "#server/base/jobs/jobs.ts";
import type { TransactionalDb } from "#server/base/sql/db.ts";
import { lockOutdated, setTopics } from "./topic-queries.ts";

/** Services per transaction. */
const BATCH = 500;
/** UTC: soon after an upgrade, and then nothing to do. */
const OFTEN = "*/10 * * * *";

/** Gives topics to services that another version of the rule has written. Resolves to how many. */
export async function fillTopics(database: TransactionalDb): Promise<number> {
  for (let filled = 0; ; ) {
    const count = await database.transaction(async (db) => {
      const services = await lockOutdated(db, TOPICS_VERSION, BATCH);
      const given = services.map((service) => ({
        id: service.id,
        topics: topicsOfService(service, service.statedTopics),
      }));
      if (given.length > 0) await setTopics(db, given, TOPICS_VERSION);
      return given.length;
    });
    filled += count;
    if (count === 0) return filled;
  }
}

export async function registerTopicJobs(jobs: Jobs, database: TransactionalDb): Promise<void> {
  await jobs.work("fill-topics", async () => {
    await fillTopics(database);
  });
  await jobs.schedule("fill-topics", OFTEN);
}
