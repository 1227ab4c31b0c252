import { OnDemand } from "../../ui/on-demand.tsx";

export const crisisLinesPage = new OnDemand(
  async () => (await import("./CrisisLinesPage.tsx")).CrisisLinesPage,
);
