import { Link } from "wouter";
import { helpLines as en } from "#domain/words/en/help-lines.ts";
import { helpLines as es } from "#domain/words/es/help-lines.ts";
import { PUBLIC_PAGES } from "../../pages/page-table.ts";
import { Icon } from "../../ui/Icon.tsx";
import press from "../../ui/press.module.css";
import { Status } from "../../ui/Status.tsx";
import { useVisit } from "../../visit/visit.tsx";
import styles from "./CrisisLines.module.css";

/** The way to every line. */
export function AllCrisisLines() {
  return (
    <p className={styles.all}>
      <Link href={PUBLIC_PAGES.crisisLines.path} className={press.press}>
        {useVisit().words.shell.crisisLines}
      </Link>
    </p>
  );
}

/** The three numbers that answer everywhere in the country, day and night. */
export function CrisisLines() {
  const crisis = { en, es }[useVisit().language];
  const lines = [
    { number: "988", name: crisis.lifeline, hint: crisis.lifelineHint, text: true },
    { number: "211", name: crisis.twoOneOne, hint: crisis.twoOneOneHint, text: false },
    { number: "911", name: crisis.emergency, hint: crisis.emergencyHint, text: false },
  ];
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.number} className={styles.line}>
          <h3 className={styles.name}>{line.name}</h3>
          <p className={styles.hint}>{line.hint}</p>
          <div className={styles.foot}>
            <Status state="OPEN" text={crisis.always} />
            <span className={styles.presses}>
              {line.text && (
                <a className={press.press} href={`sms:${line.number}`}>
                  {crisis.text}
                  <span className="hear"> {line.number}</span>
                </a>
              )}
              <a className={press.strong} href={`tel:${line.number}`}>
                <Icon name="phone" />
                {line.number}
              </a>
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
