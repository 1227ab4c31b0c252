import { TextField } from "../Fields.tsx";
import styles from "../ServiceForm.module.css";
import { type StepProps, textProps } from "./step-props.ts";

const DIGITS = { inputMode: "numeric" } as const;

/** Of a shelter: how many beds there are, and how many are free. Both empty: nobody knows. */
export function BedsStep(step: StepProps) {
  const { words } = step;
  const { hints } = words.form;
  return (
    <>
      <p className={styles.hint}>{hints.totalBeds}</p>
      <TextField {...textProps(step, "totalBeds")} hint={undefined} inputProps={DIGITS} />
      <TextField {...textProps(step, "availableBeds")} inputProps={DIGITS} />
    </>
  );
}
