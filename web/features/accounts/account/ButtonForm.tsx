import type { FormEvent } from "react";
import styles from "./Account.module.css";
import { SubmitButton } from "./SubmitButton.tsx";

/** A form without fields: one button, which the server takes too where there are no scripts. */
export function ButtonForm({
  form,
  path,
  text,
  busy,
  isBusy,
  onSubmit,
}: {
  form: "confirmEmail" | "disownAccount" | "confirmListing";
  /** Page of the form, with its query. */
  path: string;
  text: string;
  busy: string;
  isBusy: boolean;
  onSubmit: () => Promise<void>;
}) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void onSubmit();
  };
  return (
    <form className={styles.form} method="post" action={path} aria-busy={isBusy} onSubmit={submit}>
      <input type="hidden" name="form" value={form} />
      <SubmitButton
        text={text}
        busy={busy}
        isBusy={isBusy}
        look={form === "disownAccount" ? "outlined" : "primary"}
      />
    </form>
  );
}
