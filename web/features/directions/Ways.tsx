import { isTooFarToWalk } from "#domain/directions/on-foot.ts";
import type { ArrivalState } from "#domain/directions/open-on-arrival.ts";
import { addressText } from "#domain/places/address-text.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import type { DirectionsWords } from "#words/compiled/directions/directions.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { Icon } from "../../base/ui/Icon.tsx";
import { Status } from "../../base/ui/Status.tsx";
import { arrivalText } from "./arrival-text.ts";
import { clockText, minutesBetween } from "./clock-text.ts";
import styles from "./Directions.module.css";
import { firstRide, isRide, type Ride, rideName } from "./first-ride.ts";
import type { DirectionsReply, Leg } from "./load-directions.ts";
import { RideIcon } from "./RideIcon.tsx";
import { formatMiles, type WalkNow } from "./walk-now.ts";

interface WayProps {
  service: PublicService;
  /** Epoch milliseconds. */
  now: number;
  /** Opening that the route was planned for, in epoch milliseconds; null: it begins now. */
  opensAt: number | null;
  text: DirectionsWords;
}

/** A walk of more minutes is called far. */
const LONG_WALK_MINUTES = 60;
/** A picture of more legs would not fit a phone. */
const MAX_PICTURED_LEGS = 3;

const STATES = { OPEN: "OPEN", CLOSED: "CLOSED", CLOSES_SOON: "CONTACT", ASK: "CONTACT" } as const;

function Arrival({
  way,
  opensAt,
  text,
}: Pick<WayProps, "opensAt" | "text"> & {
  way: { openOnArrival: ArrivalState; arrivesAt: string | number };
}) {
  const found = arrivalText(way.openOnArrival, way.arrivesAt, opensAt, text);
  return <Status state={STATES[found.state]} text={found.text} />;
}

/** A walk; of one that is too far only that. */
export function WalkWay(props: WayProps & { walk: WalkNow }) {
  if (isTooFarToWalk(props.walk.metres)) return <TooFar walk={props.walk} text={props.text} />;
  return <Walk {...props} />;
}

function Walk({ walk, service, now, opensAt, text }: WayProps & { walk: WalkNow }) {
  const { departure, arrival, arrivalAt } = clockText(text, service.timeZone, now);
  const minutes = minutesBetween(walk.leavesAt, walk.arrivesAt);
  const duration = text.minutes(minutes);
  return (
    <>
      {minutes > LONG_WALK_MINUTES && <p className={styles.caution}>{text.longWalk}</p>}
      <div>
        <h3 className={styles.name}>{text.walkArrives(duration, arrivalAt(walk.arrivesAt))}</h3>
        <Arrival way={walk} opensAt={opensAt} text={text} />
      </div>
      <ol className={styles.steps} aria-label={text.steps}>
        <li className={styles.walked}>
          <span className={styles.time}>{departure(walk.leavesAt)}</span>
          <span className={styles.symbol}>
            <Icon name="walk" />
          </span>
          <div>
            <p className={styles.strong}>{text.walkTo(duration, service.name)}</p>
            <Miles metres={walk.metres} />
          </div>
        </li>
        <Door at={arrival(walk.arrivesAt)} service={service} />
      </ol>
      <p className={styles.minor}>{text.estimates}</p>
    </>
  );
}

/** Shown instead of a walk that is too long. */
function TooFar({ walk, text }: { walk: WalkNow; text: DirectionsWords }) {
  const { words } = useApp();
  return (
    <p className={styles.caution}>{text.tooFarToWalk(words.services.miles(formatMiles(walk.metres)))}</p>
  );
}

/** A way with a ride: when it leaves, whether the door is open then, and each step. */
export function RideWay({
  way,
  ride,
  service,
  now,
  opensAt,
  text,
}: WayProps & { way: Omit<DirectionsReply, "later">; ride: Ride }) {
  const { legs, leavesAt, arrivesAt, lastBack } = way;
  const { departure, arrival, departureAt, arrivalAt } = clockText(text, service.timeZone, now);
  return (
    <>
      <div>
        <h3 className={styles.name}>
          {text.rideLeaves(rideName(ride, text), departureAt(ride.leavesAt), ride.from ?? "")}
        </h3>
        <p className={styles.minor}>
          {text.rideArrives(text.minutes(minutesBetween(leavesAt, arrivesAt)), arrivalAt(arrivesAt))}
        </p>
        <Arrival way={way} opensAt={opensAt} text={text} />
      </div>
      {legs.length <= MAX_PICTURED_LEGS && <Picture legs={legs} text={text} />}
      <ol className={styles.steps} aria-label={text.steps}>
        {legs.map((leg, index) => (
          <Step
            key={leg.leavesAt + leg.mode}
            leg={leg}
            isLast={index === legs.length - 1}
            at={departure(leg.leavesAt)}
            service={service}
            text={text}
          />
        ))}
        <Door at={arrival(arrivesAt)} service={service} />
      </ol>
      <p className={styles.minor}>
        {lastBack === null ? text.noRideBack : text.lastBack(departureAt(lastBack))}
      </p>
      <p className={styles.minor}>{text.estimates}</p>
    </>
  );
}

