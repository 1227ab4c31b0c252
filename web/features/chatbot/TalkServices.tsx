import { useEffect, useState } from "react";
import type { EndpointReply } from "#domain/base/contract/call-api.ts";
import { isTimeZone, localTime, MS_PER_MINUTE } from "#domain/base/time/zone.ts";
import type { ListedForViewer } from "#domain/services/listing.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { Link } from "../../base/app-context/router.tsx";
import { serverNow } from "../../base/browser/server-clock.ts";
import { whenResolved } from "../../base/calls/when-resolved.ts";
import { servicePath } from "../../base/pages/public-pages.ts";
import { toCard } from "../../base/service-card/card.ts";
import { ServiceCard } from "../../base/service-card/ServiceCard.tsx";
import { loadArrivals } from "../directions/load-arrivals.ts";
import styles from "./Talk.module.css";
import type { AnswerWords } from "./use-answer-words.ts";

type Arrival = EndpointReply<"GET /arrivals">[number] & {
  /** Time of the answer, in epoch milliseconds. */
  readonly saidAt: number;
};

/** Longer trips get no notice about the door. */
const MAX_TRIP_MS = 2 * 60 * 60_000;

/** The services of an answer, each with how soon one is there and whether it is open then. */
export function TalkServices({
  services,
  notes,
  from,
  words,
}: {
  services: readonly ListedForViewer[];
  /** Notes of the answer on some of the services, by id. */
  notes: readonly { readonly id: string; readonly text: string }[];
  /** `longitude|latitude` of the visitor when they asked; undefined: not known. */
  from: string | undefined;
  words: AnswerWords;
}) {
  const { language, now } = useApp();
  const arrivals = useArrivalsAt(services, from);
  return (
    <ul className={styles.services}>
      {services.flatMap((service) => {
        const arrival = arrivals.find(({ service: id }) => id === service.id);
        const note = notes.find(({ id }) => id === service.id);
        const card = [
          <ServiceCard key={service.id} card={toCard(service, language)} now={now} level={2} />,
          ...(note === undefined
            ? []
            : [
                <li key={`${service.id} note`} className={styles.rowNote} lang={words.language}>
                  {note.text}
                </li>,
              ]),
        ];
        if (arrival === undefined) return card;
        return [
          ...card,
          <li key={`${service.id} way`} className={styles.way} lang={words.language}>
            <Link href={`${servicePath(service.id)}?directions=1`}>
              <span className="visually-hidden">{words.text.way.seeWay(service.name)} </span>
              {note !== undefined && arrival.openOnArrival === "CLOSED"
                ? words.text.way.directions
                : formatArrival(arrival, service.timeZone, words)}
            </Link>
          </li>,
        ];
      })}
    </ul>
  );
}

/** Once for each answer: what was said stays as it was. */
function useArrivalsAt(services: readonly ListedForViewer[], from: string | undefined): readonly Arrival[] {
  const { callApi } = useApp();
  const [arrivals, setArrivals] = useState<readonly Arrival[]>([]);
  const ids = services.map(({ id }) => id).join();
  useEffect(() => {
    if (from === undefined || ids === "") return;
    return whenResolved(loadArrivals(callApi, ids.split(","), from), (answer) => {
      // Without a reply the cards show what they have.
      if (!answer.ok) return;
      const saidAt = serverNow();
      const near = answer.reply.filter(({ arrivesAt }) => Date.parse(arrivesAt) - saidAt <= MAX_TRIP_MS);
      setArrivals(near.map((arrival) => ({ ...arrival, saidAt })));
    });
  }, [callApi, from, ids]);
  return arrivals;
}

/** Parts of a minute are rounded up: no one is shown to arrive earlier than they do. */
function formatArrival(
  { arrivesAt, mode, openOnArrival, saidAt }: Arrival,
  timeZone: string,
  { text }: AnswerWords,
): string {
  const state = text.way.onArrival[openOnArrival];
  if (mode === "WALK") {
    const minutes = Math.max(1, Math.ceil((Date.parse(arrivesAt) - saidAt) / MS_PER_MINUTE));
    return `${text.way.walk(minutes)} ${state}`;
  }
  const at = Math.ceil(Date.parse(arrivesAt) / MS_PER_MINUTE) * MS_PER_MINUTE;
  const { minute } = localTime(isTimeZone(timeZone) ? timeZone : "UTC", at);
  return `${text.way.reach[mode](text.time(minute))} ${state}`;
}
