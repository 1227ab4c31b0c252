import { MAX_DESCRIPTION } from "#domain/base/contract/limits.ts";
import { needsOfTypes } from "#domain/listings/audiences.ts";
import { NEEDS_OF_TYPE, type Need, SERVICE_TYPES } from "#domain/services/enumerations.ts";
import { Chips } from "../../../../base/ui/Choices.tsx";
import { TextAreaField, TextField } from "../../../../base/ui/Fields.tsx";
import { FieldGroup } from "../../../../base/ui/FormField.tsx";
import styles from "../ServiceForm.module.css";
import { SpanishCheck } from "../SpanishCheck.tsx";
import { BedsFields } from "./BedsFields.tsx";
import { OrganizationField } from "./OrganizationField.tsx";
import { findFieldError, type StepProps, textProps } from "./step-props.ts";
import { TopicsField } from "./TopicsField.tsx";

/** Asks for the name, the types, the needs, one sentence and a longer description. */
export function WhatStep(step: StepProps) {
  const { form, words } = step;
  const { labels, hints, characters } = words.form;
  const { values } = form;
  return (
    <>
      <TextField {...textProps(step, "name")} isRequired />
      <Chips
        label={labels.type}
        hint={hints.type}
        error={findFieldError(step, "type")}
        choices={SERVICE_TYPES.map((type) => ({ value: type, text: words.services.types[type] }))}
        chosen={values.type}
        onChange={(type) => form.set({ type })}
      />
      {values.type.map((type) => {
        const ofType: readonly Need[] = NEEDS_OF_TYPE[type];
        return (
          <Chips
            key={type}
            label={labels.needs(words.services.types[type])}
            optional={words.form.optional}
            hint={type === values.type[0] ? hints.needs : undefined}
            choices={ofType.map((need) => ({ value: need, text: words.services.needs[need] }))}
            chosen={values.needs.filter((need) => ofType.includes(need))}
            onChange={(chosen) =>
              form.set({
                needs: needsOfTypes(SERVICE_TYPES, [
                  ...values.needs.filter((need) => !ofType.includes(need)),
                  ...chosen,
                ]),
              })
            }
          />
        );
      })}
      {values.type.includes("SHELTER") && (
        <FieldGroup label={words.form.beds}>
          <div className={`${styles.fields} ${styles.spaced}`}>
            <BedsFields {...step} />
          </div>
        </FieldGroup>
      )}
      <OrganizationField {...step} />
      <TopicsField {...step} />
      <SpanishCheck {...step} name="serviceSummary">
        <TextAreaField {...textProps(step, "serviceSummary")} rows={2} isRequired />
      </SpanishCheck>
      <SpanishCheck {...step} name="description">
        <TextAreaField
          {...textProps(step, "description")}
          rows={5}
          maxLength={MAX_DESCRIPTION}
          count={(length) => characters(length, MAX_DESCRIPTION)}
          isRequired
        />
      </SpanishCheck>
    </>
  );
}
