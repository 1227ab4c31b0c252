import { onDemand } from "../../ui/on-demand.tsx";

/** What stands on every page of somebody who is signed in; most visitors are not, and get nothing of it. */
export const signedInParts = onDemand(async () => (await import("./signed-in-parts.ts")).prepareParts());
