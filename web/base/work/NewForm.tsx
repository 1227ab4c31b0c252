import { type ReactNode, type RefObject, useId } from "react";
import buttons from "../ui/buttons.module.css";
import styles from "../ui/work-page.module.css";

/** The part of a page whose form makes a new thing. */
export function NewForm({
  form,
  title,
  button,
  isSending,
  onSubmit,
  className,
  children,
}: {
  form: RefObject<HTMLFormElement | null>;
  title: string;
  /** Text of the button that submits. */
  button: string;
  isSending: boolean;
  onSubmit: () => void;
  className?: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
        <p className={styles.buttons}>
          <button type="submit" className={buttons.primary} aria-disabled={isSending}>
            {button}
          </button>
        </p>
      </form>
    </section>
  );
}
