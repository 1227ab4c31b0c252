import type { Language } from "#domain/words/language.ts";
import { keepDraft } from "../../browser/message-drafts.ts";
import { shrunkPicture } from "../../browser/shrink-picture.ts";
import type { WaitingMessage } from "../../browser/waiting-messages.ts";
import { dropWaiting, keepWaiting, readWaiting } from "../../browser/waiting-messages.ts";
import type { Message } from "../../visit/visit.tsx";
import { feedbackWords, loadFeedbackWords } from "./feedback-words.ts";
import { bodyOf, draftOf } from "./message.ts";
import { sendMessage } from "./send-message.ts";
import { uploadPicture } from "./upload-picture.ts";

let current: Promise<Message | null> | null = null;

/**
 * Sends what waits, one after the other, until the network is away again. One run at a time in a page.
 *
 * @returns what to tell; null where nothing has changed
 */
export function sendWaiting(language: Language): Promise<Message | null> {
  current ??= run()
    .then((report) => toldOf(report, language))
    .finally(() => {
      current = null;
    });
  return current;
}

/** How many are gone, and how many will never be taken and are back in their forms. */
interface Report {
  sent: number;
  refused: number;
}

async function toldOf({ sent, refused }: Report, language: Language): Promise<Message | null> {
  if (sent + refused === 0) return null;
  await loadFeedbackWords(language);
  const words = feedbackWords(language);
  return refused > 0
    ? { kind: "error", text: words.waitedRefused }
    : { kind: "success", text: words.waitedSent(sent) };
}

async function run(): Promise<Report> {
  const report: Report = { sent: 0, refused: 0 };
  for (const message of await readWaiting()) {
    const outcome = await send(message);
    if (outcome === "later") break;
    if (outcome === "sent") report.sent++;
    else {
      // Whoever wrote it finds it in its form.
      report.refused++;
      keepDraft(draftOf(message.kind, message.serviceId), { texts: message.texts, pictures: [] });
    }
    await dropWaiting(message.sendingId);
  }
  return report;
}

async function send(waiting: WaitingMessage): Promise<"sent" | "refused" | "later"> {
  const message = copyOf(waiting);
  for (const picture of message.pictures) {
    if (picture.name !== null || picture.blob === null) continue;
    const uploaded = await uploadPicture(shrunkPicture(picture.blob), () => {}).done;
    if (typeof uploaded === "string") return "later";
    if ("problem" in uploaded && uploaded.problem === "failed") return "later";
    picture.blob = null;
    // One that the server will never take goes: the words are worth more.
    picture.name = "name" in uploaded ? uploaded.name : null;
    await keepWaiting(message);
  }
  const sent = await sendMessage(bodyOf(message), message.language);
  if (sent === "sent") return "sent";
  return typeof sent === "object" ? await refusedOrAnew(message, sent.fields) : "later";
}

/** A picture that waited with its message for more than a day is no longer there: the words go without it. */
async function refusedOrAnew(
  message: WaitingMessage,
  fields: Readonly<Record<string, unknown>>,
): Promise<"sent" | "refused" | "later"> {
  if (!("files" in fields) || message.pictures.length === 0) return "refused";
  const bare = { ...message, pictures: [] };
  await keepWaiting(bare);
  return send(bare);
}

function copyOf(message: WaitingMessage): WaitingMessage {
  return { ...message, pictures: message.pictures.map((picture) => ({ ...picture })) };
}
