import { useState } from "react";
import type { OwnedService } from "#domain/accounts/users/user.ts";
import type { UsersWords } from "#words/compiled/accounts/users.ts";
import { TextField } from "../../../base/ui/Fields.tsx";
import styles from "./DeleteUserDialog.module.css";

const EMAIL_INPUT = { type: "email", inputMode: "email", maxLength: 254 } as const;

/** Chooses new owners for the services of a deleted account: one person for all, or one for each (rule users 16). */
export function NewOwners({
  services,
  count,
  owner,
  ownerOf,
  errorOf,
  text,
  onOwner,
  onChosen,
}: {
  /** Services that have loaded so far. */
  services: readonly OwnedService[];
  /** How many services there are. */
  count: number;
  /** Email typed for all of them. */
  owner: string;
  /** Text in the field of one service. */
  ownerOf: (service: OwnedService) => string;
  errorOf: (typed: string) => string | undefined;
  text: UsersWords;
  onOwner: (typed: string) => void;
  onChosen: (serviceId: string, typed: string) => void;
}) {
  const words = text.deletion;
  const others = count - services.length;
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const errorOfOne = (email: string) => (email === owner ? undefined : errorOf(email));
  const hasError = services.some((service) => errorOfOne(ownerOf(service)) !== undefined);
  const hasSuggestion = services.some(({ suggestedOwner }) => suggestedOwner !== null);
  return (
    <>
      <TextField
        label={words.owner}
        optional={text.optional}
        hint={words.ownerHint}
        error={errorOf(owner)}
        value={owner}
        inputProps={EMAIL_INPUT}
        onChange={onOwner}
      />
      {services.length > 0 && (
        <details
          className={styles.each}
          open={hasError || (isOpen ?? hasSuggestion)}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary>{words.each}</summary>
          {services.map((service) => {
            const email = ownerOf(service);
            return (
              <TextField
                key={service.id}
                label={service.name}
                hint={email !== "" && email === service.suggestedOwner ? words.ownEmail : undefined}
                error={errorOfOne(email)}
                value={email}
                inputProps={EMAIL_INPUT}
                onChange={(typed) => onChosen(service.id, typed)}
              />
            );
          })}
          {others > 0 && <p className={styles.fact}>{words.others(others)}</p>}
        </details>
      )}
    </>
  );
}
