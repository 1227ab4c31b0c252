import { type FormEvent, useRef, useState } from "react";
import { isEmail } from "#domain/base/contract/contact-rules.ts";
import { MAX_EMAIL } from "#domain/base/contract/limits.ts";
import type { InvitationsWords } from "#words/compiled/accounts/invitations.ts";
import type { RoleHoldersWords } from "#words/compiled/accounts/role-holders.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { callApi } from "../../../base/calls/call-api.ts";
import { useBusy } from "../../../base/calls/use-busy.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { TextField } from "../../../base/ui/Fields.tsx";
import { useFailureToast } from "../../../base/ui/use-failure-toast.ts";
import { InviteDialog } from "../invitations/InviteDialog.tsx";
import styles from "./RoleHoldersPage.module.css";

export type HeldRole = keyof RoleHoldersWords["titles"];

/** Gives the role to the account of an address. */
export function AddRoleHolder({
  role,
  text,
  invitations,
  onAdded,
}: {
  role: HeldRole;
  text: RoleHoldersWords;
  invitations: InvitationsWords;
  onAdded: () => Promise<void>;
}) {
  const { viewer, showToast } = useApp();
  const showFailure = useFailureToast(text);
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string>();
  /** An address without an account, which can be invited. */
  const [unknown, setUnknown] = useState<string | null>(null);
  const [isInviting, setInviting] = useState(false);
  const { isBusy, whileBusy } = useBusy();
  const refuse = (why: string) => {
    setError(why);
    form.current?.querySelector("input")?.focus();
  };
  const add = async () => {
    const address = email.trim().toLowerCase();
    if (address === "") return refuse(text.errors.required);
    if (!isEmail(address)) return refuse(text.errors.notEmail);
    if (address === viewer?.email) return refuse(text.own);
    const found = await callApi("GET /users", { query: { search: "email", q: address, sort: "email" } });
    if (!found.ok) return showFailure(found.problem);
    const user = found.reply.find((one) => one.email === address);
    if (user === undefined) {
      setUnknown(address);
      return refuse(text.errors.unknown);
    }
    if (user.roles.includes(role)) return refuse(text.already(address));
    // Anyone may have made it with someone else's address.
    if (!user.isConfirmed) return refuse(text.errors.unconfirmed);
    const answer = await callApi("POST /users/{id}/set-permission", {
      params: { id: user.id },
      body: { role, version: user.version },
    });
    if (!answer.ok && answer.problem.code === 409) return refuse(text.changed(address));
    if (!answer.ok) return showFailure(answer.problem);
    setEmail("");
    showToast({ kind: "success", text: text.added[role](address) });
    await onAdded();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void whileBusy(add);
  };
  return (
    <>
      <form ref={form} className={styles.add} noValidate onSubmit={submit}>
        <TextField
          label={text.email}
          error={error}
          value={email}
          isRequired
          inputProps={{ type: "email", inputMode: "email", maxLength: MAX_EMAIL }}
          onChange={(value) => {
            setEmail(value);
            setError(undefined);
            setUnknown(null);
          }}
        />
        <button type="submit" className={buttons.primary} aria-disabled={isBusy}>
          {isBusy ? text.adding : text.add}
        </button>
        {unknown !== null && (
          <button type="button" className={buttons.outlined} onClick={() => setInviting(true)}>
            {invitations.open}
          </button>
        )}
      </form>
      {isInviting && unknown !== null && (
        <InviteDialog
          initialEmail={unknown}
          initialRole={role}
          text={invitations}
          onClose={() => setInviting(false)}
        />
      )}
    </>
  );
}
