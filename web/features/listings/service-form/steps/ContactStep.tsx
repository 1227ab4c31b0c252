import { useState } from "react";
import fields from "../../../../base/ui/Fields.module.css";
import { TextField } from "../../../../base/ui/Fields.tsx";
import field from "../../../../base/ui/FormField.module.css";
import { Icon } from "../../../../base/ui/Icon.tsx";
import { PhoneField } from "../../../../base/ui/PhoneField.tsx";
import styles from "../ServiceForm.module.css";
import { findFieldError, type StepProps, textProps } from "./step-props.ts";

const WEB = { type: "url", inputMode: "url" } as const;

/** Asks for ways to reach the service; all are optional. */
export function ContactStep(step: StepProps) {
  const { form, words } = step;
  const { optional } = words.form;
  return (
    <>
      <div className={field.sideBySide}>
        <PhoneField
          {...textProps(step, "phone")}
          className={fields.input}
          optional={optional}
          rules={{ takes: "listing", country: form.values.country }}
          words={words.form.phoneField}
          onExtension={(phone, phoneExtension) => form.set({ phone, phoneExtension })}
        />
        <TextField {...textProps(step, "phoneExtension")} optional={optional} />
      </div>
      <TextField
        {...textProps(step, "contactEmail")}
        optional={optional}
        inputProps={{ type: "email", inputMode: "email" }}
      />
      <WebFields {...step} />
    </>
  );
}

const WEB_FIELDS = ["website", "facebook", "instagram", "twitter", "youtube"] as const;

/** Folded away while none of them is filled in: most services have none, and a phone has little room. */
function WebFields(step: StepProps) {
  const { form, words } = step;
  const { webFields, optional } = words.form;
  const [isOpen, setOpen] = useState(() => WEB_FIELDS.some((name) => form.values[name] !== ""));
  const hasError = WEB_FIELDS.some((name) => findFieldError(step, name) !== undefined);
  return (
    <details
      className={styles.fold}
      open={isOpen || hasError}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span>
          {webFields} <span className={field.optional}>{optional}</span>
        </span>
        <span className={styles.chevron}>
          <Icon name="down" />
        </span>
      </summary>
      <div className={styles.fields}>
        {WEB_FIELDS.map((name) => (
          <TextField key={name} {...textProps(step, name)} inputProps={WEB} />
        ))}
      </div>
    </details>
  );
}
