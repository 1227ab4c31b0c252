import { isTimeZone } from "#domain/base/time/zone.ts";
import { useNow } from "../../../../base/app-context/use-now.ts";
import { HoursEditor } from "../hours/HoursEditor.tsx";
import { usePinZone } from "../hours/use-pin-zone.ts";
import type { ServiceFormState } from "../use-service-form.ts";
import { findFieldError, type StepProps } from "./step-props.ts";

/** Asks for opening hours, with a preview of the public text; the short form omits closed days. */
export function HoursStep({ isShort = false, ...step }: StepProps & { isShort?: boolean }) {
  const { form, words } = step;
  const { values } = form;
  const now = useNow();
  const pinZone = usePinZone(values.location);
  const zone = chooseZone(form, pinZone);
  return (
    <HoursEditor
      value={values}
      onChange={({ schedules, closeSchedules, isContact }) =>
        form.set({ schedules, closeSchedules, isContact })
      }
      words={words}
      timeZone={zone ?? form.fallbackZone}
      isOwnClock={zone === null}
      now={now}
      isShort={isShort}
      isForNights={values.type.includes("SHELTER")}
      isChecked={form.isAttempted(isShort ? "short" : "hours")}
      error={findFieldError(step, "schedules") ?? findFieldError(step, "closeSchedules")}
    />
  );
}

/** The zone of the place as a save would set it: an administrator's, else that of a new pin. Null: not known yet. */
function chooseZone({ values, base }: ServiceFormState, pinZone: string | null): string | null {
  const known = isTimeZone(values.timeZone) ? values.timeZone : null;
  if (known !== null && known !== base?.timeZone) return known;
  const isMoved = values.location?.join() !== base?.location?.join();
  return isMoved ? (pinZone ?? known) : (known ?? pinZone);
}
