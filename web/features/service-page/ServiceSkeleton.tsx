import { useApp } from "../../base/app-context/app-context.tsx";
import type { Card } from "../../base/service-card/card.ts";
import { PageHeader } from "../../base/shell/Header.tsx";
import { PageFailure } from "../../base/shell/PageFailure.tsx";
import { Shell } from "../../base/shell/Shell.tsx";
import { Status } from "../../base/ui/Status.tsx";
import styles from "./ServiceSkeleton.module.css";

/** Placeholder of the page: the card's data right away, and lines where the rest will be. */
export function ServiceSkeleton({ card }: { card: Card | null }) {
  const { words } = useApp();
  return (
    <Shell header={<PageHeader title={card?.name ?? words.shell.product} />} hasTabs={false}>
      <main id="content" tabIndex={-1} aria-busy="true">
        <div className={styles.head}>
          <h1 className={styles.title}>{card?.name ?? ""}</h1>
          {card?.summary !== undefined && <p className={styles.summary}>{card.summary}</p>}
          {card !== null && <Status state={card.state} text={card.text} big />}
          <p className="visually-hidden" role="status">
            {words.shell.loading}
          </p>
          <div className={styles.lines} aria-hidden="true">
            <i />
            <i />
            <i />
          </div>
        </div>
      </main>
    </Shell>
  );
}

export function ServiceFailure({ reason, onRetry }: { reason: "network" | "server"; onRetry: () => void }) {
  const { words } = useApp();
  return (
    <Shell header={<PageHeader title={words.shell.product} />} hasTabs={false}>
      <main id="content" tabIndex={-1}>
        <h1 className="visually-hidden">{words.shell.product}</h1>
        <PageFailure reason={reason} onRetry={onRetry} />
      </main>
    </Shell>
  );
}
