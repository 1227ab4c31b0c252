import { constants, setPriority } from "node:os";
import { preferProduction } from "#server/base/settings/config.ts";
import { buildWebHere } from "./build-web.ts";

/**
 * The child process of `buildWeb`. Sets NODE_ENV: React is four times slower without it, and both builds must
 * agree.
 */
preferProduction();
// An app that runs meanwhile goes first: its visitors would be sent away from a machine that is busy building.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
await buildWebHere();
