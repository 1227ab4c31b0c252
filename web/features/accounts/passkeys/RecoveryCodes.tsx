import { useEffect, useRef } from "react";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { useAccountWords } from "../../../base/shell/account-words.ts";
import buttons from "../../../base/ui/buttons.module.css";
import account from "../account/Account.module.css";
import styles from "./Passkeys.module.css";

/** Recovery codes, for the only time that they are shown. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved(): void }) {
  const words = useAccountWords().passkeys.codes;
  const { showToast } = useApp();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      showToast({ kind: "success", text: words.copied });
    } catch {
      showToast({ kind: "error", text: words.notCopied });
    }
  };
  return (
    <section aria-labelledby="new-codes">
      <h2 id="new-codes" ref={heading} tabIndex={-1} className={account.heading}>
        {words.title}
      </h2>
      <p className={account.intro}>{words.save}</p>
      <ul className={styles.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className={`${account.footnote} ${styles.buttons}`}>
        <button type="button" className={buttons.primary} onClick={onSaved}>
          {words.saved}
        </button>
        <button type="button" className={buttons.outlined} onClick={() => void copy()}>
          {words.copy}
        </button>
      </p>
    </section>
  );
}
