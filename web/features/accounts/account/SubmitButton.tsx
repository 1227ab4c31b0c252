import buttons from "../../../base/ui/buttons.module.css";
import styles from "./Account.module.css";

/** The button that submits a form; it shows when a submission is pending. */
export function SubmitButton({
  text,
  busy,
  isBusy,
  look = "primary",
}: {
  text: string;
  busy: string;
  isBusy: boolean;
  /** The main button of a page, or another one. */
  look?: "primary" | "outlined";
}) {
  return (
    <button type="submit" className={`${buttons[look]} ${styles.send}`} aria-disabled={isBusy} data-replay="">
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
      <span>{isBusy ? busy : text}</span>
    </button>
  );
}
