import type { FormEvent, RefObject } from "react";
import { useCallback, useEffect, useRef, useState } from "react";
import type { FieldMessage } from "#domain/base/contract/problems.ts";
import type { Language } from "#domain/base/languages/language.ts";
import type { DangerHelp } from "#domain/danger/danger-help-reply.ts";
import type { MessageErrors, MessageField, MessageKind } from "#domain/feedback/message-form.ts";
import { checkMessage, FIELDS_OF } from "#domain/feedback/message-form.ts";
import type { FeedbackWords } from "#words/compiled/feedback/feedback.ts";
import { useDraftLock } from "../../base/app-context/use-draft-lock.ts";
import { deleteDraft, messageDraftKey, readDraft, saveDraft } from "../../base/browser/message-drafts.ts";
import type { QueuedMessage } from "../../base/browser/queued-messages.ts";
import { queueMessage } from "../../base/browser/queued-messages.ts";
import { useBusy } from "../../base/calls/use-busy.ts";
import { judgeMessage } from "./judge-message.ts";
import { newSendingId, toDraftKey, toMessageBody } from "./message.ts";
import { type Sent, sendMessage } from "./send-message.ts";
import type { Picture, Pictures } from "./use-pictures.ts";

/** Outcome of a message, and help for the danger that it names; null: it names none. */
export interface Outcome {
  /** The message was sent, or waits in this browser. */
  readonly state: "sent" | "queued";
  readonly danger: DangerHelp | null;
}

interface MessageOptions {
  kind: MessageKind;
  serviceId: string | null;
  /** Subject of a message to a service, which has no field for it; null: the form has the field, or needs none. */
  subject: string | null;
  isProtected: boolean;
  language: Language;
  words: FeedbackWords;
  pictures: Pictures;
  /** `longitude|latitude` of a visitor who checks the box; null where no position is known. */
  coordinate: string | null;
  onDone(outcome: Outcome): void;
}

interface MessageState {
  form: RefObject<HTMLFormElement | null>;
  errors: MessageErrors;
  /** Error of the whole form. */
  problem: string | null;
  pictureProblem: string | null;
  /** Help for the danger that the message names, where it could not be sent. */
  danger: DangerHelp | null;
  isSending: boolean;
  isRestored: boolean;
  /** The form is open in another tab, which keeps the draft. */
  isDraftInOtherTab: boolean;
  onInput(): void;
  submit(event: FormEvent): void;
}

