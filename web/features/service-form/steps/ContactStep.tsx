import { formatPhone } from "#domain/contract/contact-rules.ts";
import { TextField } from "../Fields.tsx";
import styles from "../ServiceForm.module.css";
import { type StepProps, textProps } from "./step-props.ts";

/** The length of a formatted number (rule service-form 6). */
const PHONE_LENGTH = 14;
const WEB = { type: "url", inputMode: "url" } as const;

/** How people reach it; all of it may stay empty. */
export function ContactStep(step: StepProps) {
  const { form, words } = step;
  const { optional } = words.form;
  const phone = textProps(step, "phone");
  return (
    <>
      <div className={`${styles.columns} ${styles.wideFirst}`}>
        <TextField
          {...phone}
          optional={optional}
          inputProps={{
            type: "tel",
            inputMode: "tel",
            maxLength: Math.max(PHONE_LENGTH, phone.value.length),
            onBlur: () => {
              // Short codes and numbers with a 1 in front stay as they are written.
              if (phone.value.replace(/\D/g, "").length === 10) form.set({ phone: formatPhone(phone.value) });
            },
          }}
          onChange={(value) =>
            // Digits are grouped while they are typed at the end.
            form.set({ phone: value.startsWith(phone.value) ? formatPhone(value) : value })
          }
        />
        <TextField {...textProps(step, "phoneExtension")} optional={optional} />
      </div>
      <TextField
        {...textProps(step, "contactEmail")}
        optional={optional}
        inputProps={{ type: "email", inputMode: "email" }}
      />
      <TextField {...textProps(step, "website")} optional={optional} inputProps={WEB} />
      {(["facebook", "instagram", "twitter", "youtube"] as const).map((field) => (
        <TextField key={field} {...textProps(step, field)} optional={optional} inputProps={WEB} />
      ))}
    </>
  );
}
