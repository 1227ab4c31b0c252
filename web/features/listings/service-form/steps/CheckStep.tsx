import { getFieldSpec } from "#domain/services/field-names.ts";
import { publishing } from "#domain/services/service-permissions.ts";
import { useApp } from "../../../../base/app-context/app-context.tsx";
import { Cards } from "../../../../base/ui/Choices.tsx";
import { ChangeList } from "../ChangeList.tsx";
import { editChanges } from "../edit-changes.ts";
import { PlaceWarning } from "../PlaceWarning.tsx";
import styles from "../ServiceForm.module.css";
import { findSummaryLine, type LineName, listSummaryLines, summaryLines } from "../summary-lines.ts";
import type { StepProps } from "./step-props.ts";
import type { StepName } from "./steps.ts";
import { problemCount, STEP_FIELDS } from "./steps.ts";

/** Shows everything once more before it is sent, what changes, and who sees it when. */
export function CheckStep(step: StepProps) {
  const { form, words } = step;
  const { viewer } = useApp();
  const { check } = words.form;
  const { service, base, values } = form;
  const changes =
    service === null || base === null || viewer === null
      ? null
      : editChanges(service, base, values, viewer, form.fallbackZone);
  const isImmediate = viewer !== null && publishing(viewer.role, true) === "everything";
  return (
    <>
      <PlaceWarning {...step} />
      {form.programSites !== null && (
        <Cards
          label={check.scope.title}
          hint={check.scope.hint}
          choices={[
            { value: "LISTING", text: check.scope.listing },
            { value: "PROGRAM", text: check.scope.program(form.programSites) },
          ]}
          chosen={form.isForProgram ? "PROGRAM" : "LISTING"}
          onChange={(scope) => form.setForProgram(scope === "PROGRAM")}
          isPair
        />
      )}
      {changes === null && (
        <p className={styles.note}>{isImmediate ? check.newImmediate : check.newReviewed}</p>
      )}
      {changes !== null && changes.immediate.length + changes.pending.length === 0 && (
        <p className={styles.note}>{check.nothingChanged}</p>
      )}
      {changes !== null && changes.immediate.length + changes.pending.length > 0 && (
        <section className={styles.changes}>
          <h3 className={styles.sectionTitle}>{check.changed}</h3>
          <ChangeList
            title={check.immediate}
            names={changes.immediate}
            before={changes.before}
            after={values}
            words={words}
          />
          <ChangeList
            title={check.afterReview}
            names={changes.pending}
            before={changes.before}
            after={values}
            words={words}
          />
          {changes.pending.length > 0 && service?.isApproved === true && (
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

function isForAdministrators(line: LineName): boolean {
  if (line === "userEmail") return true;
  return line !== "comment" && getFieldSpec(line).setBy === "administrators";
}

function StepSummary({ form, words, name }: StepProps & { name: StepName }) {
  const { check, steps } = words.form;
  const wrong = new Set(
    STEP_FIELDS[name].filter((field) => form.problems[field] !== undefined).map(findSummaryLine),
  );
  const lines = listSummaryLines(STEP_FIELDS[name])
    .filter((line) => form.rights.setAdministratorFields || !isForAdministrators(line))
    .map((line) => ({ line, text: summaryLines(line, form.values, words) }))
    .filter(({ line, text }) => text.length > 0 || wrong.has(line));
  const problems = problemCount(name, form.problems);
  return (
    <section className={styles.group}>
      <div className={styles.groupHead}>
        <h3 className={styles.sectionTitle}>{steps[name].name}</h3>
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
      {lines.length > 0 && (
        <dl className={styles.facts}>
          {lines.map(({ line, text }) => (
            <div key={line}>
              <dt>{words.form.labels[line]}</dt>
              <dd>
                {text.length === 0 ? (
                  <span className={styles.missing}>{check.missing}</span>
                ) : (
                  text.map((each) => (
                    <span key={each} className={styles.line}>
                      {each}
                    </span>
                  ))
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {lines.length === 0 && <p className={styles.hint}>{check.none}</p>}
    </section>
  );
}
