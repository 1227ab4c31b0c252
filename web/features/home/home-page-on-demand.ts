import { OnDemand } from "../../ui/on-demand.tsx";

export const homePage = new OnDemand(async () => (await import("./HomePage.tsx")).HomePage);
