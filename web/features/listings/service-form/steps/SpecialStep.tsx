import { useApp } from "../../../../base/app-context/app-context.tsx";
import { Checkbox } from "../../../../base/ui/Choices.tsx";
import { TextAreaField, TextField } from "../../../../base/ui/Fields.tsx";
import field from "../../../../base/ui/FormField.module.css";
import { computeAlertEnd } from "../form-body.ts";
import styles from "../ServiceForm.module.css";
import { SpanishCheck } from "../SpanishCheck.tsx";
import { findFieldError, type StepProps, textProps } from "./step-props.ts";

/** Critical alert, for those who may set it, and fields for administrators only. */
export function SpecialStep(step: StepProps) {
  const { form, words } = step;
  const { labels, hints, optional } = words.form;
  const { values, rights } = form;
  const { now } = useApp();
  const end = computeAlertEnd(values, form.fallbackZone);
  return (
    <>
      {rights.setAlert && (
        <>
          <Checkbox
            label={labels.isCriticalHeader}
            hint={hints.alert}
            isOn={values.isCriticalHeader}
            onChange={(isCriticalHeader) => form.set({ isCriticalHeader })}
          />
          {values.isCriticalHeader && (
            <>
              <SpanishCheck {...step} name="criticalDescription">
                <TextAreaField {...textProps(step, "criticalDescription")} rows={2} isRequired />
              </SpanishCheck>
              <TextAreaField
                {...textProps(step, "criticalDescriptionEs")}
                rows={2}
                optional={optional}
                lang="es"
              />
              <Checkbox
                label={labels.isCriticalNeverExpire}
                isOn={values.isCriticalNeverExpire}
                onChange={(isCriticalNeverExpire) => form.set({ isCriticalNeverExpire })}
              />
              {!values.isCriticalNeverExpire && (
                <div className={field.sideBySide}>
                  <TextField
                    label={labels.criticalExpiredAt}
                    error={findFieldError(step, "criticalExpiredAt")}
                    value={values.criticalDate}
                    onChange={(criticalDate) => form.set({ criticalDate })}
                    inputProps={{ type: "date" }}
                    isRequired
                  />
                  <TextField
                    label={labels.criticalTime}
                    value={values.criticalTime}
                    onChange={(criticalTime) => form.set({ criticalTime })}
                    inputProps={{ type: "time", step: 300 }}
                  />
                </div>
              )}
              <div role="status">
                {end !== null && end <= now && (
                  <p className={`${styles.note} ${styles.caution}`}>{hints.alertOver}</p>
                )}
              </div>
            </>
          )}
        </>
      )}
      {rights.setAdministratorFields && (
        <div className={rights.setAlert ? styles.section : undefined}>
          <TextField
            {...textProps(step, "userEmail")}
            optional={optional}
            inputProps={{ type: "email", inputMode: "email" }}
          />
          <Checkbox
            label={labels.isShowFlag}
            isOn={values.isShowFlag}
            onChange={(isShowFlag) => form.set({ isShowFlag })}
          />
          <Checkbox
            label={labels.isShowDonate}
            isOn={values.isShowDonate}
            onChange={(isShowDonate) => form.set({ isShowDonate })}
          />
          <TextField {...textProps(step, "timeZone")} optional={optional} />
        </div>
      )}
      {rights.setHidden && <TextAreaField {...textProps(step, "comment")} optional={optional} rows={3} />}
    </>
  );
}
