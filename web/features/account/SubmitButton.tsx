import buttons from "../../ui/buttons.module.css";
import styles from "./Account.module.css";

/** The button that submits a form; it shows when a submission is pending. */
export function SubmitButton({ text, busy, isBusy }: { text: string; busy: string; isBusy: boolean }) {
  return (
    <button
      type="submit"
      className={`${buttons.primary} ${styles.send}`}
      aria-disabled={isBusy}
      data-replay=""
    >
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
      <span>{isBusy ? busy : text}</span>
    </button>
  );
}
