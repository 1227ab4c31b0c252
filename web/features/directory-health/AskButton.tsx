import { useState } from "react";
import type { DirectoryHealthWords } from "#words/compiled/directory-health/directory-health.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { callApi } from "../../base/calls/call-api.ts";
import buttons from "../../base/ui/buttons.module.css";

/** The button is gone then, and the focus would be lost with it. */
function takeFocus(answer: HTMLElement | null): void {
  answer?.focus();
}

/** "Ask the owner": mails the link by which a service is confirmed. */
export function AskButton({ id, name, text }: { id: string; name: string; text: DirectoryHealthWords }) {
  const { showToast } = useApp();
  const [state, setState] = useState<"idle" | "sending" | "asked">("idle");
  const ask = async () => {
    if (state !== "idle") return;
    setState("sending");
    const answer = await callApi("POST /services/{id}/ask-to-confirm", { params: { id } });
    if (answer.ok) return setState("asked");
    setState(answer.problem.key === "askedRecently" ? "asked" : "idle");
    const isAsked = answer.problem.key === "askedRecently";
    showToast({ kind: "error", text: isAsked ? text.askedRecently : text.askFailed });
  };
  return (
    <>
      {state === "asked" ? (
        <p role="status" ref={takeFocus} tabIndex={-1}>
          {text.asked}
        </p>
      ) : (
        <button
          type="button"
          className={buttons.outlined}
          aria-disabled={state === "sending"}
          aria-label={text.actionOn(text.actions.ask, name)}
          onClick={() => void ask()}
        >
          {text.actions.ask}
        </button>
      )}
    </>
  );
}
