import { OnDemand } from "../ui/on-demand.tsx";

/** Menu, search, location picker and options. */
export const panels = new OnDemand(async () => (await import("./Panels.tsx")).Panels);
