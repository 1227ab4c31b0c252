import { countServices, getService, getServicePins, listServices } from "../services/service-calls.ts";
import type { Call } from "./call.ts";

/** Every call that the API has; the published document and the contract checks go through this list. */
export const EVERY_CALL: readonly Call[] = [listServices, countServices, getServicePins, getService];
