import { OnDemand } from "../../ui/on-demand.tsx";

/** What stands where nothing was found comes only then. */
export const emptyList = new OnDemand(async () => (await import("./EmptyList.tsx")).EmptyList);
export const notFoundPage = new OnDemand(async () => (await import("./NotFoundPage.tsx")).NotFoundPage);
