import type { ReactNode } from "react";
import { memo } from "react";
import { callLink } from "#domain/base/phone/call-link.ts";
import { isStaleCount } from "#domain/beds/stale-count.ts";
import { isFar, wholeMiles } from "#domain/places/far-away.ts";
import { useApp } from "../app-context/app-context.tsx";
import { Link } from "../app-context/router.tsx";
import { servicePath } from "../pages/home-query.ts";
import buttons from "../ui/buttons.module.css";
import { Icon } from "../ui/Icon.tsx";
import { Status } from "../ui/Status.tsx";
import type { Words } from "../words/words.ts";
import { ago } from "./ago.ts";
import { type Card, numberOfCard, toCardTime } from "./card.ts";
import { FavouriteButton } from "./FavouriteButton.tsx";
import { KudoButton } from "./KudoButton.tsx";
import { useListMarks } from "./list-marks.ts";
import styles from "./ServiceCard.module.css";

/** Further than this no one is shown as walking. */
const WALKABLE_MILES = 3;

/** One service in a list: what it is, for whom, whether it is open, how far, and how to reach it. */
export const ServiceCard = memo(function ServiceCard({
  card,
  now,
  level,
  actions,
}: {
  card: Card;
  /** Epoch milliseconds, for the age of bed counts. */
  now: number;
  level: 2 | 3;
  /** Buttons for those who may change the service. */
  actions?: ReactNode;
}) {
  const { words, language } = useApp();
  const Heading = level === 2 ? "h2" : "h3";
  const { mark, text, isOpen } = toCardTime(card, now, { language, words });
  // Full or stale counts take a line of their own, and so does a later note on the way to an open door.
  const isShort =
    (card.beds === undefined || card.beds[0] === 0 || isStaleCount(card.beds[2], now)) &&
    !(isOpen && card.distance !== undefined);
  const kudos = card.likes !== undefined && <KudoButton id={card.id} name={card.name} likes={card.likes} />;
  return (
    <li className={actions === undefined ? styles.card : `${styles.card} ${styles.editable}`}>
      <Heading className={styles.name}>
        <Link href={servicePath(card.id)} className={styles.link}>
          {card.name}
        </Link>
      </Heading>
      <FavouriteButton id={card.id} name={card.name} isProtected={card.isProtected === true} />
      <p className={card.isProtected === true ? `${styles.about} ${styles.quiet}` : styles.about}>
        <Where card={card} words={words} />
        <Audience card={card} words={words} />
        {card.organization !== undefined && ` · ${card.organization}`}
        <Summary card={card} words={words} />
      </p>
      <div className={styles.foot}>
        <div className={isShort ? `${styles.status} ${styles.short}` : styles.status}>
          <Status state={mark} text={text} />
          {card.cautions?.map(
            ({ text, until }) =>
              // The status already says what is said about time.
              until === null && (
                <p key={text} className={styles.caution}>
                  {text}
                </p>
              ),
          )}
          <p className={styles.facts}>
            {card.wished?.map(({ text, state }) => (
              <b key={text} className={state === "YES" ? styles.free : styles.caution}>
                {text}
              </b>
            ))}
            {isShort && kudos}
            {card.beds !== undefined && (
              <Beds
                beds={card.beds}
                now={now}
                words={words}
                isCallSaid={text.includes(words.services.callFirst)}
              />
            )}
            {!isShort && kudos}
            <Marks card={card} isOpen={isOpen} />
          </p>
        </div>
        {card.phone !== undefined && (
          <a className={`${buttons.outlined} ${styles.call}`} href={callLink(...numberOfCard(card.phone))}>
            <Icon name="phone" />
            <span aria-hidden="true">{words.services.call}</span>
            <span className="visually-hidden">{words.services.callName(card.name)}</span>
            <b>{card.phone}</b>
          </a>
        )}
      </div>
      {actions}
    </li>
  );
});

function Audience({ card, words }: { card: Card; words: Words }) {
  const { categories, petsWelcome, audienceUnknown } = words.services;
  const parts = card.category.includes("ALL")
    ? [categories.ALL]
    : card.category.map((category) => categories[category]);
  return (
    <>
      {parts.length === 0 ? <span className={styles.caution}>{audienceUnknown}</span> : parts.join(", ")}
      {card.pets === true && card.wished === undefined && `, ${petsWelcome}`}
      {card.there && ` · ${card.there}`}
    </>
  );
}

/**
 * Shows as much of the summary as the line has room for: the page has all of it, and one more card on the screen is
 * worth more.
 */
function Summary({ card: { summary, mark }, words: { services } }: { card: Card; words: Words }) {
  if (summary === undefined) return null;
  return (
    <>
      {" · "}
      {mark !== undefined && <i>{mark === "english" ? services.inEnglish : services.machineTranslation}: </i>}
      <bdi lang={mark === "english" ? "en" : undefined}>{summary}</bdi>
    </>
  );
}

function Beds({
  beds,
  now,
  words,
  isCallSaid,
}: {
  beds: NonNullable<Card["beds"]>;
  now: number;
  words: Words;
  /** The status says so already. */
  isCallSaid: boolean;
}) {
  const [available, , countedAt, groups = []] = beds;
  const isStale = isStaleCount(countedAt, now);
  return (
    <span className={styles.fact}>
      <Icon name="bed" className={styles.icon} />
      <span>
        <b className={available > 0 ? (isStale ? styles.caution : styles.free) : styles.full}>
          {available > 0 ? words.services.beds(available) : words.services.full}
        </b>
        {available > 0 &&
          groups.map(([audience, free]) => ` · ${words.services.categories[audience]} ${free}`)}
        {countedAt !== null && ` · ${ago(words.services, countedAt, now)}`}
        {(available === 0 || isStale) && !isCallSaid && `, ${words.services.callFirst}`}
      </span>
    </span>
  );
}

/** Marks that load after the list: the open door will be closed on arrival, and which facts fit the visitor. */
function Marks({ card, isOpen }: { card: Card; isOpen: boolean }) {
  const arrival = useListMarks(({ marks }) => marks.get(card.id));
  const forMe = useListMarks((marks) => marks.forMe);
  return (
    <>
      {isOpen && arrival?.state !== "OPEN" && arrival?.shown?.node}
      {forMe?.mark(card)}
    </>
  );
}

/** Shows the distance, or the city where that is not public. */
function Where({ card: { id, distance, city, remote, isProtected }, words }: { card: Card; words: Words }) {
  const arrival = useListMarks(({ marks }) => marks.get(id))?.shown;
  if (remote === true) return `${words.home.remote} · `;
  if (distance === undefined && city === undefined) return null;
  const miles = (distance ?? 0).toFixed(1);
  return (
    <>
      <Icon
        name={arrival?.icon ?? (distance !== undefined && distance <= WALKABLE_MILES ? "walk" : "pin")}
        className={`${styles.icon} ${arrival?.className ?? ""}`}
      />
      {distance === undefined ? (
        // A provider's own words for the region need none before them.
        isProtected === true ? (
          city
        ) : (
          words.services.inTown(city ?? "")
        )
      ) : isFar(distance) ? (
        <b className={styles.caution}>{words.services.farAway(wholeMiles(distance))}</b>
      ) : (
        <>
          <b aria-hidden="true">{words.services.miles(miles)}</b>
          <span className="visually-hidden">{words.services.milesSpoken(miles)}</span>
        </>
      )}
      {" · "}
    </>
  );
}
