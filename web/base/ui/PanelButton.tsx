import { type ReactNode, useContext } from "react";
import type { PanelName } from "../app-context/app-context.tsx";
import { PanelContext, useApp } from "../app-context/app-context.tsx";

/** The form through which panels open without scripts; it stands once on the page, in the shell. */
export const PANEL_FORM = "panels";

/**
 * A button that opens a panel. Without scripts it asks the server for the same page with the panel open; a click before
 * the script has loaded is replayed.
 */
export function PanelButton({
  panel,
  id,
  className,
  label,
  children,
}: {
  panel: PanelName;
  /** Target for a link within the page. */
  id?: string;
  className?: string | undefined;
  label?: string;
  children: ReactNode;
}) {
  const { openPanel, preloadPanels } = useApp();
  const { panel: open, loadingPanel } = useContext(PanelContext);
  return (
    <button
      id={id}
      type="submit"
      form={PANEL_FORM}
      name="show"
      value={panel}
      className={className}
      aria-label={label}
      aria-haspopup={panel === "search" ? undefined : "dialog"}
      aria-expanded={open === panel}
      aria-busy={loadingPanel === panel || undefined}
      data-replay=""
      onPointerDown={preloadPanels}
      onFocus={preloadPanels}
      onClick={(event) => {
        // The server can open it where the scripts did not come.
        if (loadingPanel === "failed" && navigator.onLine) return;
        event.preventDefault();
        openPanel(open === panel ? null : panel);
      }}
    >
      {children}
    </button>
  );
}
