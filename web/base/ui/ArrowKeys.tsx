import styles from "./ArrowKeys.module.css";
import { Icon } from "./Icon.tsx";

/** The keys up and down in a line that explains keys: not every font has arrows. */
export function ArrowKeys({ text }: { text: string }) {
  return (
    <>
      <kbd className={styles.up}>
        <Icon name="down" />
        <span className="visually-hidden">{text}</span>
      </kbd>{" "}
      <kbd className={styles.down}>
        <Icon name="down" />
      </kbd>
    </>
  );
}
