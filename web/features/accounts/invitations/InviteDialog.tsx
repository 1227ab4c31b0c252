import { type FormEvent, useId, useRef, useState } from "react";
import { isEmail } from "#domain/base/contract/contact-rules.ts";
import { MAX_EMAIL } from "#domain/base/contract/limits.ts";
import type { Role } from "#domain/base/roles/role.ts";
import type { InvitationsWords } from "#words/compiled/accounts/invitations.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { callApi } from "../../../base/calls/call-api.ts";
import { useSubmit } from "../../../base/calls/use-submit.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { Dialog } from "../../../base/ui/Dialog.tsx";
import { TextField } from "../../../base/ui/Fields.tsx";
import { useFailureToast } from "../../../base/ui/use-failure-toast.ts";
import { RolePicker } from "../users/RolePicker.tsx";
import styles from "./InviteDialog.module.css";

/** Invites an address to an account that begins with a role (rule users 9). */
export function InviteDialog({
  initialEmail = "",
  initialRole = "USER",
  text,
  onClose,
  onSent,
}: {
  initialEmail?: string;
  initialRole?: Role;
  text: InvitationsWords;
  onClose: () => void;
  onSent?: () => void;
}) {
  const { showToast } = useApp();
  const showFailure = useFailureToast(text);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const [email, setEmail] = useState(initialEmail);
  const [role, setRole] = useState<Role>(initialRole);
  const [error, setError] = useState<string>();
  const refuse = (why: string) => {
    setError(why);
    form.current?.querySelector<HTMLElement>("input[type=email]")?.focus();
  };
  const { isSending, submit } = useSubmit((problem) => {
    if (problem.key === "emailTaken") refuse(text.errors.taken);
    else if (problem.key === "tooManyRequests") refuse(text.errors.tooMany);
    else if (problem.key === "invalidRequest") refuse(text.errors.notEmail);
    else showFailure(problem);
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim().toLowerCase();
    if (address === "") return refuse(text.errors.required);
    if (!isEmail(address)) return refuse(text.errors.notEmail);
    const invite = () => callApi("POST /invitations", { body: { email: address, role } });
    submit(invite, () => {
      showToast({ kind: "success", text: text.sent(address) });
      onSent?.();
      onClose();
    });
  };
  return (
    <Dialog focusOn={heading} isWide aria-labelledby={titleId} onCancel={onClose}>
      <form ref={form} className={styles.form} noValidate onSubmit={send}>
        <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
          {text.title}
        </h2>
        <p className={styles.intro}>{text.intro}</p>
        <TextField
          label={text.email}
          error={error}
          value={email}
          isRequired
          inputProps={{ type: "email", inputMode: "email", maxLength: MAX_EMAIL }}
          onChange={(value) => {
            setEmail(value);
            setError(undefined);
          }}
        />
        <RolePicker role={role} text={text} onChange={setRole} />
        <div className={styles.buttons}>
          <button type="submit" className={buttons.primary} aria-disabled={isSending}>
            {isSending ? text.sending : text.send}
          </button>
          <button type="button" className={buttons.outlined} onClick={onClose}>
            {text.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
