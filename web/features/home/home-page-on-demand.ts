import { onDemand } from "../../ui/on-demand.tsx";

export const homePage = onDemand(async () => (await import("./HomePage.tsx")).HomePage);
