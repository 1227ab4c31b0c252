import { useState } from "react";
import { callApi } from "../../calls/call-api.ts";
import press from "../../ui/press.module.css";
import { useVisit } from "../../visit/visit.tsx";
import { useAccountWords } from "./account-words.ts";
import { problemSentence } from "./told.ts";

/** Mails the link that confirms an address once more. */
export function SendConfirmation({ email }: { email: string }) {
  const words = useAccountWords();
  const { tell } = useVisit();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    if (isBusy) return;
    setBusy(true);
    const answer = await callApi("POST /auth/send-confirmation");
    setBusy(false);
    tell(
      answer.ok
        ? { kind: "success", text: words.confirm.sent(email) }
        : { kind: "error", text: problemSentence(answer.problem, answer.retryAfterSeconds, words) },
    );
  };
  return (
    <button type="button" className={press.press} aria-disabled={isBusy} onClick={() => void send()}>
      {isBusy ? words.confirm.sending : words.confirm.again}
    </button>
  );
}
