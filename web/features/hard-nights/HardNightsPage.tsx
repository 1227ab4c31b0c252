import { useCallback } from "react";
import type { EndpointReply } from "#domain/base/contract/call-api.ts";
import type { MainLanguage } from "#domain/base/languages/language.ts";
import type { HardNightsWords } from "#words/compiled/hard-nights/hard-nights.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { callApi } from "../../base/calls/call-api.ts";
import { useCall } from "../../base/calls/use-call.ts";
import { useUndoable } from "../../base/calls/use-undoable.ts";
import buttons from "../../base/ui/buttons.module.css";
import { useFormatDate } from "../../base/ui/use-format-date.ts";
import styles from "../../base/ui/work-page.module.css";
import { ListSection } from "../../base/work/ListSection.tsx";
import { Loaded } from "../../base/work/Loaded.tsx";
import { WorkFrame } from "../../base/work/WorkFrame.tsx";
import { NewHardNight } from "./NewHardNight.tsx";
import { RollCall } from "./RollCall.tsx";

type HardNight = EndpointReply<"GET /hard-nights">[number];

/** Hard nights in effect, and a form that declares another. `/hard_nights`, rules hard-nights 1–4. */
export function HardNightsPage({
  text,
  lines,
}: {
  text: HardNightsWords;
  /** Default lines of hard nights, in both languages. */
  lines: Readonly<Record<MainLanguage, HardNightsWords["lines"]>>;
}) {
  const load = useCallback(() => callApi("GET /hard-nights"), []);
  const call = useCall(load);
  const { reload, change } = call;
  // At once: a night that has ended has no roll call to ask for.
  const remove = (ended: string) => change((nights) => nights?.filter(({ id }) => id !== ended) ?? null);
  return (
    <WorkFrame title={text.title} styles={styles} awaits={call}>
      <p className={styles.note}>{text.intro}</p>
      <Loaded call={call}>
        {(nights) => (
          <>
            <Nights nights={nights} text={text} onEnded={remove} onBack={reload} />
            <NewHardNight text={text} lines={lines} onDeclared={reload} />
          </>
        )}
      </Loaded>
    </WorkFrame>
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
    <ListSection title={text.now} none={text.none}>
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
    </ListSection>
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
