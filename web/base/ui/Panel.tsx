import type { ReactNode, RefObject } from "react";
import { useContext, useEffect, useId, useLayoutEffect, useMemo, useRef } from "react";
import type { PanelName } from "../app-context/app-context.tsx";
import { PanelContext, useApp } from "../app-context/app-context.tsx";
import { closeOnBack } from "../browser/close-on-back.ts";
import { Icon } from "./Icon.tsx";
import styles from "./Panel.module.css";
import { PANEL_FORM } from "./PanelButton.tsx";
import { hasSmallPanels, placeByButton } from "./place-by-button.ts";

/**
 * A panel that a button of the header or the list opens: on a phone a modal sheet, on a laptop a small panel by the
 * button, which leaves the page usable. It is a native dialog; without scripts it stands in the page, where the server
 * renders it open.
 */
export function Panel({
  name,
  staysOpen = false,
  ...drawerProps
}: DrawerProps & {
  name: PanelName;
  /** On a laptop a click elsewhere does not close it, so that its effect is visible beside it. */
  staysOpen?: boolean;
}) {
  const { openPanel } = useApp();
  const { panel } = useContext(PanelContext);
  if (panel !== name) return null;
  return <Drawer {...drawerProps} name={name} staysOpen={staysOpen} onClose={() => openPanel(null)} />;
}

interface DrawerProps {
  title: string;
  side: "start" | "bottom";
  /** Gets the focus first on a laptop; on a phone it would open the keyboard. */
  focusOn?: RefObject<HTMLElement | null>;
  /** Stays at the end of the drawer while its content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The drawer by itself, for as long as it is rendered; with a name it leaves the page usable on a laptop. */
export function Drawer({
  title,
  side,
  focusOn,
  footer,
  name,
  staysOpen = false,
  isCentered = false,
  onClose,
  children,
}: DrawerProps & {
  name?: PanelName;
  staysOpen?: boolean;
  /** On a laptop it belongs to no button. */
  isCentered?: boolean;
  onClose: () => void;
}) {
  const { isHydrated, words } = useApp();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = useRef(onClose);
  close.current = onClose;
  const isSmall = useMemo(() => isHydrated && hasSmallPanels(), [isHydrated]);
  const isModal = !isSmall || name === undefined;
  useLayoutEffect(() => (isHydrated ? closeOnBack(() => close.current()) : undefined), [isHydrated]);
  useEffect(() => {
    const element = dialog.current;
    if (element === null || !isHydrated) return;
    const button = findOpener(name);
    // The dialog that the server opened is not modal, so it is closed and opened again.
    element.removeAttribute("open");
    if (isModal) element.showModal();
    else element.show();
    if (isSmall) focusOn?.current?.focus();
    const release = isSmall && !isCentered && button !== null ? placeByButton(element, button) : null;
    return () => {
      release?.();
      // If the focus is already elsewhere on the page, leave it there.
      const { activeElement } = document;
      const hadFocus = isModal || activeElement === document.body || element.contains(activeElement);
      element.close();
      if (hadFocus && button?.isConnected === true) button.focus();
    };
  }, [isHydrated, isModal, isSmall, isCentered, name, focusOn]);
  useEffect(() => {
    const element = dialog.current;
    if (isModal || element === null) return;
    return watchOutside(element, staysOpen, () => close.current());
  }, [isModal, staysOpen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape.
    <dialog
      ref={dialog}
      open={!isHydrated}
      className={chooseClasses(side, isSmall, isHydrated)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (isModal && event.target === dialog.current) onClose();
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
        {footer !== undefined && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  );
}

function chooseClasses(side: DrawerProps["side"], isSmall: boolean, isHydrated: boolean): string {
  if (isSmall) return `${styles.small} ${side === "start" ? styles.menu : ""}`;
  return `${styles[side]} ${isHydrated ? "" : styles.inline}`;
}

/** Returns the focused element, or else the button of the panel: not every browser focuses a clicked button. */
function findOpener(name: PanelName | undefined): HTMLElement | null {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement !== document.body) return activeElement;
  return name === undefined ? null : document.querySelector<HTMLElement>(buttonSelector(`[value="${name}"]`));
}

function buttonSelector(which = ""): string {
  return `[form="${PANEL_FORM}"]${which}`;
}

/** Closes a panel that is not modal on Escape, wherever the focus is, and on turning to the page. */
function watchOutside(panel: HTMLElement, staysOpen: boolean, close: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.isComposing) close();
  };
  const onTurn = (event: Event) => {
    const path = event.composedPath();
    // The buttons of panels open and close them by themselves.
    const isButton = event.target instanceof Element && event.target.closest(buttonSelector()) !== null;
    if (!staysOpen && !path.includes(panel) && !isButton) close();
  };
  document.addEventListener("keydown", onKeyDown);
  document.addEventListener("click", onTurn);
  document.addEventListener("focusin", onTurn);
  return () => {
    document.removeEventListener("keydown", onKeyDown);
    document.removeEventListener("click", onTurn);
    document.removeEventListener("focusin", onTurn);
  };
}
