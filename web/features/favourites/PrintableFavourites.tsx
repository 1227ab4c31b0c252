import encodeQR from "qr";
import { type FunctionComponent, useEffect, useMemo } from "react";
import { MAX_IDS_IN_ADDRESS, writeList } from "#domain/favourites/list-address.ts";
import { hoursLineText } from "#domain/schedule/hours-line-text.ts";
import { hoursLines } from "#domain/schedule/hours-lines.ts";
import { hoursOf } from "#domain/schedule/hours-of.ts";
import type { ListedService } from "#domain/services/public-service.ts";
import { isTimeZone, localDate } from "#domain/time/zone.ts";
import type { OpeningHoursWords } from "#domain/words/en/opening-hours.ts";
import type { Language } from "#domain/words/language.ts";
import { useApp } from "../../app-context/app-context.tsx";
import { PUBLIC_PAGES } from "../../pages/public-pages.ts";
import { inLanguage } from "../home/card.ts";
import { asOfText } from "../service-page/as-of-text.ts";
import { whereText } from "../service-page/maps-link.ts";
import { safetyLine } from "../service-page/safety.ts";
import type { ServicePageTexts } from "../service-page/service-page-words.ts";
import styles from "./PrintableFavourites.module.css";

/** The words of the detail page and of hours. */
type PrintableWords = ServicePageTexts & { hours: OpeningHoursWords };

export interface PrintableFavouritesProps {
  services: readonly ListedService[];
  /** Epoch milliseconds. */
  now: number;
  /** When to go to each, by id; left out: no order was asked for. */
  times?: ReadonlyMap<string, string>;
}

/**
 * The saved services on paper: what stays true for a while, and a code that opens the same list on another phone.
 * It prints itself as soon as it is drawn.
 */
function PrintableFavourites({
  services,
  now,
  times,
  detail,
}: PrintableFavouritesProps & { detail: PrintableWords }) {
  const { words, origin } = useApp();
  useEffect(() => window.print(), []);
  const ids = services.map(({ id }) => id);
  return (
    <div className={styles.page}>
      {services.some(({ isProtected }) => isProtected) && <p>{safetyLine(detail.detail)}</p>}
      <div className={styles.top}>
        <div>
          <p className={styles.title}>{words.favourites.title}</p>
          <p>
            {detail.sharing.printedFrom} {words.shell.product}, {origin}
          </p>
          <p>{detail.sharing.asOf}</p>
        </div>
        <figure className={styles.qrCode}>
          <QrCode text={`${origin}${PUBLIC_PAGES.favourites.path}${writeList(ids)}`} />
          <figcaption>{detail.sharing.scanList(ids.length, MAX_IDS_IN_ADDRESS)}</figcaption>
        </figure>
      </div>
      <ol className={styles.services}>
        {services.map((service) => (
          <Row key={service.id} service={service} now={now} time={times?.get(service.id)} detail={detail} />
        ))}
      </ol>
    </div>
  );
}

function Row({
  service,
  now,
  time,
  detail,
}: {
  service: ListedService;
  now: number;
  time: string | undefined;
  detail: PrintableWords;
}) {
  const { language } = useApp();
  const { name, phone, phoneExtension, source } = service;
  const summary = inLanguage(
    language,
    service.serviceSummary,
    service.serviceSummaryEs,
    service.serviceSummaryEsState,
  );
  const hours = useMemo(() => linesOf(service, now, detail), [service, now, detail]);
  return (
    <li className={styles.service}>
      <b className={styles.name}>{name}</b>
      {time !== undefined && <p>{time}</p>}
      {summary.text !== null && <p>{summary.text}</p>}
      <p>{whereText(service, language)}</p>
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

function linesOf(service: ListedService, now: number, { detail, hours }: PrintableWords): readonly string[] {
  if (service.isContact) return [detail.contactForHours];
  const { timeZone, schedules } = hoursOf(service);
  const today = isTimeZone(timeZone) ? localDate(timeZone, now) : "";
  const lines = hoursLines(schedules, today).map((line) => hoursLineText(line, hours));
  if (lines.length === 0) return [detail.hoursUnknown];
  return lines.map(({ days, times }) => (times === "" ? days : `${days}: ${times}`));
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
  const [{ words }, { openingHours }] = await Promise.all(
    language === "es"
      ? [import("../service-page/service-page-es.ts"), import("#domain/words/es/opening-hours.ts")]
      : [import("../service-page/service-page-en.ts"), import("#domain/words/en/opening-hours.ts")],
  );
  const detail = { ...words, hours: openingHours };
  return (props) => <PrintableFavourites {...props} detail={detail} />;
}
