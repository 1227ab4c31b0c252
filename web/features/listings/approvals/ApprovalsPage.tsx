import { getExtent } from "#domain/base/roles/permissions.ts";
import type { ApprovalsWords } from "#words/compiled/listings/approvals.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { useSearch } from "../../../base/app-context/use-search.ts";
import { useTitle } from "../../../base/app-context/use-title.ts";
import type { ServicePageTexts } from "../../../base/service-card/service-page-words.ts";
import { PageHeader } from "../../../base/shell/Header.tsx";
import { Shell } from "../../../base/shell/Shell.tsx";
import { WorkFailure } from "../../../base/shell/WorkFailure.tsx";
import type { FieldWords } from "../value-text.ts";
import { ApprovalQueue } from "./ApprovalQueue.tsx";
import styles from "./ApprovalsPage.module.css";
import { usePendingApprovals } from "./use-pending-approvals.ts";

export interface ApprovalsPageProps {
  text: ApprovalsWords;
  fieldWords: (services: FieldWords["services"]) => FieldWords;
  detail: ServicePageTexts["detail"];
}

/** Services that wait for review, next to what they would change. `/manage_approvals`, rules approvals 16–22. */
export function ApprovalsPage({ text, fieldWords, detail }: ApprovalsPageProps) {
  const { words, language, viewer } = useApp();
  const q = new URLSearchParams(useSearch()).get("q")?.trim() ?? "";
  const pending = usePendingApprovals(q, language);
  const { rows, failure, reload } = pending;
  useTitle(text.title);
  const extent = getExtent(viewer?.role ?? "GUEST", "approvals");
  return (
    <Shell header={<PageHeader title={text.title} />} hasTabs={false} isBare>
      <main id="content" tabIndex={-1} className={styles.page} aria-busy={rows === null && failure === null}>
        {rows === null && <h1 className="visually-hidden">{text.title}</h1>}
        {failure !== null && <WorkFailure isNetwork={failure.isNetwork} onRetry={reload} />}
        {rows === null && failure === null && <p className={styles.note}>{words.shell.loading}</p>}
        {rows !== null && (
          <ApprovalQueue
            waiting={rows}
            q={q}
            text={text}
            words={fieldWords(words.services)}
            detail={detail}
            mayDecide={extent === "decide" || extent === "remove"}
            mayRemove={extent === "remove"}
            onDecide={pending.decide}
            onUndo={pending.undoApprovals}
          />
        )}
      </main>
    </Shell>
  );
}
