import type { ReactNode } from "react";
import { useContext, useSyncExternalStore } from "react";
import { PanelContext, useApp } from "../app-context/app-context.tsx";
import { useLocation } from "../app-context/router.tsx";
import { useCarriedSearch } from "../app-context/use-carried-search.ts";
import { hasNotice, subscribeToNotices } from "../browser/offline-status.ts";
import { Lazy } from "../ui/lazy.tsx";
import { PANEL_FORM } from "../ui/PanelButton.tsx";
import { Footer } from "./Footer.tsx";
import { messageDialog, offlineBanner, panels, signedInLayer } from "./lazy-components.tsx";
import styles from "./Shell.module.css";
import { Toasts } from "./Toasts.tsx";
import "../ui/tokens.css";
import "../ui/base.css";

const NONE = {};
/** One of the panels also appears within pages. */
const PANEL_PROPS = { messageDialog };

/** The frame around every page. */
export function Shell({
  header,
  hasTabs,
  isBare = false,
  children,
}: {
  header: ReactNode;
  hasTabs: boolean;
  /** Whether the footer is left out. */
  isBare?: boolean;
  children: ReactNode;
}) {
  const { words, isHydrated, viewer } = useApp();
  const [path] = useLocation();
  const search = useCarriedSearch();
  return (
    <>
      <a className={styles.skip} href="#content">
        {words.shell.skipToContent}
      </a>
      {/* Tabs and chips stand between the header and what opens all filters. */}
      {hasTabs && (
        <a className={styles.skip} href="#filters">
          {words.shell.skipToFilters}
        </a>
      )}
      <div
        className={[
          styles.page,
          hasTabs ? styles.tabbed : "",
          // Reserves room for the bar, which loads later, so that nothing moves then.
          viewer === null ? "" : styles.signedIn,
        ].join(" ")}
      >
        <div className={styles.top}>
          {header}
          <Toasts />
          <OpenPanel isSearch />
        </div>
        {isHydrated && <Notice />}
        {/* Without scripts the buttons of the header ask for this page again, with a panel open. */}
        <form id={PANEL_FORM} method="get" action={path} hidden>
          {[...search]
            .filter(([name]) => name !== "show" && name !== "skip")
            .map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
        </form>
        <OpenPanel isSearch={false} />
        {viewer !== null && <Lazy component={signedInLayer} props={NONE} />}
        {children}
        {!isBare && <Footer />}
      </div>
    </>
  );
}

/** The search opens in the header, every other panel over the page. */
function OpenPanel({ isSearch }: { isSearch: boolean }) {
  const { panel } = useContext(PanelContext);
  return (
    panel !== null && (panel === "search") === isSearch && <Lazy component={panels} props={PANEL_PROPS} />
  );
}

/** Nothing, where there is a network and the newest version. */
function Notice() {
  const isNeeded = useSyncExternalStore(subscribeToNotices, hasNotice);
  return isNeeded && <Lazy component={offlineBanner} props={NONE} />;
}
