import { useState } from "react";
import type { Problem } from "#domain/base/contract/problems.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { useBusy } from "../../../base/calls/use-busy.ts";
import { useAccountWords } from "../../../base/shell/account-words.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { Icon } from "../../../base/ui/Icon.tsx";
import account from "../account/Account.module.css";
import { problemSentence } from "../account/form-errors.ts";
import { hasPasskeys } from "./ceremonies.ts";
import styles from "./Passkeys.module.css";

/** Why a passkey was rejected: the server's problem, or null where the browser's dialog was closed. */
export interface PasskeyRefusal {
  readonly problem: Problem | null;
  readonly retryAfterSeconds?: number | undefined;
}

/** A button that opens the browser's dialog for passkeys, with what went wrong under it. */
export function PasskeyButton({
  text,
  look,
  run,
}: {
  text: string;
  look: "primary" | "outlined";
  /** Resolves to null once it worked. */
  run(): Promise<PasskeyRefusal | null>;
}) {
  const words = useAccountWords();
  const { isHydrated } = useApp();
  const { isBusy, whileBusy } = useBusy();
  const [refusal, setRefusal] = useState<PasskeyRefusal | null>(null);
  const start = () =>
    whileBusy(async () => {
      setRefusal(null);
      setRefusal(await run());
    });
  // The server cannot know the browser, and without scripts there is no dialog.
  if (!isHydrated) return null;
  if (!hasPasskeys()) return <p className={account.hint}>{words.passkeys.unsupported}</p>;
  return (
    <div className={styles.stack}>
      <div role="alert">
        {refusal !== null && (
          <p className={account.problem}>
            <Icon name="alert" />
            {refusal.problem === null
              ? words.passkeys.canceled
              : problemSentence(refusal.problem, refusal.retryAfterSeconds, words)}
          </p>
        )}
      </div>
      <button
        type="button"
        className={`${buttons[look]} ${account.send}`}
        aria-disabled={isBusy}
        onClick={() => void start()}
      >
        {isBusy && <span className={account.spinner} aria-hidden="true" />}
        <span>{isBusy ? words.passkeys.waiting : text}</span>
      </button>
    </div>
  );
}
