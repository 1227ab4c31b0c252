import { useEffect, useRef } from "react";
import type { ManagedUser } from "#domain/accounts/users/user.ts";
import type { UsersWords } from "#words/compiled/accounts/users.ts";
import { Icon } from "../../../base/ui/Icon.tsx";
import { UserEditor } from "./UserEditor.tsx";
import { UserFacts } from "./UserFacts.tsx";
import styles from "./UserPanel.module.css";

/** The form of one account next to the list, on a laptop. It has the focus when it opens; Escape closes it. */
export function UserPanel({
  onClose,
  ...editorProps
}: {
  user: ManagedUser;
  isLastAdministrator: boolean;
  text: UsersWords;
  onSaved: (user: ManagedUser) => void;
  onDelete: () => void;
  onClose: () => void;
}) {
  const { user, text } = editorProps;
  const name = useRef<HTMLHeadingElement>(null);
  useEffect(() => name.current?.focus(), []);
  return (
    <section
      className={styles.panel}
      aria-labelledby="user-name"
      data-escape=""
      onKeyDown={({ key, target, currentTarget }) => {
        // Ignores Escape in a dialog over the panel.
        if (key === "Escape" && target instanceof Node && currentTarget.contains(target)) onClose();
      }}
    >
      <div className={styles.top}>
        <h2 ref={name} id="user-name" tabIndex={-1} className={styles.name}>
          {user.displayName}
        </h2>
        <button type="button" className={styles.close} aria-label={text.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <UserFacts user={user} text={text} />
      <UserEditor {...editorProps} />
    </section>
  );
}
