import type { PublicService } from "#domain/services/public-service.ts";

/** Whether a service is permanently closed: its page then offers neither a call nor a way there. */
export function isClosedForGood({ closeSchedules }: Pick<PublicService, "closeSchedules">): boolean {
  return closeSchedules.some((entry) => entry.type === "PERMANENTLY_CLOSED");
}
