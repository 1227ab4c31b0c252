import type { FastifyInstance } from "fastify";
import type { Route } from "#server/base/http/route.ts";
import type { Jobs } from "#server/base/jobs/jobs.ts";
import type { Deps } from "./deps.ts";

/** The door of a feature: what `feature.ts` of its room exports, as `feature`, and the app puts together. */
export interface ServerFeature {
  /** Makes the routes of its calls. Their order means nothing. */
  routes(deps: Deps): Route[];
  /** Registers its jobs. */
  jobs?(jobs: Jobs, deps: Deps): Promise<void>;
  /** Registers what is no declared call, such as files and forms for browsers. */
  serve?(app: FastifyInstance, deps: Deps): void | Promise<void>;
}
