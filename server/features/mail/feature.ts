import type { ServerFeature } from "#server/base/feature/server-feature.ts";
import { shell } from "#words/compiled/en/base/shell.ts";
import { addOutbox } from "./add-outbox.ts";
import { registerMailJobs } from "./mail-jobs.ts";
import { addUnsubscribe } from "./notices/add-unsubscribe.ts";
import { registerNoticeJobs } from "./notices/notice-jobs.ts";
import { noticeRoutes } from "./notices/notice-routes.ts";

export const feature: ServerFeature = {
  routes: ({ database }) => noticeRoutes(database),
  async jobs(jobs, { database, queueMail, sender, originOfLinks, now, log }) {
    const place = { product: shell.product, origin: originOfLinks() };
    await registerMailJobs(jobs, { db: database.bulk, sender, place, now, log });
    await registerNoticeJobs(jobs, database.bulk, queueMail, now);
  },
  serve(app, { config, database, outbox, now }) {
    if (config.demo && outbox !== null) addOutbox(app, outbox);
    addUnsubscribe(app, database, now);
  },
};
