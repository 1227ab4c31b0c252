import { preferProduction } from "#server/config.ts";
import { buildWebHere } from "./build-web.ts";

/**
 * The child process of `buildWeb`. Sets NODE_ENV: React is four times slower without it, and both builds must
 * agree.
 */
preferProduction();
await buildWebHere();
