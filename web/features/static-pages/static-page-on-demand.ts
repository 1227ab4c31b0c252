import { OnDemand } from "../../ui/on-demand.tsx";

/** Pages of plain text come when they are asked for. */
export const staticPage = new OnDemand(async () => (await import("./StaticPage.tsx")).StaticPage);
