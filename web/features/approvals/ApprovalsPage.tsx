import { useSearch } from "wouter";
import { extentOf } from "#domain/roles/permissions.ts";
import type { ApprovalsWords } from "#domain/words/en/approvals.ts";
import { PageHeader } from "../../shell/Header.tsx";
import { Shell } from "../../shell/Shell.tsx";
import { Failure } from "../../ui/Failure.tsx";
import { useTitle } from "../../visit/use-title.ts";
import { useVisit } from "../../visit/visit.tsx";
import type { FieldWords } from "../listing-fields/value-text.ts";
import styles from "./ApprovalsPage.module.css";
import { Desk } from "./Desk.tsx";
import { useWaiting } from "./use-waiting.ts";

export interface ApprovalsPageProps {
  text: ApprovalsWords;
  fieldWords: (services: FieldWords["services"]) => FieldWords;
}

/** What waits for review, beside what it would change. `/manage_approvals`, rules approvals 16–19. */
export function ApprovalsPage({ text, fieldWords }: ApprovalsPageProps) {
  const { words, language, viewer } = useVisit();
  const q = new URLSearchParams(useSearch()).get("q")?.trim() ?? "";
  const { rows, failure, again, decide } = useWaiting(q, language);
  useTitle(text.title);
  const extent = extentOf(viewer?.role ?? "GUEST", "approvals");
  return (
    <Shell header={<PageHeader title={text.title} />} hasTabs={false}>
      <main id="content" tabIndex={-1} aria-busy={rows === null && failure === null}>
        {rows === null && <h1 className="hear">{text.title}</h1>}
        {failure !== null && <Failure isNetwork={failure.isNetwork} onRetry={again} />}
        {rows === null && failure === null && <p className={styles.note}>{words.shell.loading}</p>}
        {rows !== null && (
          <Desk
            rows={rows}
            q={q}
            text={text}
            words={fieldWords(words.services)}
            mayDecide={extent === "decide" || extent === "remove"}
            mayRemove={extent === "remove"}
            onDecide={decide}
          />
        )}
      </main>
    </Shell>
  );
}
