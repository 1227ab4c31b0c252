import { Icon } from "../../../../base/ui/Icon.tsx";
import { FormIcon } from "../FormIcon.tsx";
import styles from "./HoursEditor.module.css";

/** A press that adds or chooses hours. */
export function QuickPick({
  text,
  isOn,
  isPlus = false,
  onClick,
}: {
  text: string;
  /** For a toggle button: it is pressed. */
  isOn?: boolean;
  isPlus?: boolean;
  onClick: () => void;
}) {
  return (
    <button type="button" className={styles.quickPick} aria-pressed={isOn} onClick={onClick}>
      {isOn === true && <Icon name="check" />}
      {isPlus && <FormIcon name="plus" />}
      {text}
    </button>
  );
}