/** Draft, check, sending and waiting of one form. */
export function useMessage(options: MessageOptions): MessageState {
  const { kind, serviceId, isProtected, words, pictures } = options;
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<MessageErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [pictureProblem, setPictureProblem] = useState<string | null>(null);
  /** Help for the danger that an unsent message names. */
  const [danger, setDanger] = useState<DangerHelp | null>(null);
  const { isBusy: isSending, whileBusy } = useBusy();
  const [isRestored, setRestored] = useState(false);
  // A changed text is another message; the same text, sent again because no reply came, is the same message.
  const sendingId = useRef<string | null>(null);
  const draft = toDraftKey(kind, serviceId);
  const { isOwner, takeOver } = useDraftLock(messageDraftKey(draft));
  const isDraftRead = useRef(false);
  const { restore } = pictures;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when this tab owns the draft.
  useEffect(() => {
    if (isOwner !== true) return;
    const stored = readDraft(draft);
    if (form.current !== null && stored !== null) {
      fill(form.current, stored.texts);
      restore(stored.pictures);
      setRestored(true);
    } else isDraftRead.current = true;
  }, [isOwner]);

  const saveCurrent = useCallback(() => {
    if (isOwner === false) takeOver();
    if (form.current === null || !isDraftRead.current) return;
    const named = pictures.list.flatMap(({ name, label }) => (name === null ? [] : [{ name, label }]));
    const mark = isProtected ? { isProtected } : {};
    saveDraft(draft, { texts: readFormTexts(form.current, kind), pictures: named, ...mark });
  }, [draft, kind, isProtected, pictures.list, isOwner, takeOver]);
  useEffect(saveCurrent, [saveCurrent]);
  // Runs after the first `saveCurrent`, which does not know the draft's pictures yet and would save it without them.
  useEffect(() => {
    if (isOwner === true) isDraftRead.current = true;
  }, [isOwner]);

  const onInput = () => {
    sendingId.current = null;
    saveCurrent();
    const shown = Object.keys(errors);
    if (form.current === null || shown.length === 0) return;
    // A corrected field loses its error right away; new errors wait for the next submission.
    const current: MessageErrors = checkMessage(kind, readFormTexts(form.current, kind));
    const remaining = Object.entries(current).filter(([field]) => shown.includes(field));
    setErrors(Object.fromEntries(remaining));
    if (remaining.length === 0) setProblem(null);
  };

  const showErrors = (found: MessageErrors) => {
    setErrors(found);
    const names = FIELDS_OF[kind].filter((field) => found[field] !== undefined);
    setProblem(words.summary(names.length));
    const field = names[0] === undefined ? null : form.current?.elements.namedItem(names[0]);
    if (field instanceof HTMLElement) field.focus();
  };

  const send = async (element: HTMLFormElement) => {
    const texts = readFormTexts(element, kind);
    const settled = await pictures.settled();
    if (settled.some(({ state }) => state === "refused")) {
      setPictureProblem(words.pictures.removeFirst);
      setProblem(words.pictures.removeFirst);
      return;
    }
    sendingId.current ??= newSendingId();
    const message = toQueuedMessage(options, sendingId.current, texts, settled, sharesLocation(element));
    const judged = judgeMessage(texts, options.language);
    const outcome = await deliver(message);
    if (outcome === "sent" || outcome === "queued") {
      if (isOwner === true) deleteDraft(draft);
      options.onDone({ state: outcome, danger: await judged });
      return;
    }
    if (typeof outcome === "string") setProblem(words[outcome]);
    else showFieldErrors(outcome.fields);
    setDanger(await judged);
  };

  const showFieldErrors = (fields: Readonly<Record<string, FieldMessage>>) => {
    if ("files" in fields) {
      pictures.renew();
      setPictureProblem(words.pictures.gone);
      setProblem(words.pictures.gone);
      return;
    }
    const known = fieldErrors(fields, kind);
    if (Object.keys(known).length > 0) showErrors(known);
    else setProblem("service" in fields ? words.gone : words.failed);
  };

  return {
    form,
    errors,
    problem,
    pictureProblem,
    danger,
    isSending,
    isRestored,
    isDraftInOtherTab: isOwner === false,
    onInput,
    submit(event) {
      event.preventDefault();
      const element = form.current;
      if (element === null || isSending) return;
      setProblem(null);
      setPictureProblem(null);
      const found = checkMessage(kind, readFormTexts(element, kind));
      if (Object.keys(found).length > 0) return showErrors(found);
      setErrors({});
      void whileBusy(() => send(element).catch(() => setProblem(words.failed)));
    },
  };
}

/** Sends it; without a network it is queued in this browser until there is one. */
async function deliver(
  message: QueuedMessage,
): Promise<Exclude<Sent, "noNetwork"> | "queued" | "cannotQueue"> {
  const canSend = navigator.onLine && message.pictures.every(({ name }) => name !== null);
  const sent = canSend ? await sendMessage(toMessageBody(message), message.language) : "noNetwork";
  if (sent !== "noNetwork") return sent;
  return (await queueMessage(message)) ? "queued" : "cannotQueue";
}

function toQueuedMessage(
  { kind, serviceId, subject, isProtected, language, coordinate }: MessageOptions,
  sendingId: string,
  texts: Record<string, string>,
  pictures: readonly Picture[],
  sharesLocation: boolean,
): QueuedMessage {
  return {
    sendingId,
    kind,
    serviceId,
    ...(isProtected ? { isProtected } : {}),
    texts: subject === null ? texts : { ...texts, subject },
    coordinate: sharesLocation ? coordinate : null,
    language,
    pictures: pictures.map(({ label, name, blob }) => ({ label, name, blob: name === null ? blob : null })),
  };
}

function readFormTexts(form: HTMLFormElement, kind: MessageKind): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(
    FIELDS_OF[kind].map((field) => {
      const value = data.get(field);
      return [field, typeof value === "string" ? value : ""];
    }),
  );
}

function sharesLocation(form: HTMLFormElement): boolean {
  return new FormData(form).has("location");
}

/** Text that is already in a field is newer. */
function fill(form: HTMLFormElement, texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) {
    const field = form.elements.namedItem(name);
    if ((field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value === "") {
      field.value = text;
    }
  }
}

function fieldErrors(fields: Readonly<Record<string, FieldMessage>>, kind: MessageKind): MessageErrors {
  const known: Partial<Record<MessageField, FieldMessage>> = {};
  for (const field of FIELDS_OF[kind]) {
    const found = fields[field];
    if (found !== undefined) known[field] = found;
  }
  return known;
}
