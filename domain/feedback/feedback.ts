import type { Coordinates } from "../services/service.ts";
import type { Language } from "../words/language.ts";

/** What kinds of feedback there are (rule feedback 5). CLAIM is for taking over a listing. */
export const FEEDBACK_TYPES = ["APP", "SERVICE", "CLAIM"] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

/** A message to those who run the product or a service, as it is stored (rule feedback 5). */
export interface Feedback {
  id: string;
  /** Made by whoever sends it, so that sending again what may have arrived keeps it once. */
  sendingId: string | null;
  type: FeedbackType;
  /** With APP: what is reported about this service. */
  serviceId: string | null;
  name: string | null;
  email: string;
  /** `(xxx) xxx-xxxx`. */
  phone: string | null;
  subject: string | null;
  message: string;
  /** Where the sender was, for those who ticked the box. */
  location: Coordinates | null;
  /** What the sender reads. */
  language: Language;
  /** Names of kept pictures, in order. */
  files: readonly string[];
  /** Epoch milliseconds. */
  createdAt: number;
}
