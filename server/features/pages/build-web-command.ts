import { preferProduction } from "#server/config.ts";
import { buildWebHere } from "./build-web.ts";

/** The process in which `buildWeb` builds. React is four times slower without NODE_ENV, and both builds must agree. */
preferProduction();
await buildWebHere();
