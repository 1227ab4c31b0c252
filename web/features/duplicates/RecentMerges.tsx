import { useCallback } from "react";
import type { DuplicatesWords } from "#words/compiled/duplicates/duplicates.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { Link } from "../../base/app-context/router.tsx";
import { callApi } from "../../base/calls/call-api.ts";
import { useCall } from "../../base/calls/use-call.ts";
import { servicePath } from "../../base/pages/home-query.ts";
import buttons from "../../base/ui/buttons.module.css";
import styles from "./DuplicatesPage.module.css";

const loadMerges = () => callApi("GET /services/merges", { query: { limit: "0" } });

/** Merges that administrators can still undo. */
export function RecentMerges({ text, onUndone }: { text: DuplicatesWords; onUndone: () => void }) {
  const { showToast } = useApp();
  const load = useCallback(loadMerges, []);
  const { reply: merges, reload } = useCall(load);
  if (merges === null || merges.length === 0) return null;
  const undo = async (id: string) => {
    const answer = await callApi("POST /services/merges/{id}/undo", { params: { id } });
    showToast(answer.ok ? { kind: "success", text: text.undone } : { kind: "error", text: text.failed });
    if (!answer.ok) return;
    await reload();
    onUndone();
  };
  return (
    <section className={styles.recent} aria-labelledby="recent-merges">
      <h2 id="recent-merges">{text.recent}</h2>
      <ul>
        {merges.map(({ id, keep, merged }) => (
          <li key={id}>
            <Link href={servicePath(keep.id)}>{text.into(merged.name, keep.name)}</Link>
            <button
              type="button"
              className={buttons.outlined}
              aria-label={text.undoOf(merged.name)}
              onClick={() => void undo(id)}
            >
              {text.undo}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
