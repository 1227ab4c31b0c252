import { MAX_WAY_IN_TEXT } from "#domain/base/contract/limits.ts";
import { ENTRY_WAYS } from "#domain/services/listing-enumerations.ts";
import { Cards, Chips } from "../../../../base/ui/Choices.tsx";
import { TextAreaField } from "../../../../base/ui/Fields.tsx";
import { ANSWERS } from "../controls.ts";
import { IntakeField } from "../hours/IntakeField.tsx";
import { SpanishCheck } from "../SpanishCheck.tsx";
import { findFieldError, type StepProps, textProps } from "./step-props.ts";

const TEXTS = ["entryText", "requiredDocuments", "cost", "howToApply", "accessibility", "stayLimit"] as const;

/** Entry rules that everyone who comes has to know: how to get in, and what it takes. Nothing here is required. */
export function EntryStep(step: StepProps) {
  const { form, words } = step;
  const { labels, hints, answers, optional, entryWays } = words.form;
  const { values } = form;
  const texts = TEXTS.filter((field) => field !== "stayLimit" || values.type.includes("SHELTER"));
  return (
    <>
      <Chips
        label={labels.entry}
        hint={hints.entry}
        error={findFieldError(step, "entry")}
        choices={ENTRY_WAYS.map((way) => ({ value: way, text: entryWays[way] }))}
        chosen={values.entry}
        onChange={(entry) => form.set({ entry })}
      />
      <IntakeField {...step} />
      {texts.map((field) => (
        <SpanishCheck key={field} {...step} name={field}>
          <TextAreaField
            {...textProps(step, field)}
            optional={optional}
            rows={2}
            maxLength={MAX_WAY_IN_TEXT}
          />
        </SpanishCheck>
      ))}
      <Cards
        label={labels.asksImmigrationStatus}
        hint={hints.asksImmigrationStatus}
        isRow
        choices={ANSWERS.map((answer) => ({ value: answer, text: answers[answer] }))}
        chosen={values.asksImmigrationStatus}
        onChange={(asksImmigrationStatus) => form.set({ asksImmigrationStatus })}
      />
    </>
  );
}
