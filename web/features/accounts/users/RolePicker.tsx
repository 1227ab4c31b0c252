import { useId } from "react";
import { ROLES, type Role } from "#domain/base/roles/role.ts";
import type { UsersWords } from "#words/compiled/accounts/users.ts";
import styles from "./RolePicker.module.css";

/** The roles, with what each may in one line. */
export function RolePicker({
  role,
  isLocked = false,
  text,
  onChange,
}: {
  role: Role;
  isLocked?: boolean;
  text: Pick<UsersWords, "role" | "roles" | "may">;
  onChange: (role: Role) => void;
}) {
  const id = useId();
  return (
    <fieldset className={styles.roles} disabled={isLocked}>
      <legend className={styles.legend}>{text.role}</legend>
      {ROLES.map((one, at) => (
        <label key={one} className={styles.role}>
          <input
            type="radio"
            name={`${id}role`}
            checked={role === one}
            aria-labelledby={`${id}name${at}`}
            aria-describedby={`${id}${at}`}
            onChange={() => onChange(one)}
          />
          <span>
            <b id={`${id}name${at}`}>{text.roles[one]}</b>
            <span id={`${id}${at}`} className={styles.may}>
              {text.may[one]}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
