import { reportNotifications } from "./badges/badge-calls.ts";
import { getHealth, getLive } from "./health/health-calls.ts";

/** The calls of this feature, as the API publishes them. */
export const calls = [reportNotifications, getHealth, getLive] as const;
