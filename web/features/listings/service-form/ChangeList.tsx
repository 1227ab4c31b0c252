import type { FormValues } from "./form-values.ts";
import type { FormWords } from "./form-words.ts";
import styles from "./ServiceForm.module.css";
import { type LineName, summaryLines } from "./summary-lines.ts";

/** List of changes, each with its values before and after. */
export function ChangeList({
  title,
  names,
  before,
  after,
  words,
}: {
  title: string;
  names: readonly LineName[];
  before: FormValues;
  after: FormValues;
  words: FormWords;
}) {
  if (names.length === 0) return null;
  const { check } = words.form;
  return (
    <div>
      <h4 className={styles.label}>{title}</h4>
      {names.map((name) => (
        <div key={name} className={styles.change}>
          <p className={styles.label}>{words.form.labels[name]}</p>
          <div className={styles.versions}>
            <Version title={check.before} lines={summaryLines(name, before, words)} isOld words={words} />
            <Version title={check.after} lines={summaryLines(name, after, words)} words={words} />
          </div>
        </div>
      ))}
    </div>
  );
}

function Version({
  title,
  lines,
  isOld = false,
  words,
}: {
  title: string;
  lines: readonly string[];
  isOld?: boolean;
  words: FormWords;
}) {
  const shown = lines.length === 0 ? [words.form.check.none] : lines;
  return (
    <div>
      <p>{title}</p>
      <p className={isOld ? styles.old : undefined}>
        {shown.map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </p>
    </div>
  );
}
