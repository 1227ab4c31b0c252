import { useApp } from "../../../base/app-context/app-context.tsx";
import { callApi } from "../../../base/calls/call-api.ts";
import { useBusy } from "../../../base/calls/use-busy.ts";
import { useAccountWords } from "../../../base/shell/account-words.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { problemSentence } from "./form-errors.ts";

/** Mails the link that confirms an address once more. */
export function SendConfirmation({ email }: { email: string }) {
  const words = useAccountWords();
  const { showToast } = useApp();
  const { isBusy, whileBusy } = useBusy();
  const send = async () => {
    const answer = await whileBusy(() => callApi("POST /auth/send-confirmation"));
    if (answer === null) return;
    showToast(
      answer.ok
        ? { kind: "success", text: words.confirm.sent(email) }
        : { kind: "error", text: problemSentence(answer.problem, answer.retryAfterSeconds, words) },
    );
  };
  return (
    <button type="button" className={buttons.outlined} aria-disabled={isBusy} onClick={() => void send()}>
      {isBusy ? words.confirm.sending : words.confirm.resend}
    </button>
  );
}
