import { isTimeZone } from "#domain/time/zone.ts";
import { useNow } from "../../../visit/use-now.ts";
import { HoursEditor } from "../hours/HoursEditor.tsx";
import { errorOf, type StepProps } from "./step-parts.ts";

/** When it is open, with what visitors will read of it. */
export function HoursStep(step: StepProps) {
  const { form, words } = step;
  const { typed } = form;
  const now = useNow();
  const isKnown = isTimeZone(typed.timeZone);
  return (
    <HoursEditor
      value={typed}
      onChange={({ schedules, closeSchedules, isContact }) =>
        form.set({ schedules, closeSchedules, isContact })
      }
      words={words}
      timeZone={isKnown ? typed.timeZone : form.ownZone}
      isOwnClock={!isKnown}
      now={now}
      isChecked={form.isTried("hours")}
      error={errorOf(step, "schedules") ?? errorOf(step, "closeSchedules")}
    />
  );
}
