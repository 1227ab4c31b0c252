import { useEffect, useRef, useState } from "react";
import buttons from "../../../base/ui/buttons.module.css";
import { Cards } from "../../../base/ui/Choices.tsx";
import type { FormValues } from "./form-values.ts";
import type { FormWords } from "./form-words.ts";
import type { Conflict } from "./initial-form.ts";
import { type Unit, withUnits } from "./merge-versions.ts";
import styles from "./ServiceForm.module.css";
import { findSummaryLine, summaryLines } from "./summary-lines.ts";

type Side = "yours" | "theirs";

/** Two people have changed one service: for each field that both changed, someone chooses. */
export function ConflictPanel({
  conflict,
  words,
  onResolve,
}: {
  conflict: Omit<Conflict, "current">;
  words: FormWords;
  onResolve: (merged: FormValues) => void;
}) {
  const { conflict: texts, check } = words.form;
  const [theirs, setTheirs] = useState<readonly Unit[]>([]);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    scrollTo(0, 0);
  }, []);
  const choose = (unit: Unit, side: Side) =>
    setTheirs((before) => [...before.filter((each) => each !== unit), ...(side === "theirs" ? [unit] : [])]);
  const formatUnit = (unit: Unit, version: FormValues) =>
    summaryLines(findSummaryLine(unit[0]), version, words).join("\n") || check.none;
  return (
    <div className={`${styles.fields} ${styles.spaced}`}>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {texts.heading}
      </h2>
      <p>{conflict.conflicts.length > 0 ? texts.intro : texts.introNoChoice}</p>
      {conflict.conflicts.map((unit) => (
        <Cards
          key={unit[0]}
          label={words.form.labels[findSummaryLine(unit[0])]}
          isPair
          choices={[
            { value: "yours", text: texts.yours, hint: formatUnit(unit, conflict.mine) },
            { value: "theirs", text: texts.theirs, hint: formatUnit(unit, conflict.theirs) },
          ]}
          chosen={theirs.includes(unit) ? "theirs" : "yours"}
          onChange={(side) => choose(unit, side)}
        />
      ))}
      {conflict.adopted.length > 0 && (
        <div>
          <p className={styles.label}>{texts.merged}</p>
          <ul className={styles.list}>
            {conflict.adopted.map((unit) => (
              <li key={unit[0]}>
                {words.form.labels[findSummaryLine(unit[0])]}: {formatUnit(unit, conflict.theirs)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>
        <button
          type="button"
          className={buttons.primary}
          onClick={() => onResolve(withUnits(conflict.merged, theirs, conflict.theirs))}
        >
          {texts.use}
        </button>
      </p>
    </div>
  );
}
