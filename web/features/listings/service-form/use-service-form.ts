import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { PageViewer } from "#domain/app/page-rendering.ts";
import type { Language } from "#domain/base/languages/language.ts";
import type { ServiceForViewer } from "#domain/services/listing.ts";
import { type FormRights, formRights, publishing } from "#domain/services/service-permissions.ts";
import type { DraftLock } from "../../../base/app-context/use-draft-lock.ts";
import {
  deleteServiceDraft,
  saveServiceDraft,
  saveServiceTabDraft,
} from "../../../base/browser/service-drafts.ts";
import { newSendingId } from "../../feedback/message.ts";
import { toServiceEdit, toServiceFormInput } from "./form-body.ts";
import { BLANK, type FormValues, initialValues } from "./form-values.ts";
import { type Conflict, initialForm } from "./initial-form.ts";
import { changedUnits, mergeVersions, withUnits } from "./merge-versions.ts";
import { type FormProblems, findFormProblems } from "./problems.ts";
import { type Outcome, type Refusal, type SaveFailure, save } from "./save-service.ts";
import { listSteps, problemCount, STEP_FIELDS, type StepName, stepNamed } from "./steps/steps.ts";

type FormPart = Partial<FormValues> | ((before: FormValues) => Partial<FormValues>);

export interface ServiceFormState {
  values: FormValues;
  /** @param part a function of the values as they are then, for what takes a while */
  set(part: FormPart): void;
  /** Values that the form opened on; null: a new service. */
  base: FormValues | null;
  /** The form is about what is public, though an edit waits: this viewer publishes everything. */
  editsPublicVersion: boolean;
  /** The service as it was when it came. */
  service: ServiceForViewer | null;
  rights: FormRights;
  steps: readonly StepName[];
  step: StepName;
  /** The one step of a new service that asks for what visitors need first. */
  isShort: boolean;
  /** The short form asks whether the address is secret: it cannot be sent without an answer. */
  setSecretAsked(isAsked: boolean): void;
  goTo(step: StepName): void;
  /** Returns the first step with a problem, of the whole form where the current step has none. */
  invalidStep(): StepName | undefined;
  /** All problems, shown or not. */
  problems: FormProblems;
  /** Returns the problem of a field, once it should be shown. */
  shownProblem(field: string): FormProblems[string] | undefined;
  isAttempted(step: StepName): boolean;
  /** Shows this step's problems from now on. */
  markAttempted(step: StepName): void;
  /** The pin stays where it is, whatever becomes of the address. */
  isPinSetByHand: boolean;
  /** How many places of the program this viewer may change together; null: there is no such choice. */
  programSites: number | null;
  isForProgram: boolean;
  setForProgram(isForProgram: boolean): void;
  setPinSetByHand(isSetByHand: boolean): void;
  isRestored: boolean;
  /** False: the form is open in another tab, which owns the device's draft; this one's lasts as long as the tab. */
  ownsDraft: boolean;
  /** Starts over; the returned function restores everything. */
  discard(): () => void;
  conflict: Conflict | null;
  resolveConflict(values: FormValues): void;
  isSending: boolean;
  failure: SaveFailure | Refusal | null;
  send(): void;
  fallbackZone: string;
}

