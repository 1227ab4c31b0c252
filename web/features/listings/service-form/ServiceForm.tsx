import type { ComponentType } from "react";
import { useEffect, useRef, useState } from "react";
import type { PageViewer } from "#domain/app/page-rendering.ts";
import type { ServiceForViewer } from "#domain/services/listing.ts";
import { Link, useLocation } from "../../../base/app-context/router.tsx";
import { type DraftLock, useDraftLock } from "../../../base/app-context/use-draft-lock.ts";
import { useSearch } from "../../../base/app-context/use-search.ts";
import { serviceDraftKey } from "../../../base/browser/service-drafts.ts";
import { loginPath } from "../../../base/pages/page-access.ts";
import { PUBLIC_PAGES } from "../../../base/pages/public-pages.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { FormErrors } from "../../../base/ui/FormErrors.tsx";
import { firstInvalid } from "../../../base/ui/first-invalid.ts";
import { ConflictPanel } from "./ConflictPanel.tsx";
import type { FormValues } from "./form-values.ts";
import type { FormWords } from "./form-words.ts";
import styles from "./ServiceForm.module.css";
import type { Refusal, SaveFailure } from "./save-service.ts";
import { CheckStep } from "./steps/CheckStep.tsx";
import { ContactStep } from "./steps/ContactStep.tsx";
import { EntryStep } from "./steps/EntryStep.tsx";
import { HoursStep } from "./steps/HoursStep.tsx";
import { ShortStep } from "./steps/ShortStep.tsx";
import { SpanishStep } from "./steps/SpanishStep.tsx";
import { SpecialStep } from "./steps/SpecialStep.tsx";
import { StepNavigation } from "./steps/StepNavigation.tsx";
import type { StepProps } from "./steps/step-props.ts";
import { problemCount, type StepName } from "./steps/steps.ts";
import { WhatStep } from "./steps/WhatStep.tsx";
import { WhereStep } from "./steps/WhereStep.tsx";
import { WhoStep } from "./steps/WhoStep.tsx";
import { useServiceForm } from "./use-service-form.ts";

const STEPS: Readonly<Record<StepName, ComponentType<StepProps>>> = {
  short: ShortStep,
  what: WhatStep,
  where: WhereStep,
  contact: ContactStep,
  hours: HoursStep,
  who: WhoStep,
  entry: EntryStep,
  spanish: SpanishStep,
  special: SpecialStep,
  check: CheckStep,
};

interface ServiceFormProps {
  /** Null: a new one. */
  service: ServiceForViewer | null;
  viewer: PageViewer;
  words: FormWords;
  onSaved: (saved: ServiceForViewer, values: FormValues) => void;
}

/** The form, as soon as it is known whether it opens on the stored draft. */
export function ServiceForm(props: ServiceFormProps) {
  const draftLock = useDraftLock(serviceDraftKey(props.viewer.id, props.service?.id ?? null));
  return draftLock.isOwner === null ? null : <Steps {...props} draftLock={draftLock} />;
}

/** Shows one step at a time, each with an address of its own, so that "back" leads one step back. */
function Steps({ service, viewer, words, draftLock, onSaved }: ServiceFormProps & { draftLock: DraftLock }) {
  const [path, navigate] = useLocation();
  const requestedStep = new URLSearchParams(useSearch()).get("step");
  const form = useServiceForm({
    service,
    viewer,
    language: words.language,
    draftLock,
    requestedStep,
    onGo: (step) => navigate(`${path}?step=${step}`),
    onSaved,
  });
  const element = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { step, steps } = form;
  const { form: texts } = words;
  const at = steps.indexOf(step);
  const [before, next] = [steps[at - 1], steps[at + 1]];
  const isLast = next === undefined;
  /** Someone who corrects one step of a new service can skip the steps that follow. */
  const [wasChecked, setChecked] = useState(false);
  useEffect(() => {
    if (step === "check") setChecked(true);
  }, [step]);
  const [focusOn, setFocusOn] = useState<"title" | "invalid" | null>(null);

  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its title.
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else title.current?.focus({ preventScroll: true });
  }, [step]);
  useEffect(() => {
    if (focusOn === "invalid") firstInvalid(element.current)?.focus();
    setFocusOn(null);
  }, [focusOn]);

  const goToNextStep = () => {
    if (isLast) {
      form.markAttempted("check");
      const invalidStep = form.invalidStep();
      if (invalidStep === undefined) return form.send();
      if (invalidStep !== step) form.goTo(invalidStep);
      return setFocusOn("invalid");
    }
    form.markAttempted(step);
    if (problemCount(step, form.problems) > 0) return setFocusOn("invalid");
    form.goTo(next);
  };
  const StepBody = STEPS[step];

  if (form.conflict !== null) {
    return (
      <div className={styles.content}>
        <ConflictPanel conflict={form.conflict} words={words} onResolve={form.resolveConflict} />
      </div>
    );
  }
  return (
    <form
      ref={element}
      noValidate
      aria-busy={form.isSending}
      onSubmit={(event) => {
        event.preventDefault();
        goToNextStep();
      }}
    >
      {!form.isShort && (
        <progress className={styles.bar} max={steps.length} value={at + 1} aria-hidden="true" />
      )}
      <div className={styles.content}>
        {!form.isShort && <StepNavigation form={form} words={words} onGo={form.goTo} />}
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {texts.steps[step].title}
        </h2>
        <Notices form={form} words={words} onAnswered={() => title.current?.focus({ preventScroll: true })} />
        <div className={step === "hours" ? `${styles.fields} ${styles.fullWidth}` : styles.fields}>
          <StepBody key={step} form={form} words={words} />
        </div>
        <FormErrors form={element} />
        <div role="alert">
          {form.failure !== null && (
            <div className={styles.error}>
              <FailureText
                failure={form.failure}
                words={words}
                path={`${path}?step=${step}`}
                ownsDraft={form.ownsDraft}
              />
            </div>
          )}
        </div>
      </div>
      <div className={styles.foot}>
        {before !== undefined && (
          <button type="button" className={buttons.outlined} onClick={() => form.goTo(before)}>
            {texts.back}
          </button>
        )}
        <button type="submit" className={buttons.primary} aria-disabled={form.isSending}>
          {isLast ? sendText(form.isSending, service === null, words) : texts.next(texts.steps[next].next)}
        </button>
        {form.isShort && (
          <button
            type="button"
            className={`${styles.link} ${styles.checkLink}`}
            onClick={() => form.goTo("what")}
          >
            {texts.short.whole}
          </button>
        )}
        {(service !== null || wasChecked) && !isLast && (
          <button
            type="button"
            className={`${styles.link} ${styles.checkLink}`}
            onClick={() => form.goTo("check")}
          >
            {service === null ? texts.steps.check.name : texts.toCheck}
          </button>
        )}
      </div>
    </form>
  );
}

