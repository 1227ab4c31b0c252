import { useEffect, useRef } from "react";
import { afterToggle, shownCategories } from "#domain/listings/audiences.ts";
import { CATEGORIES, SERVICE_TYPES } from "#domain/services/enumerations.ts";
import { Cards, Checkbox, Chips } from "../../../../base/ui/Choices.tsx";
import fields from "../../../../base/ui/Fields.module.css";
import { TextAreaField, TextField } from "../../../../base/ui/Fields.tsx";
import field from "../../../../base/ui/FormField.module.css";
import { FieldGroup } from "../../../../base/ui/FormField.tsx";
import { PhoneField } from "../../../../base/ui/PhoneField.tsx";
import { FromAccount } from "../FromAccount.tsx";
import { useFinding } from "../ProtectionProposal.tsx";
import { problemText } from "../problems.ts";
import styles from "../ServiceForm.module.css";
import { SpanishCheck } from "../SpanishCheck.tsx";
import { useTownOfZip } from "../use-town-of-zip.ts";
import { HoursStep } from "./HoursStep.tsx";
import { findFieldError, type StepProps, textProps } from "./step-props.ts";
import { StateField, stateLabel, ZoneField } from "./WhereStep.tsx";

const DIGITS = { inputMode: "numeric" } as const;

/**
 * Asks on one page for what visitors need first of a new service: what, for whom, where, by which number, when (rule
 * service-form 18). Nothing is guessed, and all else defaults to "not known".
 */
export function ShortStep(step: StepProps) {
  const { form, words } = step;
  const { labels, hints, short, optional } = words.form;
  const { values } = form;
  const isShelter = values.type.includes("SHELTER");
  useOneSentence(form);
  return (
    <>
      <p className={styles.hint}>{short.intro}</p>
      <FromAccount {...step} field="name">
        <TextField {...textProps(step, "name")} isRequired />
      </FromAccount>
      <Chips
        label={labels.type}
        hint={hints.type}
        error={findFieldError(step, "type")}
        choices={SERVICE_TYPES.map((type) => ({ value: type, text: words.services.types[type] }))}
        chosen={values.type}
        onChange={(type) => form.set({ type })}
      />
      <SpanishCheck {...step} name="serviceSummary">
        <TextAreaField
          {...textProps(step, "serviceSummary")}
          error={sentenceError(step)}
          label={short.sentence}
          hint={short.sentenceHint}
          rows={2}
          isRequired
        />
      </SpanishCheck>
      {isShelter && (
        <div className={field.sideBySide}>
          <TextField
            {...textProps(step, "totalBeds")}
            hint={undefined}
            optional={optional}
            inputProps={DIGITS}
          />
          <TextField
            {...textProps(step, "availableBeds")}
            hint={undefined}
            optional={optional}
            inputProps={DIGITS}
          />
        </div>
      )}
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
      <Place {...step} />
      <FromAccount {...step} field="phone">
        <PhoneField
          {...textProps(step, "phone")}
          className={fields.input}
          optional={values.isRemote ? undefined : optional}
          rules={{ takes: "listing", country: values.country }}
          words={words.form.phoneField}
          onExtension={(phone, phoneExtension) => form.set({ phone, phoneExtension })}
        />
      </FromAccount>
      <FieldGroup label={words.form.steps.hours.title}>
        <HoursStep {...step} isShort />
      </FieldGroup>
    </>
  );
}

/** Error of the one sentence. Without a type only the description is asked for, which is the same sentence. */
function sentenceError(step: StepProps): string | undefined {
  const { form, words } = step;
  const problem = form.shownProblem("serviceSummary") ?? form.shownProblem("description");
  const { errors } = words.form;
  // The field has another label here than in the whole form.
  if (problem === "required") return errors.required.sentence;
  if (problem === "tooLong") return errors.tooLongOther;
  return problem === undefined ? undefined : problemText("serviceSummary", problem, form.values, words.form);
}