/** The legs side by side; the steps say the same. */
function Picture({ legs, text }: { legs: readonly Leg[]; text: DirectionsWords }) {
  return (
    <div className={styles.picture} aria-hidden="true">
      {legs.map((leg) => (
        <div key={leg.leavesAt + leg.mode} className={isRide(leg) ? styles.riding : styles.walking}>
          <span className={styles.bar}>
            {isRide(leg) && (
              <>
                <RideIcon mode={leg.mode} /> {leg.line}
              </>
            )}
          </span>
          <span className={styles.minor}>
            {!isRide(leg) && <Icon name="walk" />}
            {text.minutes(minutesBetween(leg.leavesAt, leg.arrivesAt))}
          </span>
        </div>
      ))}
    </div>
  );
}

function Step({
  leg,
  isLast,
  at,
  service,
  text,
}: {
  leg: Leg;
  isLast: boolean;
  at: string;
  service: PublicService;
  text: DirectionsWords;
}) {
  const duration = text.minutes(minutesBetween(leg.leavesAt, leg.arrivesAt));
  return (
    <li className={isRide(leg) ? styles.ridden : styles.walked}>
      <span className={styles.time}>{at}</span>
      <span className={styles.symbol}>
        {isRide(leg) ? <RideIcon mode={leg.mode} /> : <Icon name="walk" />}
      </span>
      <div>
        <p className={styles.strong}>
          {isRide(leg)
            ? rideTitle(leg, text)
            : isLast
              ? text.walkTo(duration, service.name)
              : text.walkToStop(duration, leg.to)}
        </p>
        {isRide(leg) ? (
          <p className={styles.minor}>{text.getOff(leg.stops, leg.to)}</p>
        ) : (
          <Miles metres={leg.metres} />
        )}
      </div>
    </li>
  );
}

function rideTitle(ride: Ride, text: DirectionsWords): string {
  const name = rideName(ride, text);
  return ride.headsign === null ? name : text.toward(name, ride.headsign);
}

/** The end of the route. */
function Door({ at, service }: { at: string; service: PublicService }) {
  return (
    <li className={styles.door}>
      <span className={styles.time}>{at}</span>
      <span className={styles.symbol}>
        <Icon name="pin" />
      </span>
      <div>
        <p className={styles.strong}>{service.name}</p>
        <p className={styles.minor}>{addressText({ ...service, address2: null })}</p>
        {/* Often how to be let in: it is not for the middle of the address. */}
        {service.address2 !== null && <p className={styles.minor}>{service.address2}</p>}
      </div>
    </li>
  );
}

function Miles({ metres }: { metres: number | null }) {
  const { words } = useApp();
  if (metres === null) return null;
  const miles = formatMiles(metres);
  // The minutes say enough of a walk of a few steps.
  if (Number(miles) === 0) return null;
  return <p className={styles.minor}>{words.services.miles(miles)}</p>;
}

/** The next way that arrives later, and the walk beside them. */
export function LaterWays({
  reply: { later },
  walk,
  service,
  now,
  opensAt,
  text,
}: WayProps & { reply: DirectionsReply; walk: WalkNow | null }) {
  const { words } = useApp();
  const { departure, arrival } = clockText(text, service.timeZone, now);
  const ride = later === null ? null : firstRide(later);
  return (
    <div>
      {later !== null && ride !== null && (
        <>
          <h3 className={styles.name}>{text.later}</h3>
          <div className={styles.row}>
            <p>
              <b>{rideName(ride, text)}</b> · {text.leaves(departure(ride.leavesAt))},{" "}
              {text.arrives(arrival(later.arrivesAt))}
            </p>
            <Arrival way={later} opensAt={opensAt} text={text} />
          </div>
        </>
      )}
      {walk !== null && isTooFarToWalk(walk.metres) && <TooFar walk={walk} text={text} />}
      {walk !== null && !isTooFarToWalk(walk.metres) && (
        <div className={styles.row}>
          <p>{text.onFootArrives(words.services.miles(formatMiles(walk.metres)), arrival(walk.arrivesAt))}</p>
          <Arrival way={walk} opensAt={opensAt} text={text} />
        </div>
      )}
    </div>
  );
}