function sendText(isSending: boolean, isNew: boolean, { form: { check } }: FormWords): string {
  if (isSending) return check.sending;
  return isNew ? check.sendNew : check.sendEdit;
}

/** Notices to read before going on: a restored draft, an edit that waits, a refusal. */
function Notices({
  form,
  words,
  onAnswered,
}: StepProps & {
  /** A button was pressed that is there no longer: something else has to take the focus. */
  onAnswered: () => void;
}) {
  const { draft, pending } = words.form;
  const [undo, setUndo] = useState<{ run: () => void } | null>(null);
  const { service, step, steps } = form;
  // Starting over leads to the first step; on the next one the old draft is out of mind.
  const isFirst = step === steps[0];
  useEffect(() => (isFirst ? () => setUndo(null) : undefined), [isFirst]);
  return (
    <>
      {service?.reviewState === "EDIT_WAITING" && (
        <p className={`${styles.note} ${styles.caution}`}>
          {form.editsPublicVersion ? pending.otherEdit : pending.open}
        </p>
      )}
      {service?.reviewState === "WAITING" && (
        <p className={`${styles.note} ${styles.caution}`}>{pending.waiting}</p>
      )}
      {service?.reviewState === "REFUSED" && (
        <p className={styles.error}>{pending.refused(service.refusalReason ?? "")}</p>
      )}
      {!form.ownsDraft && (
        <p className={styles.note} role="status">
          {draft.otherTab}
        </p>
      )}
      {form.isRestored && undo === null && (
        <div className={styles.note} role="status">
          <p>{draft.restored}</p>
          <button
            type="button"
            className={styles.link}
            onClick={() => {
              const run = form.discard();
              setUndo({ run });
              onAnswered();
            }}
          >
            {draft.discard}
          </button>
        </div>
      )}
      {undo !== null && (
        <div className={styles.note} role="status">
          <p>{draft.discarded}</p>
          <button
            type="button"
            className={styles.link}
            onClick={() => {
              undo.run();
              setUndo(null);
              onAnswered();
            }}
          >
            {draft.undo}
          </button>
        </div>
      )}
    </>
  );
}

/** Says why the save failed, with a way on. */
function FailureText(props: {
  failure: SaveFailure | Refusal;
  words: FormWords;
  path: string;
  ownsDraft: boolean;
}) {
  const { failure, words, path, ownsDraft } = props;
  const { failures } = words.form;
  return (
    <>
      <p>{typeof failure === "string" ? failures[failure] : failure.refusal}</p>
      {ownsDraft && failure !== "forbidden" && <p>{failures.draftIsSaved}</p>}
      {failure === "maxLimit" && (
        <>
          <p>{failures.maxLimitHint}</p>
          <Link href={PUBLIC_PAGES.feedback.path} className={styles.link}>
            {failures.writeToUs}
          </Link>
        </>
      )}
      {failure === "signedOut" && (
        <a href={loginPath(path)} className={styles.link}>
          {failures.signIn}
        </a>
      )}
    </>
  );
}
