import { OnDemand } from "../../ui/on-demand.tsx";
import { prepareAccountWords } from "./account-words.ts";

/** What stands on every page of somebody who is signed in. */
export const signedInParts = new OnDemand(async () => {
  const [{ SignedInParts }] = await Promise.all([import("./SignedInParts.tsx"), prepareAccountWords()]);
  return SignedInParts;
});
