import type { Language } from "#domain/base/languages/language.ts";
import type { Toast } from "../../base/app-context/app-context.tsx";
import { acquireDraftLock, isDraftStored } from "../../base/browser/draft-lock.ts";
import { messageDraftKey, saveDraft } from "../../base/browser/message-drafts.ts";
import type { QueuedMessage } from "../../base/browser/queued-messages.ts";
import { queueMessage, readQueuedMessages, removeQueuedMessage } from "../../base/browser/queued-messages.ts";
import { shrinkPicture } from "../../base/browser/shrink-picture.ts";
import { feedbackWords, loadFeedbackWords } from "./feedback-words.ts";
import { toDraftKey, toMessageBody } from "./message.ts";
import { sendMessage } from "./send-message.ts";
import { uploadPicture } from "./upload-picture.ts";

let current: Promise<Toast | null> | null = null;

/**
 * Sends waiting messages one by one, until the network is gone again. Only one run at a time in a page.
 *
 * @returns the message to show; null where nothing has changed
 */
export function sendQueuedMessages(language: Language): Promise<Toast | null> {
  current ??= run()
    .then((counts) => createToast(counts, language))
    .finally(() => {
      current = null;
    });
  return current;
}

/** Counts of messages that were sent, and of rejected ones that are back in their forms. */
interface Counts {
  sent: number;
  refused: number;
}

async function createToast({ sent, refused }: Counts, language: Language): Promise<Toast | null> {
  if (sent + refused === 0) return null;
  await loadFeedbackWords(language);
  const words = feedbackWords(language);
  return refused > 0
    ? { kind: "error", text: words.queuedRejected }
    : { kind: "success", text: words.queuedSent(sent) };
}

async function run(): Promise<Counts> {
  const counts: Counts = { sent: 0, refused: 0 };
  for (const message of await readQueuedMessages()) {
    const outcome = await send(message);
    if (outcome === "later") break;
    if (outcome === "sent") counts.sent++;
    else if (await restoreToForm(message)) counts.refused++;
    else continue;
    await removeQueuedMessage(message.sendingId);
  }
  return counts;
}

/**
 * Makes a refused message the draft of its form, where its writer finds it.
 *
 * @returns false where the form is open, in whichever tab, or already has a draft: the message stays in the queue
 */
async function restoreToForm({ kind, serviceId, isProtected, texts }: QueuedMessage): Promise<boolean> {
  const form = toDraftKey(kind, serviceId);
  const key = messageDraftKey(form);
  const release = await acquireDraftLock(key);
  if (release === null) return false;
  const isFree = !isDraftStored(key);
  if (isFree) saveDraft(form, { texts, pictures: [], ...(isProtected === true ? { isProtected } : {}) });
  release();
  return isFree;
}

async function send(queued: QueuedMessage): Promise<"sent" | "refused" | "later"> {
  const message = copyMessage(queued);
  for (const picture of message.pictures) {
    if (picture.name !== null || picture.blob === null) continue;
    const uploaded = await uploadPicture(shrinkPicture(picture.blob), () => {}).done;
    if (typeof uploaded === "string") return "later";
    if ("problem" in uploaded && uploaded.problem === "failed") return "later";
    picture.blob = null;
    // A picture that the server will never accept is dropped: the words are worth more.
    picture.name = "name" in uploaded ? uploaded.name : null;
    await queueMessage(message);
  }
  const sent = await sendMessage(toMessageBody(message), message.language);
  if (sent === "sent") return "sent";
  return typeof sent === "object" ? await retryWithoutPictures(message, sent.fields) : "later";
}

/** A picture that waited with its message for more than a day is no longer there: the words go without it. */
async function retryWithoutPictures(
  message: QueuedMessage,
  fields: Readonly<Record<string, unknown>>,
): Promise<"sent" | "refused" | "later"> {
  if (!("files" in fields) || message.pictures.length === 0) return "refused";
  const withoutPictures = { ...message, pictures: [] };
  await queueMessage(withoutPictures);
  return send(withoutPictures);
}

function copyMessage(message: QueuedMessage): QueuedMessage {
  return { ...message, pictures: message.pictures.map((picture) => ({ ...picture })) };
}
