import { Fragment } from "react";
import type { AskField } from "#domain/services/ask-fields.ts";
import { rulesToAsk } from "#domain/services/door-rules.ts";
import { hasDoorRules } from "#domain/services/has-door-rules.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import type { WaysInWords } from "#words/compiled/services/ways-in.ts";
import { areaText } from "#words/places/service-area/area-text.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { useNow } from "../../base/app-context/use-now.ts";
import { inLanguage, type ShownText } from "../../base/service-card/card.ts";
import { WAY_IN_TEXTS } from "./has-ways-in.ts";
import type { IntakeView } from "./intake-view.ts";
import { localDateTime } from "./local-date-time.ts";
import styles from "./ServicePage.module.css";
import { TranslationNote } from "./TranslationNote.tsx";

/** Fields that the list above shows, of which only the date of an answer is left to show. */
const SAID_ABOVE = ["category", "isLowBarrier", "isAllowedPets"] as const;

export interface WaysInProps {
  service: PublicService;
  intake: IntakeView | undefined;
}

/** Entry rules that everyone who comes has to know; unstated ones are left out (rule ways-in 3). */
export function WaysIn({ service, intake, text: words }: WaysInProps & { text: WaysInWords }) {
  const { language, place } = useApp();
  const now = useNow();
  const isClosed = intake?.closedUntil !== undefined && now < intake.closedUntil;
  const ages = agesText(service, words);
  const age = inLanguage(language, service, "age");
  // "18+" says no more than the numbers.
  const hasMore = age.text !== null && (ages === null || /\p{L}/u.test(age.text));
  const said = (field: AskField) => {
    const answer = service.providerAnswers?.find((each) => each.field === field);
    if (answer === undefined) return null;
    const { year, month, day } = localDateTime(answer.answeredAt, service.timeZone);
    return <small className={styles.said}>{words.saidOn(year, month, day)}</small>;
  };
  return (
    <dl data-more="" className={styles.waysIn}>
      {hasDoorRules(service) && (
        <div>
          <dt>{words.rules}</dt>
          <dd>
            {ruleLines(service, words).join("\n")}
            {RULE_FIELDS.map((field) => (
              <Fragment key={field}>{said(field)}</Fragment>
            ))}
          </dd>
        </div>
      )}
      {service.provisions?.length > 0 && (
        <div>
          <dt>{words.provisionsTitle}</dt>
          <dd>{service.provisions.map((one) => words.provisions[one]).join("\n")}</dd>
        </div>
      )}
      {(ages !== null || hasMore) && (
        <div>
          <dt>{words.ages}</dt>
          <dd>
            <ShownLines lines={ages} shown={hasMore ? age : null} />
          </dd>
        </div>
      )}
      {intake !== undefined && (intake.lines.length > 0 || isClosed) && (
        <div>
          <dt>{words.intake}</dt>
          <dd>
            {isClosed && (
              <>
                <strong>{words.intakeClosed}</strong>
                {"\n"}
              </>
            )}
            {[...intake.lines, ...(isClosed ? [] : intakeNow(intake, now, words))].join("\n")}
          </dd>
        </div>
      )}
      {service.serviceArea !== null && (
        <div>
          <dt>{words.area}</dt>
          <dd>
            {areaText(service.serviceArea, words, language)}
            {service.servesPlace === false && (
              <>
                {"\n"}
                <strong>{words.outside(place?.label ?? "")}</strong>
              </>
            )}
          </dd>
        </div>
      )}
      {service.asksImmigrationStatus !== null && (
        <div>
          <dt>{words.immigration}</dt>
          <dd>
            {service.asksImmigrationStatus ? words.immigrationYes : words.immigrationNo}
            {said("asksImmigrationStatus")}
          </dd>
        </div>
      )}
      {WAY_IN_TEXTS.map((name) => {
        const shown = inLanguage(language, service, name);
        const ways = name === "entryText" ? service.entry.map((way) => words.entryWays[way]) : [];
        if (shown.text === null && ways.length === 0) return null;
        return (
          <div key={name}>
            <dt>{words.labels[name]}</dt>
            <dd>
              <ShownLines lines={ways.join(" · ")} shown={shown} />
              {said(name === "entryText" ? "entry" : name)}
            </dd>
          </div>
        );
      })}
      {SAID_ABOVE.map((field) => {
        const date = said(field);
        return (
          date !== null && (
            <div key={field}>
              <dt>{words.saidAbout[field]}</dt>
              <dd>{date}</dd>
            </div>
          )
        );
      })}
    </dl>
  );
}

/** Lines worded from fields, then the free text, in its own language. */
function ShownLines({ lines, shown }: { lines: string | null; shown: ShownText | null }) {
  return (
    <>
      {lines}
      {lines && shown?.text && "\n"}
      {shown?.text && <span lang={shown.mark === "english" ? "en" : undefined}>{shown.text}</span>}
      {shown !== null && <TranslationNote {...shown} />}
    </>
  );
}

const RULE_FIELDS = ["asksForId", "asksToBeSober", "houseRules"] as const;

/** Lists the stated rules, then those to ask about: an unstated one is never promised (rule ways-in 9). */
function ruleLines(service: PublicService, words: WaysInWords): readonly string[] {
  const { isLowBarrier, asksForId, asksToBeSober, houseRules } = service;
  const unknown = rulesToAsk(service);
  return [
    ...(isLowBarrier === true ? [words.few] : []),
    ...(asksForId == null ? [] : [asksForId ? words.idYes : words.idNo]),
    ...(asksToBeSober == null ? [] : [asksToBeSober ? words.soberYes : words.soberNo]),
    ...houseRules.map((rule) => words.houseRules[rule]),
    ...(unknown.length === 0 ? [] : [words.askAbout(unknown.map((rule) => words.toAsk[rule]))]),
  ];
}

/** Formats the ages; null where neither end is stated. */
function agesText({ ageMin, ageMax }: PublicService, words: WaysInWords): string | null {
  if (ageMax === null) return ageMin === null ? null : words.agesFrom(ageMin);
  return (ageMin ?? 0) === 0 ? words.agesUpTo(ageMax) : words.agesBetween(ageMin ?? 0, ageMax);
}

/** A status that has run out is not shown: the hours are. */
function intakeNow({ status, until }: IntakeView, now: number, words: WaysInWords): string[] {
  return status === undefined || (until !== undefined && until <= now) ? [] : [words.intakeNow(status)];
}