/** The state of the form: what is typed is the truth, and all else follows from it. */
export function useServiceForm({
  service,
  viewer,
  language,
  draftLock,
  requestedStep,
  onGo,
  onSaved,
}: {
  /** Null: a new one. */
  service: ServiceForViewer | null;
  viewer: PageViewer;
  language: Language;
  draftLock: DraftLock;
  /** The step that the address names. */
  requestedStep: string | null;
  /** Goes to another step, which the address follows. */
  onGo: (step: StepName) => void;
  onSaved: (saved: ServiceForViewer, values: FormValues) => void;
}): ServiceFormState {
  const id = service?.id ?? null;
  const fallbackZone = useMemo(() => new Intl.DateTimeFormat().resolvedOptions().timeZone, []);
  const isOwner = service === null || service.user === viewer.id;
  const rights = useMemo(() => formRights(viewer.role, isOwner), [viewer.role, isOwner]);
  const ownsDraft = draftLock.isOwner === true;
  const [start] = useState(() => initialForm(service, viewer, ownsDraft));
  const [values, setValues] = useState(start.values);
  const [opened, setOpened] = useState({ base: start.base, service });
  const [isPinSetByHand, setPinSetByHand] = useState(start.isPinSetByHand);
  const programSites = service?.programSites ?? null;
  const [isForProgram, setForProgram] = useState(false);
  const [sendingId, setSendingId] = useState(start.sendingId);
  /** Values that were sent without a reply; they may have arrived. */
  const unanswered = useRef<FormValues | null>(null);
  const [isRestored, setRestored] = useState(start.isRestored);
  const [conflict, setConflict] = useState<Conflict | null>(start.conflict);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<SaveFailure | Refusal | null>(null);
  const [serverResult, setServerResult] = useState<{ values: FormValues; problems: FormProblems } | null>(
    null,
  );
  const [attempted, setAttempted] = useState<ReadonlySet<StepName>>(new Set());

  const allSteps = useMemo(() => listSteps(rights), [rights]);
  const chosen = requestedStep === null ? start.step : stepNamed(requestedStep);
  // A service that is already public has more fields than the short form.
  const isShort = chosen === "short" && service === null;
  const steps = useMemo<readonly StepName[]>(() => (isShort ? ["short"] : allSteps), [isShort, allSteps]);
  const step = steps.includes(chosen) ? chosen : "what";
  const [isSecretAsked, setSecretAsked] = useState(false);

  // It is said once: whoever goes on has read it. The next step is never drawn with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step that is left.
  useLayoutEffect(() => () => setRestored(false), [step]);

  const problems = useMemo(() => {
    const isUnanswered = isShort && isSecretAsked && values.isProtected === "unknown";
    const own: FormProblems = {
      ...(isUnanswered ? { isProtected: "required" } : {}),
      ...findFormProblems(values, opened.base, fallbackZone),
    };
    // The server's word on a field holds until the field is changed.
    const theirs = Object.entries(serverResult?.problems ?? {}).filter(
      ([field]) => serverResult !== null && partText(serverResult.values, field) === partText(values, field),
    );
    return { ...Object.fromEntries(theirs), ...own };
  }, [values, opened.base, fallbackZone, serverResult, isShort, isSecretAsked]);

  const { base } = opened;
  const version = opened.service?.version ?? null;
  const savesDraft = useRef(true);
  const hasTabDraft = useRef(start.isTabDraft);
  const { takeOver } = draftLock;
  useEffect(() => {
    if (!savesDraft.current) return;
    // A form without any input is no draft.
    const isDraft = JSON.stringify(values) !== JSON.stringify(base ?? BLANK);
    const draft = isDraft ? { typed: values, base, version, step, sendingId, isPinSetByHand } : null;
    if (!ownsDraft) {
      hasTabDraft.current = true;
      saveServiceTabDraft(viewer.id, id, draft);
      return takeOver();
    }
    if (draft === null) deleteServiceDraft(viewer.id, id);
    else if (!saveServiceDraft(viewer.id, id, draft)) return;
    if (hasTabDraft.current) saveServiceTabDraft(viewer.id, id, null);
    hasTabDraft.current = false;
  }, [values, base, version, step, sendingId, isPinSetByHand, viewer.id, id, ownsDraft, takeOver]);

  const endDraft = () => {
    savesDraft.current = false;
    if (ownsDraft) deleteServiceDraft(viewer.id, id);
    if (hasTabDraft.current) saveServiceTabDraft(viewer.id, id, null);
  };

  const set = useCallback((part: FormPart) => {
    setFailure(null);
    setValues((before) => ({ ...before, ...(typeof part === "function" ? part(before) : part) }));
  }, []);

  /** A new service that had arrived already, and what was typed since as an edit of it. */
  const withLaterEdits = async (outcome: Outcome): Promise<Outcome> => {
    const before = unanswered.current;
    if (id !== null || before === null || before === values || !("saved" in outcome)) return outcome;
    const arrived = initialValues(outcome.saved, viewer);
    const changed = withUnits(arrived, changedUnits(before, values), values);
    const edit = toServiceEdit(changed, arrived, outcome.saved.version, rights, fallbackZone);
    return save(outcome.saved.id, edit, language);
  };

  /** Shows the server's problems at the step that asks for the field. */
  const showProblems = (found: FormProblems) => {
    setServerResult({ values, problems: found });
    setAttempted(new Set([...steps, ...allSteps]));
    const invalidStep = [...steps, ...allSteps].find((each) => problemCount(each, found) > 0);
    if (invalidStep === undefined) setFailure("other");
    else if (invalidStep !== step) onGo(invalidStep);
  };

  const send = () => {
    if (isSending) return;
    setSending(true);
    setFailure(null);
    const input =
      base === null || version === null
        ? { ...toServiceFormInput(values, rights, fallbackZone), sendingId }
        : {
            ...toServiceEdit(values, base, version, rights, fallbackZone),
            ...(isForProgram ? { scope: "PROGRAM" } : {}),
          };
    void save(id, input, language).then(async (first) => {
      const outcome = await withLaterEdits(first);
      setSending(false);
      if ("failure" in outcome && outcome.failure === "noNetwork") unanswered.current = values;
      if ("saved" in outcome) {
        endDraft();
        onSaved(outcome.saved, values);
      } else if ("current" in outcome) {
        const theirs = initialValues(outcome.current, viewer);
        const merge = mergeVersions(base ?? BLANK, values, theirs);
        setConflict({ ...merge, mine: values, theirs, current: outcome.current });
      } else if ("problems" in outcome) showProblems(outcome.problems);
      else setFailure(outcome.failure);
    });
  };

  return {
    values,
    set,
    base,
    editsPublicVersion: publishing(viewer.role, isOwner) === "everything",
    service: opened.service,
    rights,
    steps,
    step,
    isShort,
    setSecretAsked,
    goTo: onGo,
    invalidStep: () => [...steps, ...allSteps].find((each) => problemCount(each, problems) > 0),
    problems,
    shownProblem: (field) => {
      const of = steps.find((each) => listStepFields(each).includes(field));
      return of !== undefined && attempted.has(of) ? problems[field] : undefined;
    },
    isAttempted: (each) => attempted.has(each),
    markAttempted: (each) =>
      setAttempted(
        (before) =>
          new Set([...before, ...(each === "check" || each === "short" ? [...steps, ...allSteps] : [each])]),
      ),
    isPinSetByHand,
    setPinSetByHand,
    programSites,
    isForProgram,
    setForProgram,
    isRestored,
    ownsDraft,
    discard: () => {
      const before = { values, step, isPinSetByHand };
      setValues(base ?? BLANK);
      setPinSetByHand(false);
      setSendingId(newSendingId());
      unanswered.current = null;
      setRestored(false);
      setAttempted(new Set());
      onGo(isShort ? "short" : "what");
      return () => {
        setValues(before.values);
        setPinSetByHand(before.isPinSetByHand);
        onGo(before.step);
      };
    },
    conflict,
    resolveConflict: (merged) => {
      if (conflict === null) return;
      setOpened({ base: conflict.theirs, service: conflict.current });
      setValues(merged);
      setConflict(null);
      onGo("check");
    },
    isSending,
    failure,
    send,
    fallbackZone,
  };
}

function listStepFields(step: StepName): readonly string[] {
  return STEP_FIELDS[step];
}

function partText(values: FormValues, field: string): string {
  return JSON.stringify(Reflect.get(values, field)) ?? "";
}
