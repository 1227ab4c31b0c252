import { onDemand } from "../../ui/on-demand.tsx";

/** Pages of plain text come when they are asked for. */
export const staticPage = onDemand(async () => (await import("./StaticPage.tsx")).StaticPage);
