import { ROLES } from "#domain/base/roles/role.ts";
import { findChoice } from "../../../base/pages/home-query.ts";
import { useAccountWords } from "../../../base/shell/account-words.ts";
import styles from "./Account.module.css";
import type { DemonstrationPerson } from "./load-account.ts";

/** Demonstration accounts of each role, to sign in as; in the demonstration only. */
export function DemonstrationPeople({
  people,
  onChoose,
}: {
  people: readonly DemonstrationPerson[];
  onChoose(person: DemonstrationPerson): void;
}) {
  const words = useAccountWords();
  if (people.length === 0) return null;
  return (
    <section className={styles.demo} aria-labelledby="demo-people">
      <h2 id="demo-people" className={styles.heading}>
        {words.demo.title}
      </h2>
      <p className={styles.hint}>{words.demo.intro}</p>
      <ul className={styles.people}>
        {people.map((person) => {
          const role = findChoice(ROLES, person.role);
          return (
            <li key={person.email}>
              <button type="button" className={styles.person} data-replay="" onClick={() => onChoose(person)}>
                <b>{role === null ? person.role : words.roles[role]}</b>
                <span>{person.email}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
