import { type EditorRow, withTimes } from "#domain/services/opening-hours/editor-rows.ts";
import { TextField } from "../../../../base/ui/Fields.tsx";
import field from "../../../../base/ui/FormField.module.css";
import type { HoursWords } from "./row-text.ts";

/** The time at which a closing of several days begins, on its first day, and at which it ends, on its last. */
export function ThroughTimes({
  row,
  onChange,
  editor,
  step,
  startError,
  endError,
}: {
  row: EditorRow;
  onChange: (spans: EditorRow["spans"]) => void;
  editor: HoursWords["editor"];
  /** Seconds by which the picker steps. */
  step: number;
  startError: string | undefined;
  endError: string | undefined;
}) {
  const [span, ...others] = row.spans;
  if (span === undefined) return null;
  return (
    <div className={field.sideBySide}>
      <TextField
        label={editor.closed.fromFirst}
        inputProps={{ type: "time", step }}
        value={span.start}
        onChange={(start) => onChange([withTimes(span, { start }), ...others])}
        error={startError}
      />
      <TextField
        label={editor.closed.untilLast}
        inputProps={{ type: "time", step }}
        value={span.end}
        onChange={(end) => onChange([withTimes(span, { end }), ...others])}
        error={endError}
      />
    </div>
  );
}
