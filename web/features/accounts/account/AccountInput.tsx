import { useId, useState } from "react";
import type { AccountField, AccountMessage } from "#domain/accounts/account/account-form.ts";
import { MAX_ACCOUNT_FIELD_LENGTH } from "#domain/accounts/account/account-form.ts";
import { MIN_PASSWORD } from "#domain/base/contract/limits.ts";
import { STATIC_PAGE_PATHS } from "#domain/static-pages/static-page-paths.ts";
import type { AccountWords } from "#words/compiled/accounts/account.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { useLanguages } from "../../../base/app-context/use-languages.ts";
import { useAccountWords } from "../../../base/shell/account-words.ts";
import field from "../../../base/ui/FormField.module.css";
import { FieldError, FormField } from "../../../base/ui/FormField.tsx";
import { OwnPhoneField } from "../../../base/ui/PhoneField.tsx";
import { SvgIcon } from "../../../base/ui/SvgIcon.tsx";
import styles from "./Account.module.css";

/** Fields with a text. */
type TextField = Exclude<AccountField, "terms" | "language" | "isNamePublic">;
/** Text fields of one line that need no formatting. */
type LineField = Exclude<TextField, "phone">;

/** Attributes that let password managers tell the fields apart. */
const INPUT_ATTRIBUTES = {
  email: { type: "email", inputMode: "email", autoComplete: "username" },
  password: { type: "password", inputMode: "text", autoComplete: "current-password" },
  displayName: { type: "text", inputMode: "text", autoComplete: "organization" },
  oldPassword: { type: "password", inputMode: "text", autoComplete: "current-password" },
  newPassword: { type: "password", inputMode: "text", autoComplete: "new-password" },
  confirmPassword: { type: "password", inputMode: "text", autoComplete: "new-password" },
  recoveryCode: { type: "text", inputMode: "text", autoComplete: "off" },
} as const satisfies Record<LineField, unknown>;

export interface AccountInputProps {
  name: AccountField;
  error: AccountMessage | undefined;
  /** Initial text of the input. */
  text: string | undefined;
  /** A password that is chosen here, not one that is known. */
  isNew: boolean;
  isLocked: boolean;
}

/** One field of an account's form. It holds itself what is typed. */
export function AccountInput(props: AccountInputProps) {
  const { name, error, text } = props;
  if (name === "terms") return <Terms error={error} isChecked={text !== undefined && text !== ""} />;
  if (name === "isNamePublic") return <NameInPublic isChecked={text !== undefined && text !== ""} />;
  if (name === "language") return <EmailLanguageField chosen={text} />;
  if (name === "phone") return <PhoneInput {...props} />;
  return <TextInput {...props} name={name} />;
}

function PhoneInput({ error, text, isLocked }: AccountInputProps) {
  const words = useAccountWords();
  return (
    <OwnPhoneField
      name="phone"
      label={words.labels.phone}
      hint={words.hints.phone}
      error={error === undefined ? undefined : errorText("phone", error, words)}
      defaultValue={text}
      rules={{ takes: "person" }}
      words={words.phoneField}
      readOnly={isLocked}
      autoComplete="tel"
    />
  );
}

function EmailLanguageField({ chosen }: { chosen: string | undefined }) {
  const words = useAccountWords();
  return (
    <fieldset className={styles.choice}>
      <legend className={field.label}>{words.emailLanguage}</legend>
      {useLanguages().map(([language, name]) => (
        <label key={language} className={styles.option}>
          <input type="radio" name="language" value={language} defaultChecked={language === chosen} />
          <span lang={language}>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}

function TextInput({ name, error, text, isNew, isLocked }: AccountInputProps & { name: LineField }) {
  const words = useAccountWords();
  const { isHydrated } = useApp();
  const [isShown, setShown] = useState(false);
  const attributes = INPUT_ATTRIBUTES[name];
  const isPassword = attributes.type === "password";
  const label = words.labels[name];
  return (
    <FormField
      label={label}
      hint={findHint(name, isNew, words)}
      error={error === undefined ? undefined : errorText(name, error, words)}
    >
      {(control) => (
        <div className={isPassword ? styles.password : undefined}>
          <input
            {...control}
            name={name}
            className={field.input}
            type={isShown ? "text" : attributes.type}
            inputMode={attributes.inputMode}
            autoComplete={isNew && name === "password" ? "new-password" : attributes.autoComplete}
            autoCapitalize={name === "displayName" ? "words" : "none"}
            spellCheck={false}
            required
            readOnly={isLocked}
            maxLength={MAX_ACCOUNT_FIELD_LENGTH[name]}
            defaultValue={text}
          />
          {isPassword && isHydrated && (
            <button
              type="button"
              className={styles.show}
              aria-label={(isShown ? words.hidePasswordOf : words.showPasswordOf)(label)}
              onClick={() => setShown(!isShown)}
            >
              <SvgIcon name={isShown ? "eyeOff" : "eye"} />
              {isShown ? words.hidePassword : words.showPassword}
            </button>
          )}
        </div>
      )}
    </FormField>
  );
}

function Terms({ error, isChecked }: { error: AccountMessage | undefined; isChecked: boolean }) {
  const words = useAccountWords();
  const id = useId();
  const { before, terms, and, privacy, after } = words.terms;
  return (
    <div className={field.field}>
      <div className={styles.checkbox}>
        <input
          id={id}
          type="checkbox"
          name="terms"
          value="on"
          required
          defaultChecked={isChecked}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}error`}
        />
        <label htmlFor={id}>
          {before}
          <a href={STATIC_PAGE_PATHS.TERMS} target="_blank" rel="noreferrer">
            {terms}
          </a>
          {and}
          <a href={STATIC_PAGE_PATHS.PRIVACY} target="_blank" rel="noreferrer">
            {privacy}
          </a>
          {after}
        </label>
      </div>
      <FieldError id={`${id}error`} error={error === undefined ? undefined : words.errors.required.terms} />
    </div>
  );
}

function NameInPublic({ isChecked }: { isChecked: boolean }) {
  const words = useAccountWords();
  const id = useId();
  return (
    <div className={field.field}>
      <div className={styles.checkbox}>
        <input
          id={id}
          type="checkbox"
          name="isNamePublic"
          value="on"
          defaultChecked={isChecked}
          aria-describedby={`${id}hint`}
        />
        <label htmlFor={id}>{words.nameInPublic.label}</label>
      </div>
      <p id={`${id}hint`} className={styles.hint}>
        {words.nameInPublic.hint}
      </p>
    </div>
  );
}

function findHint(name: LineField, isNew: boolean, words: AccountWords): string | null {
  if (name === "newPassword" || (name === "password" && isNew)) return words.hints.newPassword(MIN_PASSWORD);
  return name === "displayName" ? words.hints[name] : null;
}

function errorText(name: TextField, error: AccountMessage, words: AccountWords): string {
  switch (error) {
    case "required":
      return words.errors.required[name];
    case "tooShort":
      return words.errors.tooShort(MIN_PASSWORD);
    case "tooLong":
      return words.errors.tooLong(words.labels[name], MAX_ACCOUNT_FIELD_LENGTH[name]);
    case "noSuchPhone":
      return words.phoneField.noSuchPhone;
    case "notEmail":
    case "notPhone":
    case "different":
    case "wrongPassword":
    case "taken":
    case "tooEasy":
      return words.errors[error];
    default:
      return words.errors.other;
  }
}
