import type { PublicService } from "../../services/public-service.ts";

/**
 * Whether a service is open, or will open on some day: a calendar without entries would be useless (rule calendar 5).
 */
export const hasOpening = ({
  openStatus: { state, changesAt },
}: Pick<PublicService, "openStatus">): boolean =>
  state === "OPEN" || (state === "CLOSED" && changesAt !== null);
