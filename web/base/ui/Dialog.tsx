import type { DialogHTMLAttributes, RefObject } from "react";
import { useEffect, useRef } from "react";
import styles from "./Dialog.module.css";

/** A dialog over the middle of the page for as long as it is rendered; then the focus returns to where it was. */
export function Dialog({
  focusOn,
  onCancel,
  isWide = false,
  className,
  ...dialogProps
}: Omit<DialogHTMLAttributes<HTMLDialogElement>, "onCancel"> & {
  /** Element that gets the focus first. */
  focusOn: RefObject<HTMLElement | null>;
  /** Escape, or the phone's way back. */
  onCancel: () => void;
  /** Whether it holds a form. */
  isWide?: boolean;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const opener = document.activeElement;
    element.showModal();
    focusOn.current?.focus();
    return () => {
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [focusOn]);
  return (
    <dialog
      ref={dialog}
      className={[styles.dialog, isWide && styles.wide, className].filter(Boolean).join(" ")}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      {...dialogProps}
    />
  );
}
