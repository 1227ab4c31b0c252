import { isTimeZone } from "#domain/time/zone.ts";
import { useNow } from "../../../app-context/use-now.ts";
import { HoursEditor } from "../hours/HoursEditor.tsx";
import { errorOf, type StepProps } from "./step-props.ts";

/** When it is open, with what visitors will read of it. */
export function HoursStep(step: StepProps) {
  const { form, words } = step;
  const { values } = form;
  const now = useNow();
  const isKnown = isTimeZone(values.timeZone);
  return (
    <HoursEditor
      value={values}
      onChange={({ schedules, closeSchedules, isContact }) =>
        form.set({ schedules, closeSchedules, isContact })
      }
      words={words}
      timeZone={isKnown ? values.timeZone : form.fallbackZone}
      isOwnClock={!isKnown}
      now={now}
      isChecked={form.isAttempted("hours")}
      error={errorOf(step, "schedules") ?? errorOf(step, "closeSchedules")}
    />
  );
}
