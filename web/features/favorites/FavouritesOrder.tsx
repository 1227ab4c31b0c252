import { type ReactNode, useRef } from "react";
import type { ListedService } from "#domain/services/public-service.ts";
import type { FavouritesOrderWords } from "#words/compiled/favorites/favourites-order.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { Link } from "../../base/app-context/router.tsx";
import type { VisitorPlace } from "../../base/browser/visitor-place.ts";
import { servicePath } from "../../base/pages/public-pages.ts";
import buttons from "../../base/ui/buttons.module.css";
import { SvgIcon } from "../../base/ui/SvgIcon.tsx";
import styles from "./FavouritesOrder.module.css";
import { type FavouritesInOrder, MAX_ORDERED } from "./load-order.ts";
import type { NotedService, PrintedOrder } from "./PrintableFavourites.tsx";
import { useOrder } from "./use-order.ts";
import { startText, visitText } from "./visit-text.ts";

export interface FavouritesOrderProps {
  services: readonly ListedService[];
  place: VisitorPlace;
  /** Epoch milliseconds. */
  now: number;
  onPrint: (order: PrintedOrder) => void;
}

/** The favorites in the order in which they can be reached today, with when to leave (rules directions 23–28). */
export function FavouritesOrder({
  services,
  place,
  now,
  onPrint,
  text,
}: FavouritesOrderProps & { text: FavouritesOrderWords }) {
  const { words } = useApp();
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = services.slice(0, MAX_ORDERED);
  // The pressed button disappears.
  const { found, isLoading, retry } = useOrder(asked, place, now, () =>
    heading.current?.focus({ preventScroll: true }),
  );
  const order = found === null ? null : orderText(found, services, place, text);
  const count = order?.visits.length ?? 0;
  return (
    <section className={styles.order} aria-labelledby="favourites-order">
      <h2 id="favourites-order" className={styles.title} ref={heading} tabIndex={-1}>
        {text.title}
      </h2>
      <p role="status" className={isLoading || count === 0 ? undefined : "visually-hidden"}>
        {isLoading ? text.loading : count === 0 ? text.none : text.ready(count)}
      </p>
      {order?.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {found !== null && found.trouble !== null && (
        <button type="button" className={buttons.outlined} onClick={retry}>
          {words.shell.tryAgain}
        </button>
      )}
      {order !== null && <OrderedServices order={order} text={text} />}
      {order !== null && count > 0 && (
        <button
          type="button"
          className={buttons.outlined}
          onClick={() => onPrint({ ...order, notes: [`${text.title}: ${order.date}`, ...order.notes] })}
        >
          <SvgIcon name="print" />
          {text.print}
        </button>
      )}
    </section>
  );
}

/** Numbered services of the day, with the way to each, then the others with the reason. */
function OrderedServices({ order, text }: { order: PrintedOrder; text: FavouritesOrderWords }) {
  const { visits, unreached, unreachedTitle } = order;
  return (
    <>
      {visits.length > 0 && (
        <ol className={styles.visits}>
          {visits.map(({ service, note }) => (
            <NotedRow key={service.id} service={service} note={note}>
              <Link href={`${servicePath(service.id)}?directions=1`}>{text.seeWay(service.name)}</Link>
            </NotedRow>
          ))}
        </ol>
      )}
      {unreached.length > 0 && (
        <>
          <h3 className={styles.title}>{unreachedTitle}</h3>
          <ul className={styles.visits}>
            {unreached.map(({ service, note }) => (
              <NotedRow key={service.id} service={service} note={note} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function NotedRow({ service, note, children }: NotedService & { children?: ReactNode }) {
  return (
    <li>
      <Link href={servicePath(service.id)} className={styles.name}>
        {service.name}
      </Link>
      <p>{note}</p>
      {children}
    </li>
  );
}

/** An order in words. */
function orderText(
  { order, askedAt, trouble }: FavouritesInOrder,
  services: readonly ListedService[],
  place: VisitorPlace,
  text: FavouritesOrderWords,
): PrintedOrder & { readonly date: string } {
  const byId = new Map(services.map((service) => [service.id, service]));
  const noted = (id: string, formatNote: (service: ListedService) => string): NotedService[] => {
    const service = byId.get(id);
    return service === undefined ? [] : [{ service, note: formatNote(service) }];
  };
  const label = place.kind === "here" ? null : place.label;
  const { date, from } = startText(label, services[0]?.timeZone ?? "UTC", askedAt, text);
  return {
    date,
    notes: [
      `${from} ${text.estimates}`,
      ...(trouble === null ? [] : [text.trouble[trouble]]),
      ...(services.length > MAX_ORDERED ? [text.onlyFirst(MAX_ORDERED)] : []),
    ],
    visits: order.visits.flatMap((visit) =>
      noted(visit.service, ({ timeZone }) => visitText(visit, timeZone, askedAt, text)),
    ),
    unreached: order.unreached.flatMap(({ service, why }) => noted(service, () => text.why[why])),
    unreachedTitle: text.unreached,
  };
}
