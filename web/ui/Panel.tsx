import type { ReactNode } from "react";
import { useEffect, useId, useRef } from "react";
import type { PanelName } from "../app-context/app-context.tsx";
import { useApp } from "../app-context/app-context.tsx";
import { closeOnBack } from "../browser/close-on-back.ts";
import { Icon } from "./Icon.tsx";
import styles from "./Panel.module.css";

/**
 * A drawer over the page: a native dialog, opened as a modal one where scripts work, and standing in the page
 * where they do not (the server then renders it open).
 */
export function Panel({ name, ...drawerProps }: DrawerProps & { name: PanelName }) {
  const { panel, openPanel } = useApp();
  return panel === name ? <Drawer {...drawerProps} onClose={() => openPanel(null)} /> : null;
}

interface DrawerProps {
  title: string;
  side: "start" | "bottom";
  children: ReactNode;
}

/** The drawer alone, for as long as it is drawn. */
export function Drawer({ title, side, onClose, children }: DrawerProps & { onClose: () => void }) {
  const { isHydrated, words } = useApp();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => (isHydrated ? closeOnBack(() => close.current()) : undefined), [isHydrated]);
  useEffect(() => {
    const element = dialog.current;
    if (element === null || !isHydrated) return;
    const opener = document.activeElement;
    // The server's open dialog is not a modal one: it is closed and opened as one.
    element.removeAttribute("open");
    element.showModal();
    return () => {
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [isHydrated]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape, which is `onCancel`.
    <dialog
      ref={dialog}
      open={!isHydrated}
      className={`${styles[side]} ${isHydrated ? "" : styles.inline}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={styles.content}>
        <div className={styles.top}>
          <h2 id={titleId} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label={words.shell.close}
            data-replay=""
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
