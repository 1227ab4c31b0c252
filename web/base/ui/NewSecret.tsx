import { useEffect, useRef } from "react";
import { useApp } from "../app-context/app-context.tsx";
import buttons from "./buttons.module.css";
import styles from "./NewSecret.module.css";

/** A secret, for the only time that it is shown. It can be read and selected, whether or not copying works. */
export function NewSecret({
  title,
  secret,
  text,
  onSaved,
}: {
  title: string;
  secret: string;
  text: Readonly<Record<"copyNow" | "copy" | "copied" | "notCopied" | "saved", string>>;
  onSaved(): void;
}) {
  const { showToast } = useApp();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      showToast({ kind: "success", text: text.copied });
    } catch {
      showToast({ kind: "error", text: text.notCopied });
    }
  };
  return (
    <section aria-labelledby="new-secret" className={styles.box}>
      <h2 id="new-secret" ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p>{text.copyNow}</p>
      <p>
        <code className={styles.secret} translate="no">
          {secret}
        </code>
      </p>
      <p className={styles.buttons}>
        <button type="button" className={buttons.primary} onClick={() => void copy()}>
          {text.copy}
        </button>
        <button type="button" className={buttons.outlined} onClick={onSaved}>
          {text.saved}
        </button>
      </p>
    </section>
  );
}
