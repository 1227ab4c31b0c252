import { publishing } from "#domain/listings/who-may.ts";
import { useVisit } from "../../../visit/visit.tsx";
import { ChangeList } from "../ChangeList.tsx";
import styles from "../ServiceForm.module.css";
import { type ToldName, toldLabel, toldLines } from "../summary-lines.ts";
import { changesOf } from "../what-changes.ts";
import type { StepProps } from "./step-parts.ts";
import type { StepName } from "./steps.ts";
import { problemCount, STEP_FIELDS } from "./steps.ts";

/** Everything once more before it is sent, what changes by it, and who sees it when. */
export function CheckStep(step: StepProps) {
  const { form, words } = step;
  const { viewer } = useVisit();
  const { check } = words.form;
  const { service, base, typed } = form;
  const changes =
    service === null || base === null || viewer === null
      ? null
      : changesOf(service, base, typed, viewer, form.ownZone);
  const isAtOnce = viewer !== null && publishing(viewer.role, true) === "everything";
  return (
    <>
      {changes === null && <p className={styles.note}>{isAtOnce ? check.newAtOnce : check.newReviewed}</p>}
      {changes !== null && changes.atOnce.length + changes.waiting.length === 0 && (
        <p className={styles.note}>{check.nothingChanged}</p>
      )}
      {changes !== null && changes.atOnce.length + changes.waiting.length > 0 && (
        <section className={styles.changes}>
          <h3 className={styles.partTitle}>{check.changed}</h3>
          <ChangeList
            title={check.atOnce}
            names={changes.atOnce}
            before={changes.before}
            after={typed}
            words={words}
          />
          <ChangeList
            title={check.afterReview}
            names={changes.waiting}
            before={changes.before}
            after={typed}
            words={words}
          />
          {changes.waiting.length > 0 && service?.isApproved === true && (
            <p className={styles.hint}>{check.editMixed}</p>
          )}
        </section>
      )}
      <div className={styles.summary}>
        {form.steps
          .filter((each) => each !== "check")
          .map((each) => (
            <StepSummary key={each} {...step} name={each} />
          ))}
      </div>
    </>
  );
}

const TOLD: Readonly<Record<StepName, readonly ToldName[]>> = {
  what: ["name", "type", "serviceSummary", "description"],
  where: ["addressVisibility", "address", "location"],
  contact: ["phone", "contactEmail", "website", "facebook", "instagram", "twitter", "youtube"],
  hours: ["isContact", "schedules", "closeSchedules"],
  who: ["category", "age", "isAllowedPets", "isLowBarrier"],
  beds: ["beds"],
  spanish: ["serviceSummaryEs", "descriptionEs", "ageEs"],
  special: ["alert", "userEmail", "isShowFlag", "isShowDonate", "timeZone", "comment"],
  check: [],
};

/** Fields of a step that a summary tells under another name. */
const UNDER: Readonly<Partial<Record<string, ToldName>>> = {
  address1: "address",
  city: "address",
  state: "address",
  zip: "address",
  country: "address",
  totalBeds: "beds",
  availableBeds: "beds",
  criticalDescription: "alert",
  criticalExpiredAt: "alert",
};

function StepSummary({ form, words, name }: StepProps & { name: StepName }) {
  const { check, steps } = words.form;
  const wrong = new Set(
    STEP_FIELDS[name]
      .filter((field) => form.problems[field] !== undefined)
      .map((field) => UNDER[field] ?? field),
  );
  const administrators: readonly ToldName[] = ["userEmail", "isShowFlag", "isShowDonate", "timeZone"];
  const told = TOLD[name]
    .filter((each) => form.rights.setAdministratorFields || !administrators.includes(each))
    .map((each) => ({ name: each, lines: toldLines(each, form.typed, words) }))
    .filter((each) => each.lines.length > 0 || wrong.has(each.name));
  const problems = problemCount(name, form.problems);
  return (
    <section className={styles.group}>
      <div className={styles.groupHead}>
        <h3 className={styles.partTitle}>{steps[name].name}</h3>
        <button
          type="button"
          className={styles.link}
          aria-label={check.change(steps[name].name)}
          onClick={() => form.goTo(name)}
        >
          {check.changeShort}
        </button>
      </div>
      {problems > 0 && <p className={styles.missing}>{words.form.problems(problems)}</p>}
      {told.length > 0 && (
        <dl className={styles.facts}>
          {told.map((each) => (
            <div key={each.name}>
              <dt>{toldLabel(each.name, words.form)}</dt>
              <dd>
                {each.lines.length === 0 ? (
                  <span className={styles.missing}>{check.missing}</span>
                ) : (
                  each.lines.map((line) => (
                    <span key={line} className={styles.line}>
                      {line}
                    </span>
                  ))
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {told.length === 0 && <p className={styles.hint}>{check.none}</p>}
    </section>
  );
}
