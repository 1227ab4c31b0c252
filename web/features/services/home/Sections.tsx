import { useApp } from "../../../base/app-context/app-context.tsx";
import type { Card } from "../../../base/service-card/card.ts";
import { useListMarks } from "../../../base/service-card/list-marks.ts";
import { ServiceCard } from "../../../base/service-card/ServiceCard.tsx";
import { Lazy } from "../../../base/ui/lazy.tsx";
import { editableServiceCard } from "./lazy-list-parts.ts";
import styles from "./Rows.module.css";

/** Rows per rendered section; invisible sections cost nothing. */
const SECTION = 25;

/** @param level of the cards' headings */
export function Sections({ rows, now, level }: { rows: readonly Card[]; now: number; level: 2 | 3 }) {
  const forMe = useListMarks((marks) => marks.forMe);
  const ordered = forMe?.order(rows) ?? rows;
  const starts = Array.from({ length: Math.ceil(rows.length / SECTION) }, (_, index) => index * SECTION);
  return starts.map((start) => (
    // Lists without markers lose their role in Safari; the role says it again.
    // biome-ignore lint/a11y/noRedundantRoles: see above.
    <ul key={start} role="list" className={start === 0 ? styles.rows : styles.offscreen}>
      {ordered.slice(start, start + SECTION).map((card) => (
        <Row key={card.id} card={card} now={now} level={level} />
      ))}
    </ul>
  ));
}

function Row({ card, now, level }: { card: Card; now: number; level: 2 | 3 }) {
  const { language } = useApp();
  const shared = { card, now, level };
  const isHidden = useListMarks(
    ({ marks, hidesClosed }) => hidesClosed && marks.get(card.id)?.state === "CLOSED",
  );
  if (isHidden) return null;
  if (card.may === undefined) return <ServiceCard {...shared} />;
  return (
    <Lazy
      component={editableServiceCard(language)}
      props={shared}
      fallback={() => <ServiceCard {...shared} actions={<div className={styles.placeholder} />} />}
    />
  );
}
