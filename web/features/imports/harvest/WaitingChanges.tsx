import { withCommas } from "#domain/base/numbers/with-commas.ts";
import type { ShownHarvest } from "#domain/imports/harvest/harvest-calls.ts";
import {
  HARVEST_ITEM_KINDS,
  type HarvestItemKind,
  type HarvestPreview,
} from "#domain/imports/harvest/harvest-state.ts";
import type { HarvestWords } from "#words/compiled/imports/harvest.ts";
import type { ListingsWords } from "#words/compiled/listings/listings.ts";
import { Link } from "../../../base/app-context/router.tsx";
import { servicePath } from "../../../base/pages/public-pages.ts";
import buttons from "../../../base/ui/buttons.module.css";
import cards from "../../../base/ui/work-cards.module.css";
import { wordNamed } from "../../../base/words/words.ts";
import styles from "../imports.module.css";
import { Reason } from "../Reason.tsx";

const COUNTED: Readonly<Record<HarvestItemKind, keyof HarvestPreview["counts"]>> = {
  ADDED: "added",
  CHANGED: "changed",
  KEPT: "kept",
  GONE: "gone",
};

/** Changes that would be imported, and the question whether to. */
export function WaitingChanges({
  name,
  waiting,
  text,
  labels,
  onDecide,
}: {
  name: string;
  waiting: NonNullable<ShownHarvest["waiting"]>;
  text: HarvestWords;
  labels: ListingsWords["labels"];
  onDecide: (what: "approve" | "decline", copy: number) => void;
}) {
  const { because, copy, isApproved, preview } = waiting;
  const { counts, setAsideReasons, items } = preview;
  return (
    <>
      <div>
        <h3 className={styles.subheading}>{text.questions[because]}</h3>
        {because === "MANY" && (
          <p className={styles.hint}>{text.manyHint(counts.changed + counts.gone, counts.known)}</p>
        )}
      </div>
      <div>
        {HARVEST_ITEM_KINDS.map((kind) => {
          const count = counts[COUNTED[kind]];
          const listed = items.filter((item) => item.kind === kind);
          return (
            count > 0 && (
              <details key={kind} className={styles.kind}>
                <summary>
                  {text.kinds[kind]} <b>{withCommas(count)}</b>
                </summary>
                <p className={styles.hint}>{text.hints[kind]}</p>
                <ul className={styles.items}>
                  {listed.map((item, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: they never change their places, and names repeat.
                    <li key={place}>
                      {item.serviceId === null ? (
                        <b>{item.name}</b>
                      ) : (
                        <Link href={servicePath(item.serviceId)}>{item.name}</Link>
                      )}
                      {item.fields.length > 0 && (
                        <span>
                          {item.fields.map((field) => wordNamed(labels, field) ?? field).join(", ")}
                        </span>
                      )}
                    </li>
                  ))}
                </ul>
                {listed.length < count && <p className={styles.hint}>{text.first(listed.length)}</p>}
              </details>
            )
          );
        })}
        {counts.setAside > 0 && (
          <details className={styles.kind}>
            <summary>
              {text.setAside} <b>{withCommas(counts.setAside)}</b>
            </summary>
            <ul className={styles.reasons}>
              {setAsideReasons.map(({ reason, count }) => (
                <li key={reason}>
                  <Reason reason={reason} /> <b>{count}</b>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {counts.returned > 0 && <p className={styles.hint}>{text.returned(counts.returned)}</p>}
      {isApproved ? (
        <p>{text.approved}</p>
      ) : (
        <p className={cards.buttons}>
          <button
            type="button"
            className={buttons.primary}
            aria-label={text.approveOf(name)}
            onClick={() => onDecide("approve", copy)}
          >
            {text.approve}
          </button>
          <button
            type="button"
            className={buttons.outlined}
            aria-label={text.declineOf(name)}
            onClick={() => onDecide("decline", copy)}
          >
            {text.decline}
          </button>
        </p>
      )}
    </>
  );
}
