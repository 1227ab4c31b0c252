import { useEffect, useState } from "react";
import { Icon } from "../../../../base/ui/Icon.tsx";
import styles from "../ServiceForm.module.css";
import type { StepProps } from "./step-props.ts";
import { problemCount, type StepName } from "./steps.ts";

/** The window's width from which the list is next to the form. */
const WIDE = "(min-width: 900px)";

/** Links to every step, in any order, with the number of problems in those that were left. */
export function StepNavigation({ form, words, onGo }: StepProps & { onGo: (step: StepName) => void }) {
  const { steps, allSteps, stepOf, problems } = words.form;
  const [isOpen, setOpen] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const update = () => setOpen(wide.matches);
    wide.addEventListener("change", update);
    return () => wide.removeEventListener("change", update);
  }, []);
  return (
    <details className={styles.steps} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {stepOf(form.steps.indexOf(form.step) + 1, form.steps.length)}
        <span className="visually-hidden">, {allSteps}</span>
        <Icon name="down" />
      </summary>
      <nav aria-label={allSteps}>
        <ol className={styles.stepList}>
          {form.steps.map((step, index) => {
            const wrong = form.isAttempted(step) ? problemCount(step, form.problems) : 0;
            return (
              <li key={step}>
                <button
                  type="button"
                  className={styles.step}
                  aria-current={step === form.step ? "step" : undefined}
                  onClick={() => {
                    if (!matchMedia(WIDE).matches) setOpen(false);
                    onGo(step);
                  }}
                >
                  {index + 1}. {steps[step].name}
                  {wrong > 0 && <span className={styles.stepInvalid}>{problems(wrong)}</span>}
                </button>
              </li>
            );
          })}
        </ol>
      </nav>
    </details>
  );
}
