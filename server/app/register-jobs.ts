import { registerAttemptJobs } from "../base/attempts/attempt-jobs.ts";
import type { Deps } from "../base/feature/deps.ts";
import type { Jobs } from "../base/jobs/jobs.ts";
import { FEATURES } from "./features.generated.ts";

/** Registers the jobs of all features, except those that need the address of the app. */
export async function registerJobs(jobs: Jobs, deps: Deps): Promise<void> {
  await registerAttemptJobs(jobs, deps.database.bulk, deps.now);
  for (const feature of FEATURES) await feature.jobs?.(jobs, deps);
}
