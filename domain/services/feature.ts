import {
  countServices,
  countServicesByType,
  getService,
  getServicePins,
  listServices,
} from "./service-calls.ts";
import { listTopics } from "./topics/topic-calls.ts";

/** The calls of this feature, as the API publishes them. */
export const calls = [
  listServices,
  countServices,
  countServicesByType,
  getServicePins,
  getService,
  listTopics,
] as const;
