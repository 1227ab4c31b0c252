import { useId, useRef, useState } from "react";
import type { CountedUser } from "#domain/users/user.ts";
import type { UsersWords } from "#domain/words/en/users.ts";
import { callApi } from "../../calls/call-api.ts";
import buttons from "../../ui/buttons.module.css";
import { Dialog } from "../../ui/Dialog.tsx";
import { TextField } from "../service-form/Fields.tsx";
import styles from "./DeleteUserDialog.module.css";
import type { UserDeletion } from "./use-held-deletion.tsx";

/** Asks once more, says what goes and what stays, and offers the services to somebody else (rule users 6). */
export function DeleteUserDialog({
  user: { id, displayName, countManagedServices },
  text,
  onDelete,
  onCancel,
}: {
  user: Pick<CountedUser, "id" | "displayName" | "countManagedServices">;
  text: UsersWords;
  onDelete: (deletion: UserDeletion) => void;
  onCancel: () => void;
}) {
  const words = text.deletion;
  const no = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const [owner, setOwner] = useState("");
  const [error, setError] = useState<string>();
  const [isChecking, setChecking] = useState(false);
  const confirm = async () => {
    const servicesTo = owner.trim().toLowerCase();
    if (servicesTo !== "") {
      setChecking(true);
      const problem = await ownerProblem(servicesTo, id, text);
      setChecking(false);
      if (problem !== null) return setError(problem);
    }
    onDelete({ id, displayName, servicesTo: servicesTo === "" ? null : servicesTo });
  };
  return (
    <Dialog focusOn={no} className={styles.wide} aria-labelledby={titleId} onCancel={onCancel}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isChecking) void confirm();
        }}
      >
        <h2 id={titleId} className={styles.question}>
          {words.question}
        </h2>
        <p className={styles.fact}>{words.goes(displayName)}</p>
        <p className={styles.fact}>
          {countManagedServices === 0 ? words.staysNone : words.stays(text.services(countManagedServices))}
        </p>
        {countManagedServices > 0 && (
          <TextField
            label={words.owner}
            optional={text.optional}
            hint={words.ownerHint}
            error={error}
            value={owner}
            inputProps={{ type: "email", inputMode: "email", maxLength: 254 }}
            onChange={(value) => {
              setOwner(value);
              setError(undefined);
            }}
          />
        )}
        <div className={styles.buttons}>
          <button
            type="submit"
            className={`${buttons.primary} ${styles.dangerous}`}
            aria-disabled={isChecking}
          >
            {isChecking ? words.checking : words.yes}
          </button>
          <button ref={no} type="button" className={buttons.outlined} onClick={onCancel}>
            {words.no}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** Why this address cannot get the services; null: it can. */
async function ownerProblem(email: string, userId: string, text: UsersWords): Promise<string | null> {
  const answer = await callApi("GET /users", { query: { search: "email", q: email, sort: "email" } });
  if (!answer.ok) return text.failed;
  const owner = answer.reply.find((user) => user.email === email && user.id !== userId);
  if (owner === undefined) return text.deletion.ownerUnknown;
  return owner.isConfirmed ? null : text.deletion.ownerUnconfirmed;
}
