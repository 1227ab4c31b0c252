import { useEffect, useMemo, useRef } from "react";
import { plainFacts } from "#domain/service-page/plain-words/plain-facts.ts";
import { parseHours } from "#domain/services/opening-hours/hours-of.ts";
import { openingStatus } from "#domain/services/opening-hours/opening-status-rule.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import { shownIntake } from "#domain/services/shown-intake.ts";
import type { ListenWords } from "#words/compiled/service-page/listen.ts";
import type { PlainWordsWords } from "#words/compiled/service-page/plain-words.ts";
import { plainSentences } from "#words/service-page/plain-words/plain-sentences.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { ListenBar } from "../listen/ListenBar.tsx";
import { useReading } from "../listen/use-reading.ts";
import { hasOldHours } from "../source-age.ts";
import styles from "./PlainWords.module.css";

export interface PlainTexts {
  plainWords: PlainWordsWords;
  listen: ListenWords;
}

export interface PlainWordsProps {
  service: PublicService;
  /** Names of the languages spoken. */
  languages: readonly string[];
  /** Epoch milliseconds. */
  now: number;
  isListening: boolean;
  onStop(): void;
}

/** A service in short sentences, which are read aloud where someone wants that (rules plain-words 1–6, listen 1–4). */
export function PlainWords({
  service,
  languages,
  now,
  isListening,
  onStop,
  texts,
}: PlainWordsProps & { texts: PlainTexts }) {
  const { plainWords } = texts;
  // Doors open and close on whole minutes.
  const minute = Math.floor(now / 60_000);
  const paragraphs = useMemo(() => {
    const at = minute * 60_000;
    const { bedsUpdatedAt } = service;
    const hours = parseHours(service);
    const status = openingStatus(hours, at);
    const opensAt = status.state === "CLOSED" ? status.changesAt : null;
    const atOpening =
      opensAt === null
        ? null
        : shownIntake(service, hours, { door: openingStatus(hours, opensAt), at: opensAt });
    const facts = plainFacts(service, {
      status: status.wording,
      arrival: atOpening?.status?.wording ?? null,
      intake: shownIntake(service, hours, { door: status, at }),
      hasOldHours: hasOldHours(service, at),
      languages,
      bedsCountedAt: bedsUpdatedAt === null ? null : Date.parse(bedsUpdatedAt),
      now: at,
    });
    return facts.map((some) => some.flatMap((fact) => plainSentences(fact, plainWords)));
  }, [service, languages, minute, plainWords]);
  return isListening ? (
    <ReadAloud service={service} paragraphs={paragraphs} texts={texts} onStop={onStop} />
  ) : (
    <Paragraphs paragraphs={paragraphs} plainWords={plainWords} current={null} />
  );
}

function ReadAloud({
  service: { name, phone, phoneExtension },
  paragraphs,
  texts: { plainWords, listen },
  onStop,
}: {
  service: PublicService;
  paragraphs: readonly (readonly string[])[];
  texts: PlainTexts;
  onStop(): void;
}) {
  const { language } = useApp();
  const sentences = useMemo(() => paragraphs.flat(), [paragraphs]);
  const reading = useReading(sentences, language);
  const isMarked = reading.state === "READING" || reading.state === "PAUSED";
  return (
    <>
      <Paragraphs paragraphs={paragraphs} plainWords={plainWords} current={isMarked ? reading.index : null} />
      <ListenBar
        reading={reading}
        total={sentences.length}
        phone={phone}
        phoneExtension={phoneExtension}
        name={name}
        words={listen}
        onStop={onStop}
      />
    </>
  );
}

function Paragraphs({
  paragraphs,
  plainWords,
  current,
}: {
  paragraphs: readonly (readonly string[])[];
  plainWords: PlainWordsWords;
  /** The sentence that is read aloud, counted over all paragraphs. */
  current: number | null;
}) {
  const marked = useRef<HTMLElement>(null);
  useEffect(() => {
    if (current === null) return;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    marked.current?.scrollIntoView({ block: "center", behavior: isCalm ? "auto" : "smooth" });
  }, [current]);
  let before = 0;
  return (
    <section className={styles.plain} aria-labelledby="plain-words">
      <h2 id="plain-words" className={styles.title}>
        {plainWords.title}
      </h2>
      {paragraphs.map((sentences) => {
        const first = before;
        before += sentences.length;
        return (
          <p key={sentences.join()} className={styles.paragraph}>
            {sentences.map((sentence, index) =>
              first + index === current ? (
                <span key={sentence}>
                  <mark ref={marked} className={styles.mark}>
                    {sentence}
                  </mark>{" "}
                </span>
              ) : (
                <span key={sentence}>{sentence} </span>
              ),
            )}
          </p>
        );
      })}
      <p className={styles.note}>{plainWords.madeFrom}</p>
    </section>
  );
}
