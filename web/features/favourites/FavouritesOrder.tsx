import { useEffect, useRef, useState } from "react";
import type { ListedService } from "#domain/services/public-service.ts";
import type { FavouritesOrderWords } from "#domain/words/en/favourites-order.ts";
import { useApp } from "../../app-context/app-context.tsx";
import { Link } from "../../app-context/router.tsx";
import type { VisitorPlace } from "../../app-context/visitor-place.ts";
import { servicePath } from "../../pages/public-pages.ts";
import buttons from "../../ui/buttons.module.css";
import { SvgIcon } from "../../ui/SvgIcon.tsx";
import styles from "./FavouritesOrder.module.css";
import { type FavouritesInOrder, loadOrder, MAX_ORDERED } from "./load-order.ts";
import { visitText } from "./visit-text.ts";

export interface FavouritesOrderProps {
  services: readonly ListedService[];
  place: VisitorPlace;
  /** Epoch milliseconds. */
  now: number;
  /** @param times when to go to each, by id */
  onPrint: (services: readonly ListedService[], times: ReadonlyMap<string, string>) => void;
}

/** The favourites in the order in which they can be reached today, with when to leave (rules directions 23–25). */
export function FavouritesOrder({
  services,
  place,
  now,
  onPrint,
  text,
}: FavouritesOrderProps & { text: FavouritesOrderWords }) {
  const { callApi, words } = useApp();
  const [answered, setAnswered] = useState<{ question: string; answer: FavouritesInOrder } | null>(null);
  const [isLoading, setLoading] = useState(true);
  const [attempt, setAttempt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = services.slice(0, MAX_ORDERED);
  const latest = useRef({ asked, now });
  latest.current = { asked, now };
  const ids = asked.map(({ id }) => id).join();
  const question = `${ids} ${place.longitude} ${place.latitude}`;
  // The order of other services or from elsewhere is none; before another attempt answers, the one that is there stands.
  const found = answered?.question === question ? answered.answer : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for other services, another place or another attempt, not every minute.
  useEffect(() => {
    let isCurrent = true;
    setLoading(true);
    void loadOrder(callApi, latest.current.asked, place, latest.current.now).then((answer) => {
      if (!isCurrent) return;
      setAnswered({ question, answer });
      setLoading(false);
      // The button that was pressed goes away.
      if (attempt > 0 && answer.trouble === null) heading.current?.focus({ preventScroll: true });
    });
    return () => {
      isCurrent = false;
    };
  }, [callApi, question, attempt]);
  const serviceOf = (id: string) => services.find((service) => service.id === id);
  const visits = (found?.order.visits ?? []).flatMap((visit) => {
    const service = serviceOf(visit.service);
    return service === undefined || found === null
      ? []
      : [{ visit, service, time: visitText(visit, service.timeZone, found.askedAt, text) }];
  });
  const unreached = (found?.order.unreached ?? []).flatMap(({ service: id, why }) => {
    const service = serviceOf(id);
    return service === undefined ? [] : [{ service, why }];
  });
  return (
    <section className={styles.order} aria-labelledby="favourites-order">
      <h2 id="favourites-order" className={styles.title} ref={heading} tabIndex={-1}>
        {text.title}
      </h2>
      <p role="status" className={isLoading || visits.length === 0 ? undefined : "visually-hidden"}>
        {isLoading || found === null
          ? text.loading
          : visits.length === 0
            ? text.none
            : text.ready(visits.length)}
      </p>
      {found !== null && (
        <>
          <p>
            {text.from(place.kind === "here" ? null : place.label)} {text.estimates}
          </p>
          {found.trouble !== null && (
            <>
              <p>{text.trouble[found.trouble]}</p>
              <button type="button" className={buttons.outlined} onClick={() => setAttempt(attempt + 1)}>
                {words.shell.tryAgain}
              </button>
            </>
          )}
          {services.length > MAX_ORDERED && <p>{text.onlyFirst(MAX_ORDERED)}</p>}
          {visits.length > 0 && (
            <ol className={styles.visits}>
              {visits.map(({ visit, service, time }) => (
                <li key={visit.service}>
                  <Link href={servicePath(service.id)} className={styles.name}>
                    {service.name}
                  </Link>
                  <p>{time}</p>
                  <Link href={`${servicePath(service.id)}?directions=1`}>{text.seeWay(service.name)}</Link>
                </li>
              ))}
            </ol>
          )}
          {unreached.length > 0 && (
            <>
              <h3 className={styles.title}>{text.unreached}</h3>
              <ul className={styles.visits}>
                {unreached.map(({ service, why }) => (
                  <li key={service.id}>
                    <Link href={servicePath(service.id)} className={styles.name}>
                      {service.name}
                    </Link>
                    <p>{text.why[why]}</p>
                  </li>
                ))}
              </ul>
            </>
          )}
          {visits.length > 0 && (
            <button
              type="button"
              className={buttons.outlined}
              onClick={() =>
                onPrint(
                  [...visits, ...unreached].map(({ service }) => service),
                  new Map(visits.map(({ service, time }) => [service.id, time])),
                )
              }
            >
              <SvgIcon name="print" />
              {text.print}
            </button>
          )}
        </>
      )}
    </section>
  );
}
