import { useState } from "react";
import { languageName } from "#domain/base/languages/language-names.ts";
import { getFieldSpec } from "#domain/services/field-names.ts";
import { languageByName } from "#domain/translation/languages/language-by-name.ts";
import buttons from "../../../../base/ui/buttons.module.css";
import choices from "../../../../base/ui/Choices.module.css";
import { Chips } from "../../../../base/ui/Choices.tsx";
import styles from "../../../../base/ui/Fields.module.css";
import field from "../../../../base/ui/FormField.module.css";
import { FormField } from "../../../../base/ui/FormField.tsx";
import { findFieldError, type StepProps } from "./step-props.ts";

/** Languages that clients of services speak most; any other is added by its name. */
const COMMON = ["en", "es", "ht", "zh", "vi", "ar", "fr", "ru", "pt-BR", "ko", "fil", "ase"];

const MAX_LANGUAGES = getFieldSpec("languages").max ?? 0;

/** Languages that staff speak: the common ones as chips, any other typed. */
export function LanguagesField(step: StepProps) {
  const { form, words } = step;
  const { labels, hints, languages, optional } = words.form;
  const chosen = form.values.languages;
  const [typedName, setTypedName] = useState("");
  const [problem, setProblem] = useState<string>();
  const [announcement, setAnnouncement] = useState("");
  /** A language that was chosen stays as a chip. */
  const [others, setOthers] = useState(() => chosen.filter((tag) => !COMMON.includes(tag)));
  const shown = [...new Set([...COMMON, ...others, ...chosen])];

  const choose = (tags: readonly string[]): boolean => {
    const isTooMany = tags.length > MAX_LANGUAGES;
    setProblem(isTooMany ? languages.tooMany(MAX_LANGUAGES) : undefined);
    if (!isTooMany) form.set({ languages: tags });
    return !isTooMany;
  };
  const add = () => {
    if (typedName.trim() === "") return setProblem(undefined);
    const tag = languageByName(typedName);
    if (tag === null) return setProblem(languages.unknown);
    if (!choose([...new Set([...chosen, tag])])) return;
    setOthers((before) => [...before, tag]);
    setTypedName("");
    setAnnouncement(languages.added(formatLanguage(tag, words.language)));
  };

  return (
    <>
      <Chips
        label={labels.languages}
        hint={hints.languages}
        optional={optional}
        error={findFieldError(step, "languages")}
        choices={shown.map((tag) => ({ value: tag, text: formatLanguage(tag, words.language) }))}
        chosen={chosen}
        onChange={choose}
      />
      <FormField
        label={languages.other}
        hint={languages.otherHint}
        optional={optional}
        error={problem}
        after={
          <p className={choices.chips}>
            <button type="button" className={buttons.outlined} onClick={add}>
              {languages.add}
            </button>
          </p>
        }
      >
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="off"
            className={`${field.input} ${styles.input}`}
            value={typedName}
            onChange={(event) => setTypedName(event.target.value)}
            onBlur={add}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || typedName.trim() === "") return;
              // Enter adds one language, rather than finishing the step.
              event.preventDefault();
              add();
            }}
          />
        )}
      </FormField>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </>
  );
}

/** A language name by itself starts with a capital. */
function formatLanguage(tag: string, language: StepProps["words"]["language"]): string {
  const name = languageName(tag, language);
  return `${name.charAt(0).toLocaleUpperCase(language)}${name.slice(1)}`;
}