/** Asks for the address, or that there is none; and if the service may be protected, whether the address is secret. */
function Place(step: StepProps) {
  const { form, words } = step;
  const { labels, hints, short, steps } = words.form;
  const { values, fallbackZone, setSecretAsked } = form;
  const finding = useFinding(values);
  // Once answered, the question stays, whatever is typed after that.
  const isAsked =
    !values.isRemote && (values.isProtected !== "unknown" || (finding !== null && finding.kind !== "NONE"));
  useEffect(() => setSecretAsked(isAsked), [isAsked, setSecretAsked]);
  const isSecret = values.isProtected === "yes";
  const town = useTownOfZip(form);
  const setAddress = (name: "address1" | "city" | "state" | "zip") => ({
    ...textProps(step, name),
    onChange: (value: string) => form.set({ [name]: value, location: null, isLocationApproximate: false }),
  });
  return (
    <FieldGroup label={steps.where.title}>
      <div className={`${styles.fields} ${styles.spaced}`}>
        {/* Empty, it takes no row of the grid. */}
        <div role="status" className={isAsked ? undefined : "visually-hidden"}>
          {isAsked && (
            <Cards
              label={short.secret}
              hint={
                finding === null || finding.words.length === 0 ? undefined : short.secretHint(finding.words)
              }
              error={findFieldError(step, "isProtected")}
              isRow
              choices={[
                { value: "yes", text: words.form.answers.yes },
                { value: "no", text: words.form.answers.no },
              ]}
              chosen={values.isProtected}
              onChange={(answer) =>
                form.set(
                  answer === "yes"
                    ? { isProtected: "yes", addressVisibility: "HIDDEN", placeShown: "REGION" }
                    : { isProtected: "no", addressVisibility: "EXACT" },
                )
              }
            />
          )}
          {isSecret && <p className={`${styles.note} ${styles.caution}`}>{hints.hiddenDoor}</p>}
        </div>
        {values.isRemote ? (
          <ZoneField {...step} />
        ) : (
          <>
            {!isSecret && (
              <TextField {...setAddress("address1")} isRequired inputProps={{ autoComplete: "off" }} />
            )}
            <div className={field.sideBySide}>
              {!isSecret && (
                <TextField
                  {...setAddress("zip")}
                  onChange={(zip) => {
                    setAddress("zip").onChange(zip);
                    void town.fillFrom(zip);
                  }}
                  isRequired
                />
              )}
              <TextField {...setAddress("city")} isRequired />
            </div>
            <div>
              <StateField
                country={values.country}
                props={{ ...setAddress("state"), label: stateLabel(values.country, labels) }}
              />
              <p className={styles.hint} role="status">
                {!isSecret && town.isFilled && short.fromZip}
              </p>
            </div>
          </>
        )}
        <Checkbox
          label={short.remote}
          isOn={values.isRemote}
          onChange={(isRemote) =>
            form.set(
              isRemote ? { isRemote, timeZone: values.timeZone || fallbackZone } : { isRemote, timeZone: "" },
            )
          }
        />
      </div>
    </FieldGroup>
  );
}

/** One sentence is the summary and the description, in both languages, until someone writes another description. */
function useOneSentence({ values, set }: StepProps["form"]): void {
  const { serviceSummary, serviceSummaryEs, description, descriptionEs } = values;
  const before = useRef({ serviceSummary, serviceSummaryEs });
  useEffect(() => {
    const was = before.current;
    before.current = { serviceSummary, serviceSummaryEs };
    const follows = description === was.serviceSummary && description !== serviceSummary;
    const followsEs = descriptionEs === was.serviceSummaryEs && descriptionEs !== serviceSummaryEs;
    if (!follows && !followsEs) return;
    set({
      ...(follows ? { description: serviceSummary } : {}),
      ...(followsEs ? { descriptionEs: serviceSummaryEs } : {}),
    });
  }, [serviceSummary, serviceSummaryEs, description, descriptionEs, set]);
}
