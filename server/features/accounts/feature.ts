import type { ServerFeature } from "#server/base/feature/server-feature.ts";
import { registerAccountJobs } from "./account/account-jobs.ts";
import { accountRoutes } from "./account/account-routes.ts";
import { invitationRoutes } from "./invitations/invitation-routes.ts";
import { passkeyRoutes } from "./passkeys/passkey-routes.ts";
import { permissionRoutes } from "./permissions/permission-routes.ts";
import { addOldCallback } from "./social-sign-in/add-old-callback.ts";
import { addSocialSignIn } from "./social-sign-in/add-social-sign-in.ts";
import { socialRoutes } from "./social-sign-in/social-routes.ts";
import { registerUserJobs } from "./users/user-jobs.ts";
import { userRoutes } from "./users/user-routes.ts";

export const feature: ServerFeature = {
  routes(deps) {
    const { config, database, queueMail, providers } = deps;
    return [
      ...accountRoutes(deps, config.isRateLimited),
      ...passkeyRoutes(deps, config.isRateLimited),
      ...userRoutes(database, queueMail),
      ...invitationRoutes(deps, config.isRateLimited),
      ...socialRoutes(providers),
      ...permissionRoutes(),
    ];
  },
  async jobs(jobs, { database, now }) {
    await registerAccountJobs(jobs, database.bulk, now);
    await registerUserJobs(jobs, database.bulk, now);
  },
  serve(app, deps) {
    addOldCallback(app);
    addSocialSignIn(app, { ...deps, sendUnavailable: deps.pages?.sendUnavailable });
  },
};
