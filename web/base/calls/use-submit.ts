import type { Answer } from "#domain/base/contract/call.ts";
import type { Problem } from "#domain/base/contract/problems.ts";
import { useBusy } from "./use-busy.ts";

interface Submit {
  readonly isSending: boolean;
  /**
   * Sends one call at a time; does nothing while another is awaited.
   *
   * @param onRefused in place of the hook's
   */
  readonly submit: <Reply>(
    send: () => Promise<Answer<Reply>>,
    onSent: (reply: Reply) => void,
    onRefused?: (problem: Problem) => void,
  ) => void;
}

/**
 * Sends what a person submits.
 *
 * @param onRefused shows why a call failed
 */
export function useSubmit(onRefused: (problem: Problem) => void): Submit {
  const { isBusy, whileBusy } = useBusy();
  return {
    isSending: isBusy,
    submit: (send, onSent, refuse = onRefused) =>
      void whileBusy(send).then((answer) => {
        if (answer?.ok) onSent(answer.reply);
        else if (answer !== null) refuse(answer.problem);
      }),
  };
}
