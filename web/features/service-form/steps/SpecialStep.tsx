import { useVisit } from "../../../visit/visit.tsx";
import { Tick } from "../Choices.tsx";
import { AreaField, TextField } from "../Fields.tsx";
import { alertEndOf } from "../form-body.ts";
import styles from "../ServiceForm.module.css";
import { errorOf, type StepProps, textProps } from "./step-parts.ts";

/** The critical alert, for those who may set it, and what administrators alone decide. */
export function SpecialStep(step: StepProps) {
  const { form, words } = step;
  const { labels, hints, optional } = words.form;
  const { typed, rights } = form;
  const { now } = useVisit();
  const end = alertEndOf(typed, form.ownZone);
  return (
    <>
      {rights.setAlert && (
        <>
          <Tick
            label={labels.isCriticalHeader}
            hint={hints.alert}
            isOn={typed.isCriticalHeader}
            onChange={(isCriticalHeader) => form.set({ isCriticalHeader })}
          />
          {typed.isCriticalHeader && (
            <>
              <AreaField {...textProps(step, "criticalDescription")} rows={2} isRequired />
              <AreaField
                {...textProps(step, "criticalDescriptionEs")}
                rows={2}
                optional={optional}
                lang="es"
              />
              <Tick
                label={labels.isCriticalNeverExpire}
                isOn={typed.isCriticalNeverExpire}
                onChange={(isCriticalNeverExpire) => form.set({ isCriticalNeverExpire })}
              />
              {!typed.isCriticalNeverExpire && (
                <div className={styles.two}>
                  <TextField
                    label={labels.criticalExpiredAt}
                    error={errorOf(step, "criticalExpiredAt")}
                    value={typed.criticalDate}
                    onChange={(criticalDate) => form.set({ criticalDate })}
                    native={{ type: "date" }}
                    isRequired
                  />
                  <TextField
                    label={labels.criticalTime}
                    value={typed.criticalTime}
                    onChange={(criticalTime) => form.set({ criticalTime })}
                    native={{ type: "time", step: 300 }}
                  />
                </div>
              )}
              <div role="status">
                {end !== null && end <= now && (
                  <p className={`${styles.note} ${styles.ask}`}>{hints.alertOver}</p>
                )}
              </div>
            </>
          )}
        </>
      )}
      {rights.setAdministratorFields && (
        <div className={rights.setAlert ? styles.part : undefined}>
          <TextField
            {...textProps(step, "userEmail")}
            optional={optional}
            native={{ type: "email", inputMode: "email" }}
          />
          <Tick
            label={labels.isShowFlag}
            isOn={typed.isShowFlag}
            onChange={(isShowFlag) => form.set({ isShowFlag })}
          />
          <Tick
            label={labels.isShowDonate}
            isOn={typed.isShowDonate}
            onChange={(isShowDonate) => form.set({ isShowDonate })}
          />
          <TextField {...textProps(step, "timeZone")} optional={optional} />
        </div>
      )}
      {rights.setHidden && <AreaField {...textProps(step, "comment")} optional={optional} rows={3} />}
    </>
  );
}
