import { useMemo } from "react";
import { isTimeZone, localDate } from "#domain/base/time/zone.ts";
import { readableEntries } from "#domain/services/opening-hours/entry-wire.ts";
import { hoursLineText } from "#domain/services/opening-hours/hours-line-text.ts";
import { hoursLines } from "#domain/services/opening-hours/hours-lines.ts";
import type { ConfirmationsWords } from "#words/compiled/confirmations/confirmations.ts";
import type { OpeningHoursWords } from "#words/compiled/services/opening-hours.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { inLanguage } from "../../base/service-card/card.ts";
import { whereText } from "../../base/service-card/maps-link.ts";
import account from "../accounts/account/Account.module.css";
import type { ConfirmedService } from "./load-confirmation.ts";

/** A brief view of what visitors see of a service, so that ten seconds are enough. */
export function ShownFacts({
  service,
  text,
  hours,
}: {
  service: ConfirmedService;
  text: ConfirmationsWords;
  hours: OpeningHoursWords;
}) {
  const { language, now } = useApp();
  const { name, phone, phoneExtension, contactEmail, website } = service;
  const lines = useMemo(() => formatHours(service, now, text, hours), [service, now, text, hours]);
  const intake = useMemo(
    () => formatEntries(service.intakeSchedules, service, now, hours),
    [service, now, hours],
  );
  const summary = inLanguage(
    language,
    service,
    service.serviceSummary === null ? "description" : "serviceSummary",
  ).text;
  const extension = phoneExtension === null ? "" : ` ${text.extension(phoneExtension)}`;
  return (
    <section aria-label={text.facts} className={account.section}>
      <h2 className={account.heading}>{name}</h2>
      <dl className={account.facts}>
        <dt>{text.what}</dt>
        <dd className={account.breakable}>{summary ?? text.notStated}</dd>
        <dt>{text.where}</dt>
        <dd>{whereText(service, language)}</dd>
        <dt>{text.phone}</dt>
        <dd>{phone === null ? text.notStated : `${phone}${extension}`}</dd>
        <dt>{text.contactEmail}</dt>
        <dd className={account.breakable}>{contactEmail ?? text.notStated}</dd>
        <dt>{text.website}</dt>
        <dd className={account.breakable}>{website ?? text.notStated}</dd>
        <dt>{text.hours}</dt>
        {lines.map((line) => (
          <dd key={line}>{line}</dd>
        ))}
        {intake.length > 0 && <dt>{hours.lines.intake}</dt>}
        {intake.map((line) => (
          <dd key={line}>{line}</dd>
        ))}
      </dl>
    </section>
  );
}

function formatHours(
  service: ConfirmedService,
  now: number,
  text: ConfirmationsWords,
  words: OpeningHoursWords,
): readonly string[] {
  if (service.isContact) return [text.callForHours];
  const lines = formatEntries(service.schedules, service, now, words);
  return lines.length === 0 ? [text.notStated] : lines;
}

/** "Every day: 6:00 PM – 9:00 PM" */
function formatEntries(
  entries: ConfirmedService["schedules"],
  { timeZone }: ConfirmedService,
  now: number,
  words: OpeningHoursWords,
): readonly string[] {
  const today = isTimeZone(timeZone) ? localDate(timeZone, now) : "";
  return hoursLines(readableEntries(entries, "schedules"), today).map((line) => {
    const { days, times } = hoursLineText(line, words, today);
    return times === "" ? days : `${days}: ${times}`;
  });
}
