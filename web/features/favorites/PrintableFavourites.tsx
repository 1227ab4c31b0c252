import encodeQR from "qr";
import { type FunctionComponent, useEffect, useMemo } from "react";
import type { Language } from "#domain/base/languages/language.ts";
import { isTimeZone, localDate } from "#domain/base/time/zone.ts";
import { MAX_IDS_IN_ADDRESS, writeList } from "#domain/favorites/list-address.ts";
import { isToAsk } from "#domain/services/opening-hours/ended-hours.ts";
import type { ScheduleEntry } from "#domain/services/opening-hours/entry.ts";
import { readableEntries } from "#domain/services/opening-hours/entry-wire.ts";
import { hoursLineText } from "#domain/services/opening-hours/hours-line-text.ts";
import { hoursLines } from "#domain/services/opening-hours/hours-lines.ts";
import { parseHours } from "#domain/services/opening-hours/hours-of.ts";
import type { ListedService } from "#domain/services/public-service.ts";
import { loadWords } from "#words/base/words-in.ts";
import type { OpeningHoursWords } from "#words/compiled/services/opening-hours.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { PUBLIC_PAGES } from "../../base/pages/public-pages.ts";
import { asOfText } from "../../base/service-card/as-of-text.ts";
import { inLanguage } from "../../base/service-card/card.ts";
import { whereText } from "../../base/service-card/maps-link.ts";
import { loadServicePageTexts, type ServicePageTexts } from "../../base/service-card/service-page-words.ts";
import styles from "./PrintableFavourites.module.css";

/** The words of the detail page and of hours. */
type PrintableWords = ServicePageTexts & { hours: OpeningHoursWords };

export interface PrintableFavouritesProps {
  services: readonly ListedService[];
  /** Epoch milliseconds. */
  now: number;
  /** Printed instead of the list. */
  order?: PrintedOrder | undefined;
}

/** The order of a day, as it is printed. */
export interface PrintedOrder {
  /** The date, where and when it starts, and other notes on all of it. */
  readonly notes: readonly string[];
  /** Services to visit, each with its time. */
  readonly visits: readonly NotedService[];
  /** Services left out, each with the reason. */
  readonly unreached: readonly NotedService[];
  readonly unreachedTitle: string;
}

export interface NotedService {
  readonly service: ListedService;
  readonly note: string;
}

/**
 * Prints the saved services: facts that stay true for a while, and a code that opens the same list on another phone. It
 * prints itself as soon as it is rendered.
 */
function PrintableFavourites({
  services,
  now,
  order,
  detail,
}: PrintableFavouritesProps & { detail: PrintableWords }) {
  const { words, origin } = useApp();
  useEffect(() => window.print(), []);
  const printed = order === undefined ? services : pickServices([...order.visits, ...order.unreached]);
  const ids = printed.map(({ id }) => id);
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <div>
          <p className={styles.title}>{words.favourites.title}</p>
          <p>
            {detail.sharing.printedFrom} {words.shell.product}, {origin}
          </p>
          <p>{detail.sharing.asOf}</p>
          {order?.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
        <figure className={styles.qrCode}>
          <QrCode text={`${origin}${PUBLIC_PAGES.favourites.path}${writeList(ids)}`} />
          <figcaption>{detail.sharing.scanList(ids.length, MAX_IDS_IN_ADDRESS)}</figcaption>
        </figure>
      </div>
      {order === undefined ? (
        <ol className={styles.services}>
          {services.map((service) => (
            <Row key={service.id} service={service} now={now} detail={detail} />
          ))}
        </ol>
      ) : (
        <OrderedRows order={order} now={now} detail={detail} />
      )}
    </div>
  );
}

function pickServices(noted: readonly NotedService[]): readonly ListedService[] {
  return noted.map(({ service }) => service);
}

/** Numbered rows of the day, then the others with the reason. */
function OrderedRows({ order, now, detail }: { order: PrintedOrder; now: number; detail: PrintableWords }) {
  const rows = (noted: readonly NotedService[]) =>
    noted.map(({ service, note }) => (
      <Row key={service.id} service={service} now={now} note={note} detail={detail} />
    ));
  return (
    <>
      <ol className={`${styles.services} ${styles.numbered}`}>{rows(order.visits)}</ol>
      {order.unreached.length > 0 && (
        <>
          <p className={styles.title}>{order.unreachedTitle}</p>
          <ul className={styles.services}>{rows(order.unreached)}</ul>
        </>
      )}
    </>
  );
}

function Row({
  service,
  now,
  note,
  detail,
}: {
  service: ListedService;
  now: number;
  note?: string;
  detail: PrintableWords;
}) {
  const { language } = useApp();
  const { name, phone, phoneExtension } = service;
  // Paper lies about: of a protected listing it says no more than the sheet of its page.
  const isQuiet = service.isProtected === true;
  const source = isQuiet ? null : service.source;
  const summary = isQuiet ? { text: null, mark: null } : inLanguage(language, service, "serviceSummary");
  const hours = useMemo(() => formatHours(service, now, detail), [service, now, detail]);
  return (
    <li className={styles.service}>
      <b className={styles.name}>{name}</b>
      {note !== undefined && !isQuiet && <p>{note}</p>}
      {summary.text !== null && <p lang={summary.mark === "english" ? "en" : undefined}>{summary.text}</p>}
      {!isQuiet && <p>{whereText(service, language)}</p>}
      {phone !== null && (
        <p>
          <b>{phone}</b>
          {phoneExtension !== null && ` ${detail.detail.extension(phoneExtension)}`}
        </p>
      )}
      {hours.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {source !== null && (
        <p>
          {detail.detail.from} {source.name}
          {asOfText(source.asOf, detail.detail)}
        </p>
      )}
    </li>
  );
}

function formatHours(
  service: ListedService,
  now: number,
  { detail, hours }: PrintableWords,
): readonly string[] {
  const stated = parseHours(service);
  if (isToAsk(stated, now)) return [detail.contactForHours];
  const { timeZone, schedules } = stated;
  const today = isTimeZone(timeZone) ? localDate(timeZone, now) : "";
  const formatEntries = (entries: readonly ScheduleEntry[]) =>
    hoursLines(entries, today).map((line) => {
      const { days, times } = hoursLineText(line, hours, today);
      return times === "" ? days : `${days}: ${times}`;
    });
  const open = formatEntries(schedules);
  const intake = formatEntries(readableEntries(service.intakeSchedules ?? [], "schedules"));
  return [
    ...(open.length === 0 ? [detail.hoursUnknown] : open),
    ...(intake.length === 0 ? [] : [`${hours.lines.intake}:`, ...intake]),
  ];
}

/** A QR code as one drawing; a printer makes its squares sharp. */
function QrCode({ text }: { text: string }) {
  const { squares, size } = useMemo(() => {
    const rows = encodeQR(text, "raw", { ecc: "low", border: 2 });
    const path = rows.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")).join(""));
    return { squares: path.join(""), size: rows.length };
  }, [text]);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
      <path d={squares} />
    </svg>
  );
}

/** The sheet with the words of one language. */
export async function loadPrintableFavourites(
  language: Language,
): Promise<FunctionComponent<PrintableFavouritesProps>> {
  const [words, { openingHours }] = await Promise.all([
    loadServicePageTexts(language),
    loadWords(language, {
      en: () => import("#words/compiled/en/services/opening-hours.ts"),
      es: () => import("#words/compiled/es/services/opening-hours.ts"),
    }),
  ]);
  const detail = { ...words, hours: openingHours };
  return (props) => <PrintableFavourites {...props} detail={detail} />;
}
