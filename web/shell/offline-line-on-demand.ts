import { onDemand } from "../ui/on-demand.tsx";

/** Comes soon after the page, for when there is no network to bring it. */
export const offlineLine = onDemand(async () => (await import("./OfflineLine.tsx")).OfflineLine);
