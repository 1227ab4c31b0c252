import type { InputHTMLAttributes } from "react";
import type { PhoneField as Rules } from "#domain/base/phone/typed-phone.ts";
import type { PhoneFieldWords } from "#words/compiled/base/phone-field.ts";
import styles from "./FormField.module.css";
import { type FieldProps, FormField } from "./FormField.tsx";
import { usePhoneInput } from "./use-phone-input.ts";

type Attributes = Pick<InputHTMLAttributes<HTMLInputElement>, "required" | "readOnly" | "autoComplete">;

interface PhoneFieldProps extends FieldProps, Attributes {
  readonly rules: Rules;
  readonly words: PhoneFieldWords;
  /** Class of the input, in addition to that of every field. */
  readonly className?: string | undefined;
  readonly isRequired?: boolean;
}

/** A telephone number that the form holds. */
export function PhoneField({
  value,
  onChange,
  onExtension,
  ...props
}: PhoneFieldProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Gets what was typed behind the number, with the number; absent: the form has no field for it. */
  readonly onExtension?: ((value: string, extension: string) => void) | undefined;
}) {
  const phone = usePhoneInput(props.rules, (_, text, extension) => {
    if (extension === null || onExtension === undefined) onChange(text);
    else onExtension(text, extension);
    return onExtension !== undefined;
  });
  const { onInput, ...handlers } = phone.handlers;
  return <Field {...props} leftOver={phone.leftOver} input={{ ...handlers, value, onChange: onInput }} />;
}

/** A telephone number that its input holds until the form is sent, also without scripts. */
export function OwnPhoneField({
  name,
  defaultValue,
  hasExtension = false,
  ...props
}: PhoneFieldProps & {
  readonly name: string;
  readonly defaultValue?: string | undefined;
  /** An extension stays behind the number, and the receiver of the form takes it from there. */
  readonly hasExtension?: boolean;
}) {
  const phone = usePhoneInput(props.rules, (input, text, extension) => {
    const shown = hasExtension && extension !== null ? `${text} ext. ${extension}` : text;
    if (input.value !== shown) input.value = shown;
    return hasExtension;
  });
  return <Field {...props} leftOver={phone.leftOver} input={{ ...phone.handlers, name, defaultValue }} />;
}

function Field({
  rules: _,
  words,
  className,
  isRequired,
  required,
  readOnly,
  autoComplete,
  leftOver,
  input,
  ...fieldProps
}: PhoneFieldProps & {
  readonly leftOver: string | null;
  readonly input: InputHTMLAttributes<HTMLInputElement>;
}) {
  return (
    <FormField
      {...fieldProps}
      after={
        <p className={styles.note} role="status">
          {leftOver !== null && words.leftOut(leftOver)}
        </p>
      }
    >
      {(control) => (
        <input
          {...control}
          type="tel"
          inputMode="tel"
          autoComplete={autoComplete ?? "off"}
          spellCheck={false}
          required={required}
          readOnly={readOnly}
          aria-required={isRequired}
          className={className === undefined ? styles.input : `${styles.input} ${className}`}
          {...input}
        />
      )}
    </FormField>
  );
}
