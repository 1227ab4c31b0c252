import { onDemand } from "../ui/on-demand.tsx";

/** Menu, search, location picker and options. */
export const panels = onDemand(async () => (await import("./Panels.tsx")).Panels);
