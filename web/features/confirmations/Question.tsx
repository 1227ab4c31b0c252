import type { FormEvent } from "react";
import { MAX_WAY_IN_TEXT } from "#domain/base/contract/limits.ts";
import { choiceName } from "#domain/confirmations/asks/choice-name.ts";
import { CHOICES_OF_ASK, type GivenAnswer } from "#domain/confirmations/asks/form-of-answer.ts";
import {
  type AskField,
  type ChoiceAsk,
  isChoiceAsk,
  isYesNoAsk,
  type YesNoAsk,
} from "#domain/services/ask-fields.ts";
import { CATEGORIES } from "#domain/services/enumerations.ts";
import { ENTRY_WAYS, HOUSE_RULES } from "#domain/services/listing-enumerations.ts";
import type { ConfirmationsWords } from "#words/compiled/confirmations/confirmations.ts";
import type { WaysInWords } from "#words/compiled/services/ways-in.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import buttons from "../../base/ui/buttons.module.css";
import inputs from "../../base/ui/FormField.module.css";
import { FieldGroup, FormField } from "../../base/ui/FormField.tsx";
import account from "../accounts/account/Account.module.css";
import type { LinkAsk } from "./load-confirmation.ts";

interface QuestionProps<Field extends AskField> {
  ask: LinkAsk & { readonly field: Field };
  /** Page of the form, with its query. */
  path: string;
  text: ConfirmationsWords["asks"];
  waysIn: Pick<WaysInWords, "entryWays" | "houseRules">;
  /** Error of the answer that was sent. */
  error: string | undefined;
  isBusy: boolean;
  onAnswer: (field: AskField, given: GivenAnswer) => Promise<void>;
}

/** A question and the form of its answer, which works without scripts: yes or no, choices, or words. */
export function Question({ ask, ...props }: QuestionProps<AskField>) {
  const { field } = ask;
  const { path, isBusy, onAnswer } = props;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    void onAnswer(
      field,
      isChoiceAsk(field)
        ? { choices: CHOICES_OF_ASK[field].filter((choice) => data.has(choiceName(choice))) }
        : { answer: String(data.get("answer") ?? "") },
    );
  };
  return (
    <form className={account.form} method="post" action={path} aria-busy={isBusy} onSubmit={submit}>
      <input type="hidden" name="form" value="answerAsk" />
      <input type="hidden" name="asked" value={field} />
      {isYesNoAsk(field) ? (
        <YesNo {...props} ask={{ ...ask, field }} />
      ) : (
        <>
          {isChoiceAsk(field) ? (
            <Choices {...props} ask={{ ...ask, field }} />
          ) : (
            <Words {...props} ask={ask} />
          )}
          <button type="submit" className={buttons.outlined}>
            {props.text.send}
            <span className="visually-hidden">{`: ${props.text.fields[field]}`}</span>
          </button>
        </>
      )}
    </form>
  );
}

function YesNo({ ask: { field, presses }, text, error, onAnswer }: QuestionProps<YesNoAsk>) {
  return (
    <FieldGroup label={text.fields[field]} hint={text.times(presses)} error={error}>
      <div className={account.answers}>
        {(["YES", "NO"] as const).map((answer) => (
          <button
            key={answer}
            type="submit"
            name="answer"
            value={answer}
            className={buttons.outlined}
            onClick={(event) => {
              event.preventDefault();
              void onAnswer(field, { answer });
            }}
          >
            {answer === "YES" ? text.yes : text.no}
          </button>
        ))}
      </div>
    </FieldGroup>
  );
}

function Choices({ ask: { field, presses }, text, waysIn, error }: QuestionProps<ChoiceAsk>) {
  const { words } = useApp();
  const choices = {
    category: CATEGORIES.map((name) => ({ name, label: words.services.categories[name] })),
    entry: ENTRY_WAYS.map((name) => ({ name, label: waysIn.entryWays[name] })),
    houseRules: HOUSE_RULES.map((name) => ({ name, label: waysIn.houseRules[name] })),
  }[field];
  return (
    <FieldGroup label={text.fields[field]} hint={`${text.choose} ${text.times(presses)}`} error={error}>
      <div className={account.choice}>
        {choices.map(({ name, label }) => (
          <div key={name} className={account.checkbox}>
            <input type="checkbox" id={`${field}-${name}`} name={choiceName(name)} />
            <label htmlFor={`${field}-${name}`}>{label}</label>
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}

function Words({ ask: { field, presses }, text, error }: QuestionProps<AskField>) {
  return (
    <FormField label={text.fields[field]} hint={text.times(presses)} error={error}>
      {(control) => (
        <textarea {...control} name="answer" rows={2} maxLength={MAX_WAY_IN_TEXT} className={inputs.input} />
      )}
    </FormField>
  );
}
