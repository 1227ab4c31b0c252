import { sendAppFeedback, sendServiceFeedback } from "./feedback-calls.ts";
import { addFile, readFile } from "./files/file-calls.ts";
import {
  answerFeedback,
  archiveFeedback,
  countFeedbacks,
  deleteFeedback,
  getFeedback,
  listFeedbacks,
  readFeedback,
  restoreFeedback,
  undoFeedbackDeletion,
} from "./inbox-calls.ts";

/** The calls of this feature, as the API publishes them. */
export const calls = [
  sendServiceFeedback,
  sendAppFeedback,
  listFeedbacks,
  countFeedbacks,
  getFeedback,
  readFeedback,
  answerFeedback,
  archiveFeedback,
  restoreFeedback,
  deleteFeedback,
  undoFeedbackDeletion,
  addFile,
  readFile,
] as const;
