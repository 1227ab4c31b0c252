import type { ManagedUser } from "#domain/accounts/users/user.ts";
import type { UsersWords } from "#words/compiled/accounts/users.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { useNow } from "../../../base/app-context/use-now.ts";
import { isolated } from "../../../base/ui/isolated.ts";
import { DeletionRequest } from "./DeletionRequest.tsx";
import { lastHere } from "./last-here.ts";
import { signsInWith } from "./method-name.ts";
import { UserEmail } from "./UserEmail.tsx";
import styles from "./UserFacts.module.css";

/** Facts about a person, under their name. */
export function UserFacts({ user, text }: { user: ManagedUser; text: UsersWords }) {
  const { words, language } = useApp();
  const now = useNow();
  const facts = [
    user.phone === null ? null : isolated(user.phone, language),
    signsInWith(user.lastMethod, text),
    user.lastLoginAt === null
      ? null
      : text.lastHere(lastHere(Date.parse(user.lastLoginAt), now, language, words.services)),
    text.here(user.createdAt.slice(0, 4)),
    text.services(user.countManagedServices),
  ];
  return (
    <div className={styles.facts}>
      <UserEmail user={user} text={text} />
      <DeletionRequest user={user} text={text} isWhole />
      <p>{facts.filter((fact) => fact !== null).join(" · ")}</p>
    </div>
  );
}
