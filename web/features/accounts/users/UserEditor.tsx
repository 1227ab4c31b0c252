import { type FormEvent, useRef, useState } from "react";
import type { ManagedUser } from "#domain/accounts/users/user.ts";
import {
  DEFAULT_TOTAL_SERVICES,
  MAX_DISPLAY_NAME,
  MAX_TOTAL_SERVICES,
} from "#domain/base/contract/limits.ts";
import type { Problem } from "#domain/base/contract/problems.ts";
import { problemOfChange } from "#domain/base/phone/changed-phone.ts";
import { isPromotion, type Role } from "#domain/base/roles/role.ts";
import type { UsersWords } from "#words/compiled/accounts/users.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import { callApi } from "../../../base/calls/call-api.ts";
import { useSubmit } from "../../../base/calls/use-submit.ts";
import { WORK_PAGES } from "../../../base/pages/page-table.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { TextField } from "../../../base/ui/Fields.tsx";
import { focusFirstInvalid } from "../../../base/ui/first-invalid.ts";
import { Icon } from "../../../base/ui/Icon.tsx";
import { PhoneField } from "../../../base/ui/PhoneField.tsx";
import { SvgIcon } from "../../../base/ui/SvgIcon.tsx";
import { useFailureToast } from "../../../base/ui/use-failure-toast.ts";
import { LimitStepper } from "./LimitStepper.tsx";
import { ResetPasskeys } from "./ResetPasskeys.tsx";
import { RolePicker } from "./RolePicker.tsx";
import { findHighestRole } from "./role-of.ts";
import styles from "./UserEditor.module.css";

/** The form of one account: role, number of services, name and phone (rules users 3–5). */
export function UserEditor({
  user,
  isLastAdministrator,
  text,
  onSaved,
  onDelete,
}: {
  user: ManagedUser;
  /** There is no other administrator. */
  isLastAdministrator: boolean;
  text: UsersWords;
  onSaved: (user: ManagedUser) => void;
  onDelete: () => void;
}) {
  const { viewer, showToast, setViewer } = useApp();
  const showFailure = useFailureToast(text);
  const form = useRef<HTMLFormElement>(null);
  const current = findHighestRole(user);
  const isOwn = user.id === viewer?.id;
  const [role, setRole] = useState<Role>(current);
  const [limit, setLimit] = useState(String(user.totalServices));
  const [name, setName] = useState(user.displayName);
  const [phone, setPhone] = useState(user.phone ?? "");
  const [errors, setErrors] = useState<{ name?: string; phone?: string }>({});

  const reset = (saved: ManagedUser) => {
    setRole(findHighestRole(saved));
    setLimit(String(saved.totalServices));
    setName(saved.displayName);
    setPhone(saved.phone ?? "");
    onSaved(saved);
  };
  const showProblem = async (problem: Problem) => {
    const { code, fields = {} } = problem;
    if (code === 409) {
      const answer = await callApi("GET /users/{id}", { params: { id: user.id } });
      if (answer.ok) reset(answer.reply);
      return showToast({ kind: "error", text: text.conflict });
    }
    if (fields["role"] === "notConfirmed")
      return showToast({ kind: "error", text: text.promotesUnconfirmed });
    if (fields["displayName"] === undefined && fields["phone"] === undefined) return showFailure(problem);
    setErrors({
      ...(fields["displayName"] === undefined ? {} : { name: text.errors.name }),
      ...(fields["phone"] === undefined ? {} : { phone: text.errors.phone }),
    });
  };
  const { isSending, submit } = useSubmit((problem) => void showProblem(problem));
  const store = async () => {
    const { id, version } = user;
    const totalServices = current === "ADMINISTRATOR" ? undefined : parseLimit(limit);
    const edited = await callApi("PUT /users/{id}", {
      params: { id },
      body: { displayName: name.trim(), phone: phone.trim(), totalServices, version },
    });
    if (!edited.ok || role === current) return edited;
    const body = { role, version: edited.reply.version };
    return callApi("POST /users/{id}/set-permission", { params: { id }, body });
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const wrong = wrongFields(phone, user.phone, text);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) {
      focusFirstInvalid(form.current);
      return;
    }
    // Then nothing else is saved either.
    if (!user.isConfirmed && isPromotion(current, role))
      return showToast({ kind: "error", text: text.promotesUnconfirmed });
    submit(store, (stored) => {
      const { countManagedServices, countPasskeys } = user;
      reset({ ...stored, countManagedServices, countPasskeys });
      if (isOwn && viewer !== null) setViewer({ ...viewer, displayName: stored.displayName });
      showToast({ kind: "success", text: text.saved });
    });
  };
  const locked = isLastAdministrator ? text.lockedLast : text.lockedOwn;
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={save}>
      {isOwn && (
        <div className={styles.locked}>
          <SvgIcon name="lock" />
          <div>
            <p>
              <strong>{locked.title}</strong> {locked.hint}
            </p>
            <Link href={WORK_PAGES.access.path}>{locked.button}</Link>
          </div>
        </div>
      )}
      <RolePicker role={role} isLocked={isOwn} text={text} onChange={setRole} />
      <div className={styles.limit}>
        {current === "ADMINISTRATOR" ? (
          <p className={styles.noLimit}>
            <b>{text.limit}</b> <span>{text.noLimitForAdministrators}</span>
          </p>
        ) : (
          <LimitStepper
            value={limit}
            owned={user.countManagedServices}
            max={MAX_TOTAL_SERVICES}
            text={text}
            onChange={setLimit}
          />
        )}
      </div>
      <TextField
        label={text.name}
        optional={text.optional}
        hint={text.nameStays}
        error={errors.name}
        value={name}
        inputProps={{ maxLength: MAX_DISPLAY_NAME }}
        onChange={setName}
      />
      <PhoneField
        label={text.phone}
        optional={text.optional}
        error={errors.phone}
        rules={{ takes: "person" }}
        words={text.phoneField}
        value={phone}
        onChange={setPhone}
      />
      {!isOwn && user.countPasskeys > 0 && (
        <ResetPasskeys user={user} text={text} onReset={() => onSaved({ ...user, countPasskeys: 0 })} />
      )}
      <div className={styles.foot}>
        <p className={styles.change} role="status">
          {role !== current && (
            <>
              <Icon name="alert" />
              <span>
                {text.change(text.roles[current], text.roles[role])} {text.becomes[role]}
              </span>
            </>
          )}
        </p>
        <div className={styles.buttons}>
          <button type="submit" className={buttons.primary} aria-disabled={isSending}>
            {isSending ? text.saving : text.save}
          </button>
          {!isOwn && (
            <button type="button" className={`${buttons.quiet} ${styles.delete}`} onClick={onDelete}>
              {text.deleteAccount}
            </button>
          )}
        </div>
      </div>
    </form>
  );
}

function wrongFields(
  phone: string,
  storedPhone: string | null,
  { errors, phoneField }: UsersWords,
): { phone?: string } {
  const problem = problemOfChange(phone.trim(), [storedPhone], { takes: "person" });
  const wrong = { notPhone: errors.phone, noSuchPhone: phoneField.noSuchPhone };
  return problem === null ? {} : { phone: wrong[problem] };
}

/** Null, which the server reads as the default, where it is no number of at least 1. */
function parseLimit(typed: string): number | null {
  const limit = /^\d+$/.test(typed.trim()) ? Number(typed) : DEFAULT_TOTAL_SERVICES;
  return limit >= 1 && limit <= MAX_TOTAL_SERVICES ? limit : null;
}
