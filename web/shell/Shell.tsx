import type { ReactNode } from "react";
import { useSyncExternalStore } from "react";
import { useLocation, useSearch } from "wouter";
import { hasNotice, watchNotices } from "../browser/offline-notice.ts";
import { signedInParts } from "../features/account/signed-in-on-demand.ts";
import { PartOnDemand } from "../ui/on-demand.tsx";
import { PANEL_FORM } from "../ui/PanelButton.tsx";
import { useVisit } from "../visit/visit.tsx";
import { Footer } from "./Footer.tsx";
import { offlineLine } from "./offline-line-on-demand.ts";
import { panels } from "./panels-on-demand.ts";
import styles from "./Shell.module.css";
import "../ui/tokens.css";
import "../ui/base.css";

const NONE = {};

/** The frame around every page. */
export function Shell({
  header,
  hasTabs,
  isBare = false,
  children,
}: {
  header: ReactNode;
  hasTabs: boolean;
  /** Without the footer. */
  isBare?: boolean;
  children: ReactNode;
}) {
  const { words, panel, alive, viewer } = useVisit();
  const [path] = useLocation();
  const search = useSearch();
  return (
    <>
      <a className={styles.skip} href="#content">
        {words.shell.skipToContent}
      </a>
      <div className={hasTabs ? `${styles.page} ${styles.tabbed}` : styles.page}>
        <div className={styles.top}>
          {header}
          {panel === "search" && <PartOnDemand of={panels} props={NONE} />}
        </div>
        {alive && <Notice />}
        {/* Without scripts the buttons of the header ask for this page again, with a panel open. */}
        <form id={PANEL_FORM} method="get" action={path} hidden>
          {[...new URLSearchParams(search)]
            .filter(([name]) => name !== "show" && name !== "skip")
            .map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
        </form>
        {panel !== null && panel !== "search" && <PartOnDemand of={panels} props={NONE} />}
        {viewer !== null && <PartOnDemand of={signedInParts} props={NONE} />}
        {children}
        {!isBare && <Footer />}
      </div>
    </>
  );
}

/** Nothing, where there is a network and the newest version. */
function Notice() {
  const isNeeded = useSyncExternalStore(watchNotices, hasNotice);
  return isNeeded && <PartOnDemand of={offlineLine} props={NONE} />;
}
