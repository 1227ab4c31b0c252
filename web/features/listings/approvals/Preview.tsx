import type { PendingApproval } from "#domain/listings/approvals/approval-calls.ts";
import { fieldsWhere } from "#domain/services/field-names.ts";
import type { ServiceForViewer } from "#domain/services/listing.ts";
import { isProtected, showsDoor } from "#domain/services/protection.ts";
import { wordsIn } from "#words/base/words-in.ts";
import { intakeWindow as windowEn } from "#words/compiled/en/services/intake-window.ts";
import { intakeWindow as windowEs } from "#words/compiled/es/services/intake-window.ts";
import type { ApprovalsWords } from "#words/compiled/listings/approvals.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { useNow } from "../../../base/app-context/use-now.ts";
import { toCard, toCardTime } from "../../../base/service-card/card.ts";
import { hoursView } from "../../../base/service-card/hours-view.ts";
import { ServiceCard } from "../../../base/service-card/ServiceCard.tsx";
import type { ServicePageTexts } from "../../../base/service-card/service-page-words.ts";
import { Lazy } from "../../../base/ui/lazy.tsx";
import { WeekStrip } from "../../service-page/WeekStrip.tsx";
import type { FieldWords } from "../value-text.ts";
import { afterApproval, comparePlaces, type PlaceChange, withPendingEdit } from "./after-approval.ts";
import { placeMap } from "./lazy-place-map.tsx";
import styles from "./Preview.module.css";

export interface PreviewProps {
  waiting: PendingApproval;
  text: ApprovalsWords;
  words: FieldWords;
  /** Words of the week strip. */
  detail: ServicePageTexts["detail"];
}

const HOURS = [...fieldsWhere({ kind: "entries" }), "isContact"] as const;

/** Preview of the service after approval: the card, the place on a map, the week. */
export function Preview({ waiting, text, words, detail }: PreviewProps) {
  const { language, words: page } = useApp();
  const now = useNow();
  const { service } = waiting;
  const windows = wordsIn("intakeWindow", language, { en: windowEn, es: windowEs });
  const after = toCard(afterApproval(service, { words: words.hours, windows }, now), language);
  // Keeps "8:00 AM" on one line in this narrow card.
  const card = { ...after, text: after.text.replaceAll(/ (?=[AP]M\b)/g, "\u00a0") };
  const time = toCardTime(card, now, { language, words: page }).text;
  const { categories, audienceUnknown } = page.services;
  const audience = card.category.map((category) => categories[category]).join(", ");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself, and its map, which takes the focus, comes later.
    <aside className={styles.preview} aria-label={text.preview} tabIndex={0}>
      <h3 className={styles.heading}>{text.preview}</h3>
      {/* A picture of the card: nothing in it can be used. */}
      <ul className={styles.card} inert aria-hidden="true">
        <ServiceCard card={card} now={now} level={3} />
      </ul>
      <p className="visually-hidden">
        {[card.name, card.summary, audience === "" ? audienceUnknown : audience, time]
          .filter((part) => part !== undefined && part !== "")
          .join(". ")}
      </p>
      <Place waiting={waiting} text={text} words={words} />
      <Hours waiting={waiting} text={text} words={words} detail={detail} now={now} />
    </aside>
  );
}

function Place({ waiting: { service, kind }, text, words }: Omit<PreviewProps, "detail">) {
  const { language } = useApp();
  const after = withPendingEdit(service);
  const places = comparePlaces(service, kind === "NEW");
  return (
    <>
      <Heading title={text.place} note={changeText(places.change, kind === "NEW", text)} />
      {places.change.kind === "none" ? (
        <p className={styles.note}>{text.noPlace}</p>
      ) : (
        <div className={styles.map}>
          <Lazy component={placeMap(language)} props={{ places, label: text.map, text }} />
        </div>
      )}
      <p className={styles.note}>{visibilityText(after, words)}</p>
      {after.isLocationApproximate && <p className={styles.note}>{text.approximate}</p>}
    </>
  );
}

/** Says who will see the place. */
function visibilityText(after: ServiceForViewer, { fields }: PreviewProps["words"]): string {
  if (after.isRemote) return fields.labels.isRemote;
  if (!isProtected(after) || showsDoor(after)) return fields.visibility[after.addressVisibility];
  return `${fields.labels.placeShown}: ${fields.placeShown[after.placeShown]}`;
}

function changeText(change: PlaceChange, isNew: boolean, text: ApprovalsWords): string {
  if (isNew) return "";
  switch (change.kind) {
    case "moved":
      return text.moved(change.miles);
    case "added":
      return text.placeAdded;
    case "removed":
      return text.placeRemoved;
    default:
      return text.same;
  }
}

function Hours({ waiting, text, words, detail, now }: PreviewProps & { now: number }) {
  const { service, kind } = waiting;
  const after = withPendingEdit(service);
  const { isToAsk, week, minute } = hoursView(after, words.hours, now);
  const isChanged = HOURS.some((field) => service.pending?.changed.includes(field));
  const note = kind === "NEW" ? "" : isChanged ? text.hoursChanged : text.same;
  return (
    <>
      <Heading title={text.hours} note={note} />
      {isToAsk ? (
        <p className={styles.note}>{detail.contactForHours}</p>
      ) : week.some(({ spans }) => spans.length > 0) ? (
        <div className={styles.week}>
          <WeekStrip week={week} minute={minute} detail={detail} />
        </div>
      ) : (
        <p className={styles.note}>{text.noHours}</p>
      )}
    </>
  );
}

function Heading({ title, note }: { title: string; note: string }) {
  return (
    <div className={styles.headed}>
      <h3 className={styles.heading}>{title}</h3>
      <p className={styles.change}>{note}</p>
    </div>
  );
}
