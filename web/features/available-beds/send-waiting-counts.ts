import { readWaitingCounts } from "../../browser/waiting-bed-counts.ts";
import { sendCounts } from "./send-counts.ts";

/** What became of bed counts that were sent from another page. */
export type Sent = "sent" | "notTaken";

let isSending = false;

/**
 * Sends the counts of this user that still wait, from whatever page they are on. One that is no longer true says so;
 * what cannot be sent goes on waiting and says nothing.
 */
export async function sendWaitingCounts(userId: string, tell: (sent: Sent) => void): Promise<void> {
  if (isSending || readWaitingCounts(userId).length === 0) return;
  isSending = true;
  const became: Sent[] = [];
  try {
    await sendCounts(userId, (count, outcome) => {
      if (outcome.is === "refused") became.push("notTaken");
      else if (outcome.is === "counted") {
        const { outcome: counted, availableBeds } = outcome.shelter;
        became.push(counted === "OLDER" && availableBeds !== count.availableBeds ? "notTaken" : "sent");
      }
    });
  } finally {
    isSending = false;
  }
  if (became.includes("notTaken")) tell("notTaken");
  else if (became.length > 0) tell("sent");
}
