import { afterToggle, shownCategories } from "#domain/listings/audiences.ts";
import { CATEGORIES } from "#domain/services/enumerations.ts";
import { Cards, Chips } from "../Choices.tsx";
import { ANSWERS } from "../controls.ts";
import { TextField } from "../Fields.tsx";
import { SpanishCheck } from "../SpanishCheck.tsx";
import { LanguagesField } from "./LanguagesField.tsx";
import { errorOf, type StepProps, textProps } from "./step-props.ts";

const DIGITS = { inputMode: "numeric" } as const;

/** Who is welcome: audiences with ALL, age, pets, low barrier. */
export function WhoStep(step: StepProps) {
  const { form, words } = step;
  const { labels, hints, answers, optional } = words.form;
  const { values } = form;
  return (
    <>
      <Chips
        label={labels.category}
        hint={hints.category}
        error={errorOf(step, "category")}
        choices={CATEGORIES.filter((category) => category !== "PETS_ALLOWED").map((category) => ({
          value: category,
          text: words.services.categories[category],
        }))}
        chosen={shownCategories(values.category)}
        onChange={(_, pressed) => form.set({ category: afterToggle(values.category, pressed) })}
      />
      {(["ageMin", "ageMax"] as const).map((field) => (
        <TextField key={field} {...textProps(step, field)} optional={optional} inputProps={DIGITS} />
      ))}
      <SpanishCheck {...step} name="age">
        <TextField {...textProps(step, "age")} optional={optional} />
      </SpanishCheck>
      <LanguagesField {...step} />
      {(["isAllowedPets", "isLowBarrier"] as const).map((field) => (
        <Cards
          key={field}
          label={labels[field]}
          hint={field === "isLowBarrier" ? hints.isLowBarrier : undefined}
          isRow
          choices={ANSWERS.map((answer) => ({ value: answer, text: answers[answer] }))}
          chosen={values[field]}
          onChange={(answer) => form.set({ [field]: answer })}
        />
      ))}
    </>
  );
}
