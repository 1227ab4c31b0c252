import { newRow, QUICK_DAYS } from "#domain/services/opening-hours/editor-rows.ts";
import type { Day } from "#domain/services/opening-hours/entry.ts";
import { FieldGroup } from "../../../../base/ui/FormField.tsx";
import { findFieldError, type StepProps } from "../steps/step-props.ts";
import styles from "./HoursEditor.module.css";
import { HoursRows } from "./HoursRows.tsx";
import { QuickPick } from "./QuickPick.tsx";
import { useOpenRow } from "./use-open-row.ts";

/** Edits the intake times, in rows like those of the opening hours. */
export function IntakeField(step: StepProps) {
  const { form, words } = step;
  const { editor } = words;
  const { labels, hints, optional } = words.form;
  const rows = form.values.intakeSchedules;
  const open = useOpenRow();
  const add = (days: readonly Day[]) => {
    const row = { ...newRow(rows, "schedules", "WEEKLY"), days };
    form.set({ intakeSchedules: [...rows, row] });
    open.open(row.key);
  };
  return (
    <FieldGroup
      label={labels.intakeSchedules}
      optional={optional}
      hint={hints.intakeSchedules}
      error={findFieldError(step, "intakeSchedules")}
    >
      <div className={styles.intake}>
        <HoursRows
          list="schedules"
          rows={rows}
          onChange={(intakeSchedules) => form.set({ intakeSchedules })}
          words={words}
          row={open}
          isChecked={form.isAttempted("entry")}
        />
        <p className={styles.quickPicks}>
          <QuickPick text={editor.everyDay} isPlus onClick={() => add(QUICK_DAYS.everyDay)} />
          <QuickPick text={editor.add} isPlus onClick={() => add([])} />
        </p>
      </div>
    </FieldGroup>
  );
}
