import { useState } from "react";
import { MAX_SUBJECT } from "#domain/base/contract/limits.ts";
import type { MessageKind } from "#domain/feedback/message-form.ts";
import { FIELDS_OF } from "#domain/feedback/message-form.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { knownPosition } from "../../base/browser/position.ts";
import { writeCoordinate } from "../../base/browser/visitor-place.ts";
import buttons from "../../base/ui/buttons.module.css";
import field from "../../base/ui/FormField.module.css";
import { Icon } from "../../base/ui/Icon.tsx";
import { Lazy } from "../../base/ui/lazy.tsx";
import { dangerPanel } from "../danger/lazy-danger-panel.ts";
import { feedbackWords } from "./feedback-words.ts";
import { MessageField } from "./MessageField.tsx";
import styles from "./MessageForm.module.css";
import type { MessageTarget } from "./message.ts";
import { PictureField } from "./PictureField.tsx";
import { type Outcome, useMessage } from "./use-message.ts";
import { usePictures } from "./use-pictures.ts";

/** One of the three forms (rule feedback 1). Only where scripts work. */
export function MessageForm({
  kind,
  service,
  onDone,
}: {
  kind: MessageKind;
  service: MessageTarget | null;
  onDone(outcome: Outcome): void;
}) {
  const { language, place } = useApp();
  const words = feedbackWords(language);
  const pictures = usePictures();
  const [position] = useState(() => knownPosition() ?? (place?.kind === "here" ? place : null));
  const message = useMessage({
    kind,
    serviceId: service?.id ?? null,
    // A message to a protected service names it by its id only.
    subject:
      kind !== "contact" || service === null || service.isProtected !== false
        ? null
        : words.subjectTo(service.name).slice(0, MAX_SUBJECT),
    isProtected: service?.isProtected === true,
    language,
    words,
    pictures,
    coordinate: position === null ? null : writeCoordinate(position),
    onDone,
  });
  const { errors, problem, danger, isSending } = message;
  return (
    <form
      ref={message.form}
      className={styles.form}
      noValidate
      aria-busy={isSending}
      onSubmit={message.submit}
      onInput={message.onInput}
    >
      {message.isRestored && (
        <p className={styles.note} role="status">
          {words.draft}
        </p>
      )}
      {/* It is there before its text comes, which is therefore announced. */}
      <p className={message.isDraftInOtherTab ? styles.notice : styles.none} role="status">
        {message.isDraftInOtherTab && words.draftInOtherTab}
      </p>
      {FIELDS_OF[kind].map((field) => (
        <MessageField key={field} name={field} words={words} error={errors[field]} />
      ))}
      <PictureField pictures={pictures} words={words.pictures} error={message.pictureProblem} />
      {kind === "contact" && position !== null && (
        <div className={field.field}>
          <label className={styles.checkbox}>
            <input type="checkbox" name="location" aria-describedby="location-hint" />
            <span>{words.location}</span>
          </label>
          <p className={field.hint} id="location-hint">
            {words.locationHint}
          </p>
        </div>
      )}
      <div role="alert">
        {problem !== null && (
          <p className={styles.problem}>
            <Icon name="alert" />
            {problem}
          </p>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {danger?.text}
      </p>
      {danger !== null && (
        <div className={styles.danger}>
          <Lazy component={dangerPanel} props={{ help: danger }} />
        </div>
      )}
      {kind !== "feedback" && <p className={styles.note}>{words.mustReport}</p>}
      <button type="submit" className={`${buttons.primary} ${styles.send}`} aria-disabled={isSending}>
        {isSending ? words.sending : words.send}
      </button>
      <p className={styles.note}>{words.urgent}</p>
    </form>
  );
}
