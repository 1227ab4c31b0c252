import { useId, useState } from "react";
import type { AccountField, AccountMessage } from "#domain/account/account-form.ts";
import { LONGEST_ACCOUNT_FIELD } from "#domain/account/account-form.ts";
import { MIN_PASSWORD } from "#domain/contract/limits.ts";
import { STATIC_PAGE_PATHS } from "#domain/static-pages/static-page-paths.ts";
import type { AccountWords } from "#domain/words/en/account.ts";
import { LANGUAGES } from "#domain/words/language.ts";
import { Icon } from "../../ui/Icon.tsx";
import { PHONE_TYPING } from "../../ui/phone-typing.ts";
import { useVisit } from "../../visit/visit.tsx";
import styles from "./Account.module.css";
import { useAccountWords } from "./account-words.ts";

type TextField = Exclude<AccountField, "terms" | "language">;

/** So that password managers know which is which. */
const KINDS = {
  email: { type: "email", inputMode: "email", autoComplete: "username" },
  password: { type: "password", inputMode: "text", autoComplete: "current-password" },
  displayName: { type: "text", inputMode: "text", autoComplete: "organization" },
  phone: { type: "tel", inputMode: "tel", autoComplete: "tel-national" },
  oldPassword: { type: "password", inputMode: "text", autoComplete: "current-password" },
  newPassword: { type: "password", inputMode: "text", autoComplete: "new-password" },
  confirmPassword: { type: "password", inputMode: "text", autoComplete: "new-password" },
} as const satisfies Record<TextField, unknown>;

export interface AccountInputProps {
  name: AccountField;
  error: AccountMessage | undefined;
  /** What stands in it at first. */
  text: string | undefined;
  /** A password that is chosen here, not one that is known. */
  isNew: boolean;
  isLocked: boolean;
}

/** Label above, hint under it, and under the field what is wrong. The field itself holds what is typed. */
export function AccountInput(props: AccountInputProps) {
  const { name, error, text } = props;
  if (name === "terms") return <Terms error={error} isTicked={text !== undefined && text !== ""} />;
  if (name === "language") return <LanguageOfMails chosen={text} />;
  return <TextInput {...props} name={name} />;
}

function LanguageOfMails({ chosen }: { chosen: string | undefined }) {
  const words = useAccountWords();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.label}>{words.languageOfMails}</legend>
      {LANGUAGES.map((language) => (
        <label key={language} className={styles.option}>
          <input type="radio" name="language" value={language} defaultChecked={language === chosen} />
          <span lang={language}>{LANGUAGE_NAMES[language]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Each in itself. */
const LANGUAGE_NAMES = { en: "English", es: "Español" } as const;

function TextInput({ name, error, text, isNew, isLocked }: AccountInputProps & { name: TextField }) {
  const words = useAccountWords();
  const { alive } = useVisit();
  const id = useId();
  const [isShown, setShown] = useState(false);
  const kind = KINDS[name];
  const isPassword = kind.type === "password";
  const label = words.labels[name];
  const hint = hintOf(name, isNew, words);
  const described = [hint === null ? [] : `${id}hint`, error === undefined ? [] : `${id}error`].flat();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint !== null && (
        <p className={styles.hint} id={`${id}hint`}>
          {hint}
        </p>
      )}
      <div className={styles.line}>
        <input
          id={id}
          name={name}
          className={styles.input}
          type={isShown ? "text" : kind.type}
          inputMode={kind.inputMode}
          autoComplete={isNew && name === "password" ? "new-password" : kind.autoComplete}
          autoCapitalize={name === "displayName" ? "words" : "none"}
          spellCheck={false}
          required={name !== "phone"}
          readOnly={isLocked}
          maxLength={LONGEST_ACCOUNT_FIELD[name]}
          defaultValue={text}
          aria-invalid={error !== undefined}
          aria-describedby={described.length === 0 ? undefined : described.join(" ")}
          {...(name === "phone" ? PHONE_TYPING : {})}
        />
        {isPassword && alive && (
          <button
            type="button"
            className={styles.show}
            aria-pressed={isShown}
            aria-label={words.showPasswordOf(label)}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? words.hidePassword : words.showPassword}
          </button>
        )}
      </div>
      {error !== undefined && (
        <p className={styles.error} id={`${id}error`}>
          <Icon name="alert" />
          {errorText(name, error, words)}
        </p>
      )}
    </div>
  );
}

function Terms({ error, isTicked }: { error: AccountMessage | undefined; isTicked: boolean }) {
  const words = useAccountWords();
  const id = useId();
  const { before, terms, and, privacy, after } = words.terms;
  return (
    <div className={styles.field}>
      <div className={styles.tick}>
        <input
          id={id}
          type="checkbox"
          name="terms"
          value="on"
          required
          defaultChecked={isTicked}
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
      {error !== undefined && (
        <p className={styles.error} id={`${id}error`}>
          <Icon name="alert" />
          {words.errors.required.terms}
        </p>
      )}
    </div>
  );
}

function hintOf(name: TextField, isNew: boolean, words: AccountWords): string | null {
  if (name === "newPassword" || (name === "password" && isNew)) return words.hints.newPassword(MIN_PASSWORD);
  return name === "displayName" || name === "phone" ? words.hints[name] : null;
}

function errorText(name: TextField, error: AccountMessage, words: AccountWords): string {
  switch (error) {
    case "required":
      return words.errors.required[name];
    case "tooShort":
      return words.errors.tooShort(MIN_PASSWORD);
    case "tooLong":
      return words.errors.tooLong(words.labels[name], LONGEST_ACCOUNT_FIELD[name]);
    case "notEmail":
    case "notPhone":
    case "different":
    case "wrongPassword":
    case "taken":
      return words.errors[error];
    default:
      return words.errors.other;
  }
}
