import type { ReactNode } from "react";
import { isTooFarToWalk } from "#domain/directions/on-foot.ts";
import { callLink } from "#domain/phone/call-link.ts";
import { addressText } from "#domain/places/address-text.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import type { DirectionsWords } from "#domain/words/en/directions.ts";
import { useApp } from "../../app-context/app-context.tsx";
import { Link } from "../../app-context/router.tsx";
import { useSearch } from "../../app-context/use-search.ts";
import type { VisitorPlace } from "../../app-context/visitor-place.ts";
import { distanceFrom } from "../../app-context/visitor-place.ts";
import buttons from "../../ui/buttons.module.css";
import { Icon } from "../../ui/Icon.tsx";
import { announced } from "./announced.ts";
import { clockText, minutesBetween } from "./clock-text.ts";
import styles from "./Directions.module.css";
import { firstRide } from "./first-ride.ts";
import type { DirectionsData, DirectionsReply } from "./load-directions.ts";
import { RideIcon } from "./RideIcon.tsx";
import { useDirections } from "./use-directions.ts";
import { LaterWays, RideWay, WalkWay } from "./Ways.tsx";
import { type WalkNow, walkNow } from "./walk-now.ts";

export interface DirectionsProps {
  service: PublicService;
  /** What came with the document. */
  initial: DirectionsData | null;
  /** Epoch milliseconds. */
  now: number;
}

/** The way to a service by bus and on foot, and whether its door is open on arrival (rules directions 10–14). */
export function Directions({ service, initial, now, text }: DirectionsProps & { text: DirectionsWords }) {
  const { place } = useApp();
  const known = distanceFrom(place) === undefined ? null : place;
  return (
    <section className={styles.directions} aria-labelledby="directions">
      <h2 id="directions" className={styles.title}>
        {text.title}
      </h2>
      {known === null ? (
        <FromWhere text={text} />
      ) : (
        <FromPlace service={service} initial={initial} now={now} place={known} text={text} />
      )}
    </section>
  );
}

/** Opens the location picker, which also offers the device's position. */
function PlaceLink({ className, children }: { className: string | undefined; children: string }) {
  const { openPanel } = useApp();
  const search = new URLSearchParams(useSearch());
  search.set("show", "place");
  return (
    <a
      className={className}
      href={`?${search}`}
      onClick={(event) => {
        event.preventDefault();
        openPanel("place");
      }}
    >
      {children}
    </a>
  );
}

function FromWhere({ text }: { text: DirectionsWords }) {
  return (
    <>
      <p className={styles.strong}>{text.fromWhere}</p>
      <p className={styles.minor}>{text.fromWhereHint}</p>
      <p>
        <PlaceLink className={buttons.outlined}>{text.choose}</PlaceLink>
      </p>
    </>
  );
}

function FromPlace({
  service,
  initial,
  now,
  place,
  text,
}: DirectionsProps & { place: VisitorPlace; text: DirectionsWords }) {
  const { words } = useApp();
  const { data, isMissed, retry } = useDirections(service.id, initial, now);
  const answer = data?.answer ?? null;
  const walk = walkNow(service, place, now);
  const { departure } = clockText(text, service.timeZone, now);
  const isNone = answer?.ok === false && (answer.problem.code === 404 || answer.problem.code === 400);
  return (
    <>
      <p className={styles.minor}>
        {place.kind === "here" ? text.fromHere : text.fromCenter(place.label)},{" "}
        {text.leavingNow(departure(now))} · <PlaceLink className={styles.change}>{text.change}</PlaceLink>
      </p>
      <p className={answer === null ? styles.minor : "visually-hidden"} role="status">
        {answer === null
          ? text.loading
          : answer.ok
            ? announced(answer.reply, walk, service.timeZone, now, { text, miles: words.services.miles })
            : ""}
      </p>
      {answer?.ok === false && (
        <div role="alert" className={styles.failure}>
          <p>{isNone ? text.none : answer.problem.message === "" ? text.offline : text.failed}</p>
          <p className={styles.buttons}>
            {!isNone && (
              <button type="button" className={buttons.outlined} onClick={retry}>
                {words.shell.tryAgain}
              </button>
            )}
            <PhoneLink service={service} />
          </p>
          <p>{addressText(service)}</p>
        </div>
      )}
      {answer?.ok === true && isMissed && <p className={styles.minor}>{text.missed}</p>}
      {answer?.ok === true ? (
        <Found reply={answer.reply} walk={walk} service={service} now={now} text={text} />
      ) : (
        answer !== null &&
        !isNone &&
        walk !== null && <WalkWay walk={walk} service={service} now={now} text={text} />
      )}
    </>
  );
}

function PhoneLink({ service: { phone, phoneExtension, name } }: { service: PublicService }) {
  const { words } = useApp();
  if (phone === null) return null;
  return (
    <a className={buttons.outlined} href={callLink(phone, phoneExtension)}>
      <Icon name="phone" />
      <span>
        {words.services.call} {phone}
        <span className="visually-hidden"> {name}</span>
      </span>
    </a>
  );
}

function Found({
  reply,
  walk,
  service,
  now,
  text,
}: {
  reply: DirectionsReply;
  walk: WalkNow | null;
  service: PublicService;
  now: number;
  text: DirectionsWords;
}) {
  const search = new URLSearchParams(useSearch());
  const ride = firstRide(reply);
  const shared = { service, now, text };
  const isFar = walk !== null && isTooFarToWalk(walk.metres);
  if (ride === null) {
    return (
      <>
        {walk !== null && <WalkWay walk={walk} {...shared} />}
        <p className={styles.minor}>{text.noRide}</p>
        {isFar && (
          <p>
            <PhoneLink service={service} />
          </p>
        )}
      </>
    );
  }
  const isOnFoot = search.get("directions") === "walk" && walk !== null && !isFar;
  const chip = (way: string, isChosen: boolean, icon: ReactNode, label: string) => {
    const own = new URLSearchParams(search);
    own.set("directions", way);
    return (
      <Link
        className={buttons.outlined}
        href={`?${own}`}
        replace
        aria-current={isChosen ? "true" : undefined}
      >
        {icon}
        {label}
      </Link>
    );
  };
  return (
    <>
      <nav aria-label={text.ways} className={styles.ways}>
        {chip(
          "1",
          !isOnFoot,
          <RideIcon mode={ride.mode} />,
          `${text.rides[ride.mode]} · ${text.minutes(minutesBetween(now, reply.arrivesAt))}`,
        )}
        {walk !== null &&
          !isFar &&
          chip(
            "walk",
            isOnFoot,
            <Icon name="walk" />,
            `${text.onFoot} · ${text.minutes(minutesBetween(now, walk.arrivesAt))}`,
          )}
      </nav>
      {isOnFoot ? (
        <WalkWay walk={walk} {...shared} />
      ) : (
        <>
          <RideWay way={reply} ride={ride} {...shared} />
          <LaterWays reply={reply} walk={walk} {...shared} />
        </>
      )}
    </>
  );
}
