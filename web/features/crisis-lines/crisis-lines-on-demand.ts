import { onDemand } from "../../ui/on-demand.tsx";

export const crisisLinesPage = onDemand(async () => (await import("./CrisisLinesPage.tsx")).CrisisLinesPage);
