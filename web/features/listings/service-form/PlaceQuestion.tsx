import { useCallback, useId, useState } from "react";
import type { PlaceDecision, PlaceOfService } from "#domain/listings/protection/protection-calls.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { callApi, callInBackground } from "../../../base/calls/call-api.ts";
import { useCall } from "../../../base/calls/use-call.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { ConfirmDialog } from "../../../base/ui/ConfirmDialog.tsx";
import { useFormatDate } from "../../../base/ui/use-format-date.ts";
import styles from "./DoorRequest.module.css";
import type { FormWords } from "./form-words.ts";

type QuestionWords = FormWords["form"]["placeQuestion"];

/**
 * Asks above the form of a service whose place is withheld whether its address must stay secret, and shows how far its
 * opening is (rule protection 16). It is no field of the form: it takes effect right away, without a save.
 */
export function PlaceQuestion({
  id,
  words,
  onHidden,
}: {
  id: string;
  words: FormWords;
  /** The street is deleted: the form has it still. */
  onHidden: () => void;
}) {
  const text = words.form.placeQuestion;
  const { place, decide } = usePlace(id, text, onHidden);
  const heading = useId();
  if (place === null || (place.state !== "WITHHELD" && place.state !== "ASKED")) return null;
  const { reason, words: found, askedAt, state } = place;
  return (
    <section className={`${styles.door} ${styles.above}`} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {text.title}
      </h2>
      {reason !== null && <p>{text.because[reason](found)}</p>}
      {askedAt === null ? (
        <Question place={place} text={text} onDecide={decide} />
      ) : (
        <Opening place={place} text={text} onDecide={decide} />
      )}
      {askedAt !== null && state === "WITHHELD" && <Secret text={text} onDecide={decide} />}
    </section>
  );
}

/** Takes the place of the checkbox in the form of a public protected listing, because no save reverts that. */
export function OpeningRequest({ id, words }: { id: string; words: FormWords }) {
  const text = words.form.placeQuestion;
  const { place, wasAsked, decide } = usePlace(id, text);
  const heading = useId();
  // An earlier question stands above the form.
  if (place === null || wasAsked || place.state === "WITHHELD") return null;
  if (place.askedAt === null && !place.mayOpen) return null;
  return (
    <section className={styles.door} aria-labelledby={heading}>
      <h3 id={heading} className={styles.title}>
        {text.openTitle}
      </h3>
      {place.askedAt === null ? (
        <>
          <p>{text.openHint}</p>
          <ShowPress place={place} text={text} onDecide={decide} />
        </>
      ) : (
        <Opening place={place} text={text} onDecide={decide} />
      )}
    </section>
  );
}

type Decide = (decision: PlaceDecision) => void;

function usePlace(
  id: string,
  text: QuestionWords,
  onHidden?: () => void,
): { place: PlaceOfService | null; wasAsked: boolean; decide: Decide } {
  const { showToast } = useApp();
  const [wasAsked, setAsked] = useState(false);
  const load = useCallback(async () => {
    const answer = await callInBackground("GET /services/{id}/withheld", { params: { id } });
    if (answer.ok) setAsked(answer.reply.askedAt !== null);
    return answer;
  }, [id]);
  const { reply: place, reload, change } = useCall(load);
  const decide = async (decision: PlaceDecision) => {
    const answer = await callApi("POST /services/{id}/withheld", { params: { id }, body: { decision } });
    if (!answer.ok) {
      const isStale = answer.problem.key === "changedSince";
      showToast({ kind: "error", text: isStale ? text.stale : text.failed });
      if (isStale) await reload();
      return;
    }
    showToast({ kind: "success", text: decision === "HIDE" ? text.hidden : text.done });
    if (decision === "HIDE") return onHidden?.();
    const now = await callInBackground("GET /services/{id}/withheld", { params: { id } });
    if (now.ok) change(now.reply);
  };
  return { place, wasAsked, decide: (decision) => void decide(decision) };
}

interface PartProps {
  place: PlaceOfService;
  text: QuestionWords;
  onDecide: Decide;
}

/** No one has answered yet; an answer takes two presses. */
function Question({ place, text, onDecide }: PartProps) {
  return (
    <>
      <p>{text.question}</p>
      <Secret text={text} onDecide={onDecide} />
      {place.mayOpen && <ShowPress place={place} text={text} onDecide={onDecide} />}
    </>
  );
}

/** Deleting the street needs a second confirmation. */
function Secret({ text, onDecide }: Omit<PartProps, "place">) {
  const [isSure, setSure] = useState(false);
  const hint = useId();
  return (
    <>
      <button
        type="button"
        className={buttons.outlined}
        aria-describedby={hint}
        onClick={() => setSure(true)}
      >
        {text.yes}
      </button>
      <p id={hint}>{text.yesHint}</p>
      {isSure && (
        <ConfirmDialog
          question={text.hideQuestion}
          hint={text.hideHint}
          yes={text.hideYes}
          no={text.back}
          onCancel={() => setSure(false)}
          onConfirm={() => {
            setSure(false);
            onDecide("HIDE");
          }}
        />
      )}
    </>
  );
}

/** Asks to open it, with what that means. */
function ShowPress({ place: { isEnough, askedAt }, text, onDecide }: PartProps) {
  const [isSure, setSure] = useState(false);
  const hint = useId();
  return (
    <>
      <button
        type="button"
        className={buttons.outlined}
        aria-describedby={hint}
        onClick={() => setSure(true)}
      >
        {askedAt === null ? text.no : text.agree}
      </button>
      <p id={hint}>{isEnough ? text.isEnough : text.needsAnother}</p>
      {isSure && (
        <ConfirmDialog
          question={text.sureQuestion}
          hint={text.sureHint}
          yes={isEnough ? text.sureYes : text.sureAsk}
          no={text.back}
          onCancel={() => setSure(false)}
          onConfirm={() => {
            setSure(false);
            onDecide("OPEN");
          }}
        />
      )}
    </>
  );
}

/** Someone has asked: how far it is, and the way back. */
function Opening({ place, text, onDecide }: PartProps) {
  const formatDate = useFormatDate();
  const { askedAt, isAskedByViewer, opensAt, mayOpen } = place;
  const asked = isAskedByViewer ? text.asked : text.askedByOther;
  return (
    <>
      <p role="status">
        {opensAt !== null ? text.opens(formatDate(opensAt, true)) : asked(formatDate(askedAt ?? "", true))}
      </p>
      {mayOpen && <ShowPress place={place} text={text} onDecide={onDecide} />}
      <button type="button" className={buttons.outlined} onClick={() => onDecide("KEEP")}>
        {text.keep}
      </button>
    </>
  );
}
