import { epochOfIso } from "../../base/contract/instant.ts";
import type { PublicCrisisLine } from "./crisis-line-calls.ts";

/** Whether a line is closed at a moment, even if a device saved its state earlier. @param now epoch milliseconds */
export function isLineClosed(
  { isOpen, changesAt }: Pick<PublicCrisisLine, "isOpen" | "changesAt">,
  now: number,
): boolean {
  const change = changesAt === null ? null : epochOfIso(changesAt);
  const hasChanged = change !== null && now >= change;
  return isOpen !== null && isOpen === hasChanged;
}
