import type { ServerFeature } from "#server/base/feature/server-feature.ts";
import { addOutbox } from "./add-outbox.ts";
import { addUnsubscribe } from "./notices/add-unsubscribe.ts";
import { registerNoticeJobs } from "./notices/notice-jobs.ts";
import { noticeRoutes } from "./notices/notice-routes.ts";

export const feature: ServerFeature = {
  routes: ({ database }) => noticeRoutes(database),
  jobs: (jobs, { database, queueMail, now }) => registerNoticeJobs(jobs, database.bulk, queueMail, now),
  serve(app, { config, database, outbox, now }) {
    if (config.demo === true && outbox !== null) addOutbox(app, outbox);
    addUnsubscribe(app, database, now);
  },
};
