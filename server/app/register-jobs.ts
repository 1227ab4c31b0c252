import { registerAttemptJobs } from "../base/attempts/attempt-jobs.ts";
import type { Deps } from "../base/feature/deps.ts";
import type { Jobs } from "../base/jobs/jobs.ts";
import { FEATURES } from "./features.generated.ts";

/** Registers the jobs of all features. The app has to listen: links in mails lead to its address. */
export async function registerJobs(jobs: Jobs, deps: Deps): Promise<void> {
  await registerAttemptJobs(jobs, deps.database.bulk, deps.now);
  for (const feature of FEATURES) await feature.jobs?.(jobs, deps);
}
