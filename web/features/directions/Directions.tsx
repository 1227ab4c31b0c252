import type { ReactNode } from "react";
import { callLink } from "#domain/base/phone/call-link.ts";
import { isTooFarToWalk } from "#domain/directions/on-foot.ts";
import { addressText } from "#domain/places/address-text.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import type { DirectionsWords } from "#words/compiled/directions/directions.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { Link } from "../../base/app-context/router.tsx";
import { useSearch } from "../../base/app-context/use-search.ts";
import type { VisitorPlace } from "../../base/browser/visitor-place.ts";
import { distanceFrom } from "../../base/browser/visitor-place.ts";
import buttons from "../../base/ui/buttons.module.css";
import { Icon } from "../../base/ui/Icon.tsx";
import { SvgIcon } from "../../base/ui/SvgIcon.tsx";
import { announced } from "./announced.ts";
import { clockText, minutesBetween } from "./clock-text.ts";
import styles from "./Directions.module.css";
import { firstRide } from "./first-ride.ts";
import type { DirectionsData, DirectionsReply } from "./load-directions.ts";
import { type KnownCaution, plannedOpening } from "./planned-opening.ts";
import { RideIcon } from "./RideIcon.tsx";
import { useDirections } from "./use-directions.ts";
import { LaterWays, RideWay, WalkWay } from "./Ways.tsx";
import { type WalkNow, walkNow } from "./walk-now.ts";

export interface DirectionsProps {
  service: PublicService;
  /** Whether and until when intake is closed. */
  caution: KnownCaution | undefined;
  /** Address of the route in another app or on another site; null: there is none. */
  mapsLink: string | null;
  /** Data that came with the document. */
  initial: DirectionsData | null;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * The way to a service by bus and on foot, and whether its door is open on arrival (rules directions 10–14 and 30): a
 * sheet under the buttons, which stay in sight.
 */
export function Directions({ text, ...props }: DirectionsProps & { text: DirectionsWords }) {
  const { place, words } = useApp();
  const search = new URLSearchParams(useSearch());
  search.delete("directions");
  search.delete("leave");
  const known = distanceFrom(place) === undefined ? null : place;
  return (
    <section className={styles.directions} aria-labelledby="directions">
      <div className={styles.top}>
        <h2 id="directions" className={styles.title}>
          {text.title}
        </h2>
        <Link href={`?${search}`} replace className={styles.close} aria-label={words.shell.close}>
          <Icon name="close" />
        </Link>
      </div>
      {known === null ? <FromWhere text={text} /> : <FromPlace {...props} place={known} text={text} />}
      {props.mapsLink !== null && (
        <p>
          <a className={buttons.quiet} href={props.mapsLink} rel="noopener noreferrer">
            <SvgIcon name="turn" />
            {text.mapApp}
          </a>
        </p>
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
  caution,
  initial,
  now,
  place,
  text,
}: Omit<DirectionsProps, "mapsLink"> & { place: VisitorPlace; text: DirectionsWords }) {
  const { words } = useApp();
  const next = plannedOpening(service, caution, place, now);
  const isNow = new URLSearchParams(useSearch()).get("leave") === "now";
  const opening = isNow ? null : next;
  const { data, isMissed, retry } = useDirections(service.id, opening, initial, now);
  const answer = data?.answer ?? null;
  const start = opening?.leavesAt ?? now;
  const walk = walkNow(service, place, start);
  const { departure, departureAt } = clockText(text, service.timeZone, now);
  const shared = { now, opensAt: opening?.opensAt ?? null, text };
  return (
    <>
      {next !== null && <Starts opensAt={departureAt(next.opensAt)} isNow={isNow} text={text} />}
      <p className={styles.minor}>
        {place.kind === "here" ? text.fromHere : text.fromCenter(place.label)},{" "}
        {opening === null
          ? text.leavingNow(departure(now))
          : text.leaving(departureAt(answer?.ok === true ? answer.reply.leavesAt : start))}{" "}
        · <PlaceLink className={styles.change}>{text.change}</PlaceLink>
      </p>
      <p className={answer === null ? styles.minor : "visually-hidden"} role="status">
        {answer === null
          ? text.loading
          : answer.ok
            ? announced(answer.reply, walk, {
                ...shared,
                timeZone: service.timeZone,
                miles: words.services.miles,
              })
            : ""}
      </p>
      {answer?.ok === false && (
        <NotFound service={service} problem={answer.problem} retry={retry} text={text} />
      )}
      {answer?.ok === true && isMissed && <p className={styles.minor}>{text.missed}</p>}
      {answer?.ok === true ? (
        <Found
          reply={answer.reply}
          walk={walk}
          start={opening === null ? now : Date.parse(answer.reply.leavesAt)}
          service={service}
          {...shared}
        />
      ) : (
        answer !== null &&
        !isNone(answer.problem) &&
        walk !== null && <WalkWay walk={walk} service={service} {...shared} />
      )}
    </>
  );
}

interface Problem {
  readonly code: number;
  readonly message: string;
}

/** Whether the problem means that no route exists, rather than a failure. */
function isNone({ code }: Problem): boolean {
  return code === 404 || code === 400;
}

function NotFound({
  service,
  problem,
  retry,
  text,
}: {
  service: PublicService;
  problem: Problem;
  retry: () => void;
  text: DirectionsWords;
}) {
  const { words } = useApp();
  const failure = problem.message === "" ? text.offline : text.failed;
  return (
    <div role="alert" className={styles.failure}>
      <p>{isNone(problem) ? text.none : failure}</p>
      <p className={styles.buttons}>
        {!isNone(problem) && (
          <button type="button" className={buttons.outlined} onClick={retry}>
            {words.shell.tryAgain}
          </button>
        )}
        <PhoneLink service={service} />
      </p>
      <p>{addressText(service)}</p>
    </div>
  );
}

/** For a closed door, offers its next opening first, and leaving now after it. */
function Starts({ opensAt, isNow, text }: { opensAt: string; isNow: boolean; text: DirectionsWords }) {
  const search = useSearch();
  const chip = (leave: "now" | null, label: string) => {
    const own = new URLSearchParams(search);
    if (leave === null) own.delete("leave");
    else own.set("leave", leave);
    const isChosen = isNow === (leave === "now");
    return (
      <Link
        className={buttons.outlined}
        href={`?${own}`}
        replace
        aria-current={isChosen ? "true" : undefined}
      >
        {isChosen && <Icon name="check" />}
        {label}
      </Link>
    );
  };
  return (
    <nav aria-label={text.when} className={styles.ways}>
      {chip(null, text.opens(opensAt))}
      {chip("now", text.nowAnyway)}
    </nav>
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
  start,
  service,
  now,
  opensAt,
  text,
}: {
  reply: DirectionsReply;
  walk: WalkNow | null;
  /** Time at which the ride begins, in epoch milliseconds. */
  start: number;
  service: PublicService;
  now: number;
  /** Opening that the route was planned for, in epoch milliseconds; null: it begins now. */
  opensAt: number | null;
  text: DirectionsWords;
}) {
  const search = new URLSearchParams(useSearch());
  const ride = firstRide(reply);
  const shared = { service, now, opensAt, text };
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
          `${text.rides[ride.mode]} · ${text.minutes(minutesBetween(start, reply.arrivesAt))}`,
        )}
        {walk !== null &&
          !isFar &&
          chip(
            "walk",
            isOnFoot,
            <Icon name="walk" />,
            `${text.onFoot} · ${text.minutes(minutesBetween(walk.leavesAt, walk.arrivesAt))}`,
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
