import { useEffect, useState } from "react";
import type { ProtectionFinding, ProtectionTexts } from "#domain/listings/protection/protection-texts.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { type FormValues, isProtectedForm } from "./form-values.ts";
import styles from "./ServiceForm.module.css";
import type { StepProps } from "./steps/step-props.ts";

/** Proposes to tick that a service protects people, and says for which words (rule service-form 17). */
export function ProtectionProposal({ form, words }: StepProps) {
  const { check } = words.form;
  const { values } = form;
  const finding = useFinding(values);
  const isProposed = finding !== null && finding.kind !== "NONE" && !isProtectedForm(values);
  return (
    <div role="status">
      {isProposed && (
        <div className={`${styles.note} ${styles.caution}`}>
          <p>{check.mayProtect(finding.words)}</p>
          <button
            type="button"
            className={buttons.outlined}
            onClick={() => form.set({ isProtected: "yes", placeShown: "REGION" })}
          >
            {check.protect}
          </button>
        </div>
      )}
    </div>
  );
}

/** Applies the rule to what is typed; null until the rule has loaded. */
export function useFinding(values: FormValues): ProtectionFinding | null {
  const [finding, setFinding] = useState<ProtectionFinding | null>(null);
  const text = JSON.stringify(toProtectionTexts(values));
  useEffect(() => {
    let isLatest = true;
    // Offline, the form goes on without a proposal: an import and the nightly check find the same.
    import("#domain/listings/protection/protects-people.ts").then(
      ({ protectsPeople }) => {
        const texts: ProtectionTexts = JSON.parse(text);
        if (isLatest) setFinding(protectsPeople(texts));
      },
      () => {},
    );
    return () => {
      isLatest = false;
    };
  }, [text]);
  return finding;
}

function toProtectionTexts(values: FormValues): ProtectionTexts {
  const { name, organization, description, descriptionEs, serviceSummary, serviceSummaryEs } = values;
  return {
    name,
    organization: organization?.name ?? null,
    description,
    others: [descriptionEs, serviceSummary, serviceSummaryEs, values.howToApply, values.age],
    addressLines: [values.address1, values.address2],
    isHousing: values.needs.includes("EMERGENCY") || values.needs.includes("TRANSITIONAL"),
  };
}
