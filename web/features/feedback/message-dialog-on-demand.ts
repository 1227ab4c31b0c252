import { OnDemand } from "../../ui/on-demand.tsx";
import { prepareFeedbackWords } from "./feedback-words.ts";

/** Each form as a dialog, with its words. */
export const messageDialog = new OnDemand(async () => {
  const [{ MessageDialog }] = await Promise.all([import("./MessageDialog.tsx"), prepareFeedbackWords()]);
  return MessageDialog;
});
