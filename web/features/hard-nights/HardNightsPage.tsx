import { useCallback } from "react";
import type { ReplyOf } from "#domain/base/contract/call-api.ts";
import type { MainLanguage } from "#domain/base/languages/language.ts";
import type { HardNightsWords } from "#words/compiled/hard-nights/hard-nights.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { useTitle } from "../../base/app-context/use-title.ts";
import { callApi } from "../../base/calls/call-api.ts";
import { useCall } from "../../base/calls/use-call.ts";
import { useUndoable } from "../../base/calls/use-undoable.ts";
import { PageHeader } from "../../base/shell/Header.tsx";
import { Shell } from "../../base/shell/Shell.tsx";
import { WorkFailure } from "../../base/shell/WorkFailure.tsx";
import buttons from "../../base/ui/buttons.module.css";
import { useFormatDate } from "../../base/ui/use-format-date.ts";
import styles from "../../base/ui/work-page.module.css";
import { NewHardNight } from "./NewHardNight.tsx";
import { RollCall } from "./RollCall.tsx";

type HardNight = ReplyOf<"GET /hard-nights">[number];

/** Hard nights in effect, and a form that declares another. `/hard_nights`, rules hard-nights 1–4. */
export function HardNightsPage({
  text,
  lines,
}: {
  text: HardNightsWords;
  /** Default lines of hard nights, in both languages. */
  lines: Readonly<Record<MainLanguage, HardNightsWords["lines"]>>;
}) {
  const { words } = useApp();
  const load = useCallback(() => callApi("GET /hard-nights"), []);
  const { reply, failure, reload, change } = useCall(load);
  // At once: a night that has ended has no roll call to ask for.
  const remove = (ended: string) => change((nights) => nights?.filter(({ id }) => id !== ended) ?? null);
  useTitle(text.title);
  return (
    <Shell header={<PageHeader title={text.title} />} hasTabs={false}>
      <main id="content" tabIndex={-1} className={styles.page} aria-busy={reply === null && failure === null}>
        <h1 className={styles.title}>{text.title}</h1>
        <p className={styles.note}>{text.intro}</p>
        {failure !== null && <WorkFailure isNetwork={failure.isNetwork} onRetry={reload} />}
        {reply === null && failure === null && <p>{words.shell.loading}</p>}
        {reply !== null && <Nights nights={reply} text={text} onEnded={remove} onBack={reload} />}
        {reply !== null && <NewHardNight text={text} lines={lines} onDeclared={reload} />}
      </main>
    </Shell>
  );
}

function Nights({
  nights,
  text,
  onEnded,
  onBack,
}: {
  nights: readonly HardNight[];
  text: HardNightsWords;
  onEnded: (id: string) => void;
  /** The one that was ended is in effect again. */
  onBack: () => void;
}) {
  const { showToast } = useApp();
  const formatDate = useFormatDate();
  const showUndoable = useUndoable(async (id: string) => {
    const answer = await callApi("POST /hard-nights/{id}/undo-end", { params: { id } });
    if (!answer.ok) return showToast({ kind: "error", text: text.notUndone });
    onBack();
    showToast({ kind: "success", text: text.undone });
  }, text.undo);
  const end = async (id: string) => {
    const answer = await callApi("DELETE /hard-nights/{id}", { params: { id } });
    // 404 means that it has ended already, by someone else or by itself.
    if (!answer.ok && answer.problem.code !== 404) return showToast({ kind: "error", text: text.failed });
    onEnded(id);
    if (answer.ok) showUndoable(id, text.ended);
  };
  return (
    <section aria-labelledby="hard-nights-now">
      <h2 id="hard-nights-now" className={styles.heading}>
        {text.now}
      </h2>
      {nights.length === 0 && <p>{text.none}</p>}
      <ul className={styles.list}>
        {nights.map((night) => (
          <li key={night.id} className={styles.row}>
            <div>
              <p className={styles.name}>
                {text.kinds[night.kind]} · {text.until(formatDate(night.until, true))}
              </p>
              <p lang="en">{night.text}</p>
              <p lang="es">{night.textEs}</p>
              <Reach night={night} text={text} />
            </div>
            <p className={`${styles.buttons} ${styles.onScreen}`}>
              <button
                type="button"
                className={buttons.outlined}
                aria-label={text.endOf(text.kinds[night.kind])}
                onClick={() => void end(night.id)}
              >
                {text.end}
              </button>
            </p>
            <RollCall nightId={night.id} text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Describes the radius and the middle: the nearest town, once it is known. */
function Reach({ night: { coordinates, radius }, text }: { night: HardNight; text: HardNightsWords }) {
  const coordinate = coordinates.join("|");
  const load = useCallback(
    () => callApi("GET /places/nearest-town", { query: { coordinate } }),
    [coordinate],
  );
  const { reply } = useCall(load);
  return <p className={styles.note}>{text.reach(radius, reply?.town ?? null)}</p>;
}
