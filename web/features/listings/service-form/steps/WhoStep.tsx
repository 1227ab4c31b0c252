import { afterToggle, shownCategories } from "#domain/listings/audiences.ts";
import { withoutContradictions } from "#domain/services/door-rules.ts";
import { CATEGORIES } from "#domain/services/enumerations.ts";
import { HOUSE_RULES, PROVISIONS } from "#domain/services/listing-enumerations.ts";
import { Cards, Chips } from "../../../../base/ui/Choices.tsx";
import { TextField } from "../../../../base/ui/Fields.tsx";
import field from "../../../../base/ui/FormField.module.css";
import { FieldGroup } from "../../../../base/ui/FormField.tsx";
import { ANSWERS } from "../controls.ts";
import styles from "../ServiceForm.module.css";
import { SpanishCheck } from "../SpanishCheck.tsx";
import { LanguagesField } from "./LanguagesField.tsx";
import { findFieldError, type StepProps, textProps } from "./step-props.ts";

const DIGITS = { inputMode: "numeric" } as const;

/**
 * Asks who is welcome: audiences with ALL, age, the rules of the door one by one, pets, and people who come together.
 */
export function WhoStep(step: StepProps) {
  const { form, words } = step;
  const { labels, hints, answers, optional } = words.form;
  const { values } = form;
  return (
    <>
      <Chips
        label={labels.category}
        hint={hints.category}
        error={findFieldError(step, "category")}
        choices={CATEGORIES.filter((category) => category !== "PETS_ALLOWED").map((category) => ({
          value: category,
          text: words.services.categories[category],
        }))}
        chosen={shownCategories(values.category)}
        onChange={(_, pressed) => form.set({ category: afterToggle(values.category, pressed) })}
      />
      <FieldGroup label={words.form.ages.title} optional={optional} hint={words.form.ages.hint}>
        <div className={`${styles.fields} ${styles.spaced}`}>
          <div className={field.sideBySide}>
            {(["ageMin", "ageMax"] as const).map((name) => (
              <TextField key={name} {...textProps(step, name)} inputProps={DIGITS} />
            ))}
          </div>
          <SpanishCheck {...step} name="age">
            <TextField {...textProps(step, "age")} />
          </SpanishCheck>
        </div>
      </FieldGroup>
      <LanguagesField {...step} />
      {(["isLowBarrier", "asksForId", "asksToBeSober"] as const).map((name) => (
        <Cards
          key={name}
          label={labels[name]}
          hint={name === "isLowBarrier" ? hints.isLowBarrier : undefined}
          isRow
          choices={ANSWERS.map((answer) => ({ value: answer, text: answers[answer] }))}
          chosen={values[name]}
          onChange={(answer) => form.set({ [name]: answer })}
        />
      ))}
      <Chips
        label={labels.houseRules}
        optional={optional}
        hint={hints.houseRules}
        error={findFieldError(step, "houseRules")}
        choices={HOUSE_RULES.map((value) => ({ value, text: words.form.houseRules[value] }))}
        chosen={values.houseRules}
        onChange={(chosen, pressed) => form.set({ houseRules: withoutContradictions(chosen, pressed) })}
      />
      <Cards
        label={labels.isAllowedPets}
        isRow
        choices={ANSWERS.map((answer) => ({ value: answer, text: answers[answer] }))}
        chosen={values.isAllowedPets}
        onChange={(isAllowedPets) => form.set({ isAllowedPets })}
      />
      <Chips
        label={labels.provisions}
        optional={optional}
        hint={hints.provisions}
        error={findFieldError(step, "provisions")}
        choices={PROVISIONS.map((value) => ({ value, text: words.form.provisions[value] }))}
        chosen={values.provisions}
        onChange={(chosen, pressed) => form.set({ provisions: withoutContradictions(chosen, pressed) })}
      />
    </>
  );
}
