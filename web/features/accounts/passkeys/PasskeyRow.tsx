import { type FormEvent, useState } from "react";
import { MAX_PASSKEY_NAME } from "#domain/base/contract/limits.ts";
import { useAccountWords } from "../../../base/shell/account-words.ts";
import buttons from "../../../base/ui/buttons.module.css";
import field from "../../../base/ui/FormField.module.css";
import { FormField } from "../../../base/ui/FormField.tsx";
import { focusFirstInvalid } from "../../../base/ui/first-invalid.ts";
import { useFormatDate } from "../../../base/ui/use-format-date.ts";
import account from "../account/Account.module.css";
import type { Passkey } from "./load-passkeys.ts";
import styles from "./Passkeys.module.css";

/** One passkey, with its name to be changed in place. */
export function PasskeyRow({
  passkey,
  canRemove,
  onRename,
  onRemove,
}: {
  passkey: Passkey;
  canRemove: boolean;
  onRename(name: string): Promise<void>;
  onRemove(): void;
}) {
  const text = useAccountWords().passkeys;
  const formatDate = useFormatDate();
  const [isRenaming, setRenaming] = useState(false);
  const [error, setError] = useState<string | undefined>(undefined);
  const { name, createdAt, lastUsedAt } = passkey;
  const rename = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("passkeyName");
    if (typeof typed !== "string" || typed.trim() === "") {
      setError(text.nameRequired);
      return focusFirstInvalid(event.currentTarget);
    }
    setError(undefined);
    await onRename(typed);
    setRenaming(false);
  };
  if (isRenaming) {
    return (
      <li className={account.session}>
        <form
          className={`${account.sessionText} ${styles.stack}`}
          noValidate
          onSubmit={(event) => void rename(event)}
        >
          <FormField label={text.newName} error={error}>
            {(control) => (
              <input
                {...control}
                // biome-ignore lint/a11y/noAutofocus: the field stands where the clicked button was.
                autoFocus
                name="passkeyName"
                className={field.input}
                maxLength={MAX_PASSKEY_NAME}
                defaultValue={name}
              />
            )}
          </FormField>
          <p className={styles.buttons}>
            <button type="submit" className={buttons.primary}>
              {text.saveName}
            </button>
            <button type="button" className={buttons.outlined} onClick={() => setRenaming(false)}>
              {text.cancel}
            </button>
          </p>
        </form>
      </li>
    );
  }
  return (
    <li className={account.session}>
      <div className={account.sessionText}>
        <h2 className={account.device}>{name}</h2>
        <p className={account.hint}>
          {text.created(formatDate(createdAt))} ·{" "}
          {lastUsedAt === null ? text.neverUsed : text.lastUsed(formatDate(lastUsedAt))}
        </p>
      </div>
      <div className={styles.buttons}>
        <button
          type="button"
          className={buttons.outlined}
          aria-label={text.renameOf(name)}
          onClick={() => setRenaming(true)}
        >
          {text.rename}
        </button>
        {canRemove && (
          <button
            type="button"
            className={`${buttons.outlined} ${account.danger}`}
            aria-label={text.removeOf(name)}
            onClick={onRemove}
          >
            {text.remove}
          </button>
        )}
      </div>
    </li>
  );
}
