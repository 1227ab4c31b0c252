import type { PublicService } from "../../services/public-service.ts";

/** It is open, or there is a day on which it opens: a calendar without an entry is of no use (rule calendar 5). */
export const hasOpening = ({
  openStatus: { state, changesAt },
}: Pick<PublicService, "openStatus">): boolean =>
  state === "OPEN" || (state === "CLOSED" && changesAt !== null);
