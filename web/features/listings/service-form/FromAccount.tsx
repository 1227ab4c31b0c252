import { type ReactNode, useEffect, useState } from "react";
import { groupTyped } from "#domain/base/phone/typed-phone.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { callInBackground } from "../../../base/calls/call-api.ts";
import { whenResolved } from "../../../base/calls/when-resolved.ts";
import buttons from "../../../base/ui/buttons.module.css";
import styles from "./FromAccount.module.css";
import type { StepProps } from "./steps/step-props.ts";

/**
 * An empty field with what its person gave at sign-up, one press away (rule service-form 20). It is no guess of ours: an
 * organization may be called otherwise than its service, and a person's own telephone is not for everyone to see.
 */
export function FromAccount({
  form,
  words,
  field,
  children,
}: StepProps & { field: "name" | "phone"; children: ReactNode }) {
  const { viewer } = useApp();
  const { short } = words.form;
  const phone = useOwnPhone(field === "phone");
  const known = field === "name" ? (viewer?.displayName ?? "") : phone;
  const isOffered = known !== "" && form.values[field].trim() === "";
  const shown = field === "phone" ? groupTyped(known, { takes: "person" }) : known;
  return (
    <div className={styles.offered}>
      {children}
      {isOffered && (
        <button type="button" className={buttons.quiet} onClick={() => form.set({ [field]: shown })}>
          {field === "name" ? short.nameFromAccount(shown) : short.phoneFromAccount(shown)}
        </button>
      )}
    </div>
  );
}

/** The telephone of the account; empty where it has none, or until it has come. */
function useOwnPhone(isAsked: boolean): string {
  const [phone, setPhone] = useState("");
  useEffect(() => {
    if (!isAsked) return;
    return whenResolved(callInBackground("GET /auth/profile"), (answer) => {
      if (answer.ok) setPhone(answer.reply.phone ?? "");
    });
  }, [isAsked]);
  return phone;
}
