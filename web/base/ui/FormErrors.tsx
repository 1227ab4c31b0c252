import { type RefObject, useLayoutEffect, useState } from "react";
import { wordsIn } from "#words/base/words-in.ts";
import { formErrors as en } from "#words/compiled/en/base/form-errors.ts";
import { formErrors as es } from "#words/compiled/es/base/form-errors.ts";
import { useApp } from "../app-context/app-context.tsx";
import styles from "./FormErrors.module.css";
import { invalidFields, nameOfField } from "./first-invalid.ts";
import { Icon } from "./Icon.tsx";

interface WrongField {
  readonly control: HTMLElement;
  readonly name: string;
}

/**
 * Says before the button of a long form how many fields need correction, and where there are several, links to each of
 * them (rule interface 21). Only the number is announced, since the first field has the focus.
 */
export function FormErrors({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const words = wordsIn("formErrors", useApp().language, { en, es });
  const [wrong, setWrong] = useState<readonly WrongField[]>([]);
  // After each drawing: the fields themselves know best which of them are wrong.
  useLayoutEffect(() => {
    const now = invalidFields(form.current).map((control) => ({ control, name: nameOfField(control) }));
    setWrong((before) => (areSame(before, now) ? before : now));
  });
  return (
    <>
      <div role="alert">
        {wrong.length > 0 && (
          <p className={styles.count}>
            <Icon name="alert" />
            {words.summary(wrong.length)}
          </p>
        )}
      </div>
      {wrong.length > 1 && (
        <ul className={styles.fields}>
          {wrong.map(({ control, name }) => (
            <li key={control.id}>
              <a
                href={`#${control.id}`}
                onClick={(event) => {
                  event.preventDefault();
                  control.focus();
                }}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function areSame(before: readonly WrongField[], now: readonly WrongField[]): boolean {
  return (
    before.length === now.length &&
    before.every(({ control, name }, at) => control === now[at]?.control && name === now[at]?.name)
  );
}
