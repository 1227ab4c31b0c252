import { useCallback, useId, useState } from "react";
import type { DoorDecision, DoorState } from "#domain/listings/protection/door-calls.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { callApi, callInBackground } from "../../../base/calls/call-api.ts";
import { useCall } from "../../../base/calls/use-call.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { Checkbox } from "../../../base/ui/Choices.tsx";
import { useFormatDate } from "../../../base/ui/use-format-date.ts";
import styles from "./DoorRequest.module.css";
import type { FormWords } from "./form-words.ts";

/**
 * The part of the form in which the owner of a saved protected listing asks to show its street, confirms it and takes
 * it back (rules places 39 and 40). It is no field of the form: it takes effect right away, without a save.
 */
export function DoorRequest({ id, words }: { id: string; words: FormWords }) {
  const { showToast } = useApp();
  const text = words.form.door;
  const load = useCallback(() => callInBackground("GET /services/{id}/door", { params: { id } }), [id]);
  const { reply: door, reload, change } = useCall(load);
  const heading = useId();
  if (door === null || door.isShown || (!door.mayAsk && door.askedAt === null)) return null;
  const decide = async (decision: DoorDecision) => {
    const body = decision === "ASK" ? { decision, isSure: true } : { decision };
    const answer = await callApi("POST /services/{id}/door", { params: { id }, body });
    if (answer.ok) {
      change(answer.reply);
      return showToast({ kind: "success", text: text.done });
    }
    const isStale = answer.problem.key === "changedSince";
    showToast({ kind: "error", text: isStale ? text.stale : text.failed });
    if (isStale) await reload();
  };
  return (
    <section className={styles.door} aria-labelledby={heading}>
      <h3 id={heading} className={styles.title}>
        {text.title}
      </h3>
      <p>{text.hint}</p>
      {door.askedAt === null ? (
        <Asking text={text} onAsk={() => void decide("ASK")} />
      ) : (
        <Asked door={door} text={text} onDecide={(decision) => void decide(decision)} />
      )}
    </section>
  );
}

type DoorWords = FormWords["form"]["door"];

/** Checking the box reveals the button. */
function Asking({ text, onAsk }: { text: DoorWords; onAsk: () => void }) {
  const [isSure, setSure] = useState(false);
  return (
    <>
      <Checkbox label={text.isSure} isOn={isSure} onChange={setSure} />
      {isSure && (
        <button type="button" className={buttons.outlined} onClick={onAsk}>
          {text.ask}
        </button>
      )}
    </>
  );
}

function Asked({
  door: { askedAt, isAskedByViewer, opensAt },
  text,
  onDecide,
}: {
  door: DoorState;
  text: DoorWords;
  onDecide: (decision: DoorDecision) => void;
}) {
  const formatDate = useFormatDate();
  const asked = isAskedByViewer ? text.asked : text.askedByOwner;
  return (
    <>
      <p role="status">
        {opensAt !== null ? text.opens(formatDate(opensAt, true)) : asked(formatDate(askedAt ?? "", true))}
      </p>
      <p className={styles.buttons}>
        {opensAt === null && isAskedByViewer && (
          <button type="button" className={buttons.outlined} onClick={() => onDecide("CONFIRM")}>
            {text.confirm}
          </button>
        )}
        <button type="button" className={buttons.outlined} onClick={() => onDecide("KEEP")}>
          {text.keep}
        </button>
      </p>
    </>
  );
}
