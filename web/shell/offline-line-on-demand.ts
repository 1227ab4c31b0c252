import { OnDemand } from "../ui/on-demand.tsx";

/** Comes soon after the page, for when there is no network to bring it. */
export const offlineLine = new OnDemand(async () => (await import("./OfflineLine.tsx")).OfflineLine);
