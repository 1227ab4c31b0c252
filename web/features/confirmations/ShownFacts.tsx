import { useMemo } from "react";
import { hoursLineText } from "#domain/schedule/hours-line-text.ts";
import { hoursLines } from "#domain/schedule/hours-lines.ts";
import { hoursOf } from "#domain/schedule/hours-of.ts";
import { isTimeZone, localDate } from "#domain/time/zone.ts";
import type { ConfirmationsWords } from "#domain/words/en/confirmations.ts";
import type { OpeningHoursWords } from "#domain/words/en/opening-hours.ts";
import { useApp } from "../../app-context/app-context.tsx";
import account from "../account/Account.module.css";
import { inLanguage } from "../home/card.ts";
import { whereText } from "../service-page/maps-link.ts";
import type { ConfirmedService } from "./load-confirmation.ts";

/** What visitors see of a service, briefly, so that ten seconds are enough. */
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
  const lines = useMemo(() => linesOf(service, now, text, hours), [service, now, text, hours]);
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
      </dl>
    </section>
  );
}

function linesOf(
  service: ConfirmedService,
  now: number,
  text: ConfirmationsWords,
  words: OpeningHoursWords,
): readonly string[] {
  if (service.isContact) return [text.callForHours];
  const { timeZone, schedules } = hoursOf(service);
  const today = isTimeZone(timeZone) ? localDate(timeZone, now) : "";
  const lines = hoursLines(schedules, today).map((line) => hoursLineText(line, words));
  if (lines.length === 0) return [text.notStated];
  return lines.map(({ days, times }) => (times === "" ? days : `${days}: ${times}`));
}
