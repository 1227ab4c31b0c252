import styles from "./Status.module.css";

/** Open is a round mark, closed a square one, ask a diamond, so that no one depends on the color. */
export function Status({
  state,
  text,
  big,
}: {
  state: "OPEN" | "CLOSED" | "CONTACT" | "NONE";
  text: string;
  big?: boolean;
}) {
  if (text === "") return null;
  return (
    <p className={`${styles[state]} ${big === true ? styles.large : ""}`}>
      <span className={styles.symbol} aria-hidden="true" />
      {text}
    </p>
  );
}
