import { wordsIn } from "#words/base/words-in.ts";
import { nationalCrisisLines as en } from "#words/compiled/en/contacts/national-crisis-lines.ts";
import { nationalCrisisLines as es } from "#words/compiled/es/contacts/national-crisis-lines.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import { PUBLIC_PAGES } from "../../../base/pages/public-pages.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { Icon } from "../../../base/ui/Icon.tsx";
import { Status } from "../../../base/ui/Status.tsx";
import styles from "./NationalCrisisLines.module.css";

/** The way to every line. */
export function AllCrisisLinesLink() {
  return (
    <p className={styles.all}>
      <Link href={PUBLIC_PAGES.crisisLines.path} className={buttons.outlined}>
        {useApp().words.shell.crisisLines}
      </Link>
    </p>
  );
}

/** The three numbers that answer everywhere in the country, day and night. */
export function NationalCrisisLines() {
  const crisis = wordsIn("nationalCrisisLines", useApp().language, { en, es });
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
            <span className={styles.buttons}>
              {line.text && (
                <a className={buttons.outlined} href={`sms:${line.number}`}>
                  {crisis.text}
                  <span className="visually-hidden"> {line.number}</span>
                </a>
              )}
              <a className={buttons.primary} href={`tel:${line.number}`}>
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
