import { onDemand } from "../../ui/on-demand.tsx";

/** What stands where nothing was found comes only then. */
export const emptyList = onDemand(async () => (await import("./EmptyList.tsx")).EmptyList);
export const notFoundPage = onDemand(async () => (await import("./NotFoundPage.tsx")).NotFoundPage);
