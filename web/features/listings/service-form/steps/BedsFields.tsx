import { audienceOfBeds } from "#domain/beds/audience-of-beds.ts";
import { BEDS_FOR, type BedsFor } from "#domain/beds/beds-for.ts";
import { Chips } from "../../../../base/ui/Choices.tsx";
import { TextField } from "../../../../base/ui/Fields.tsx";
import field from "../../../../base/ui/FormField.module.css";
import { FieldGroup } from "../../../../base/ui/FormField.tsx";
import type { TypedBeds } from "../controls.ts";
import styles from "../ServiceForm.module.css";
import { findFieldError, type StepProps, textProps } from "./step-props.ts";

const DIGITS = { inputMode: "numeric" } as const;

/** Fields for a shelter's total and free beds, overall or by audience. Both empty: unknown. */
export function BedsFields(step: StepProps) {
  const { form, words } = step;
  const { hints, labels } = words.form;
  const { categories } = words.services;
  const { beds } = form.values;
  const choose = (chosen: readonly BedsFor[]) =>
    form.set({
      beds: chosen.map(
        (name) =>
          beds.find((group) => group.for === name) ?? { for: name, free: "", total: "", updatedAt: null },
      ),
    });
  const type = (name: BedsFor, typed: Partial<TypedBeds>) =>
    form.set({ beds: beds.map((group) => (group.for === name ? { ...group, ...typed } : group)) });
  return (
    <>
      <p className={styles.hint}>{hints.totalBeds}</p>
      {beds.length === 0 && (
        <>
          <TextField {...textProps(step, "totalBeds")} hint={undefined} inputProps={DIGITS} />
          <TextField {...textProps(step, "availableBeds")} inputProps={DIGITS} />
        </>
      )}
      <Chips
        label={labels.beds}
        hint={hints.beds}
        error={findFieldError(step, "beds")}
        choices={BEDS_FOR.map((name) => ({ value: name, text: categories[audienceOfBeds(name)] }))}
        chosen={beds.map((group) => group.for)}
        onChange={choose}
      />
      {beds.map(({ for: name, free, total }) => (
        <FieldGroup key={name} label={categories[audienceOfBeds(name)]}>
          <div className={field.sideBySide}>
            <TextField
              label={labels.totalBeds}
              value={total}
              onChange={(value) => type(name, { total: value })}
              inputProps={DIGITS}
            />
            <TextField
              label={labels.availableBeds}
              value={free}
              onChange={(value) => type(name, { free: value })}
              inputProps={DIGITS}
            />
          </div>
        </FieldGroup>
      ))}
    </>
  );
}
