import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { MapWords } from "#words/compiled/services/map.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { useNow } from "../../../base/app-context/use-now.ts";
import { closeOnBack } from "../../../base/browser/close-on-back.ts";
import { serverNow } from "../../../base/browser/server-clock.ts";
import { distanceFrom } from "../../../base/browser/visitor-place.ts";
import { whenResolved } from "../../../base/calls/when-resolved.ts";
import { type Card, toCard } from "../../../base/service-card/card.ts";
import { ServiceCard } from "../../../base/service-card/ServiceCard.tsx";
import { Icon } from "../../../base/ui/Icon.tsx";
import { ExpiryTimer } from "./expiry-timer.ts";
import styles from "./Map.module.css";
import { RETRY_MS } from "./pin-renewal.ts";

/** Card of a pin: one service, or those at one spot. It takes the focus, and Escape closes it. */
export function PinCard({
  ids,
  words,
  onClose,
  onDrawn,
}: {
  ids: readonly string[];
  words: MapWords;
  onClose: () => void;
  /** Told how much of the map it hides, in pixels. */
  onDrawn: (height: number) => void;
}) {
  const { callApi, language, place, words: common } = useApp();
  const now = useNow();
  const [cards, setCards] = useState<readonly Card[] | "failed" | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [renewals, setRenewals] = useState(0);
  const frame = useRef<HTMLElement>(null);
  const key = ids.join(",");

  // biome-ignore lint/correctness/useExhaustiveDependencies: other services are no news of these.
  useEffect(() => setCards(null), [key, attempt]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` and `renewals` ask again.
  useEffect(() => {
    const query = {
      filter: "_id",
      _id: key,
      limit: "100",
      lang: language,
      currentCoordinate: distanceFrom(place),
    };
    return whenResolved(callApi("GET /services", { query }), (answer) => {
      setCards((before) => {
        if (answer.ok) return answer.reply.map((service) => toCard(service, language));
        return Array.isArray(before) ? before : "failed";
      });
    });
  }, [callApi, key, language, place, attempt, renewals]);

  const until = findFirstExpiry(cards);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what could not be renewed is tried again.
  useEffect(() => {
    if (until === null) return;
    const timer = new ExpiryTimer(() => setRenewals((count) => count + 1));
    const now = serverNow();
    timer.set(until > now ? until : now + RETRY_MS);
    return () => timer.stop();
  }, [until, renewals]);

  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => closeOnBack(() => close.current()), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each card takes the focus again.
  useEffect(() => frame.current?.focus({ preventScroll: true }), [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it holds makes its height.
  useEffect(() => onDrawn(frame.current?.offsetHeight ?? 0), [onDrawn, cards]);

  return (
    <section
      ref={frame}
      className={styles.card}
      aria-label={words.samePlace(ids.length)}
      data-escape=""
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className={styles.cardHead}>
        <p>{words.samePlace(ids.length)}</p>
        <button type="button" className={styles.close} aria-label={words.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {cards === null && (
        <p className={styles.cardLoading} role="status">
          {common.shell.loading}
        </p>
      )}
      {cards === "failed" && (
        <p className={styles.cardLoading} role="alert">
          {words.pinsFailed}{" "}
          <button type="button" onClick={() => setAttempt((count) => count + 1)}>
            {words.retry}
          </button>
        </p>
      )}
      {cards !== null && cards !== "failed" && (
        <ul>
          {cards.map((card) => (
            <ServiceCard
              key={card.id}
              card={unexpired(card, now, common.services.statusUnknown)}
              now={now}
              level={2}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Returns when the first status of these expires, in epoch milliseconds; null: none does. */
function findFirstExpiry(cards: readonly Card[] | "failed" | null): number | null {
  if (cards === null || cards === "failed") return null;
  const ends = cards.flatMap(({ until }) => until ?? []);
  return ends.length === 0 ? null : Math.min(...ends);
}

/**
 * Removes an expired status.
 *
 * @param now epoch milliseconds
 */
function unexpired(card: Card, now: number, unknown: string): Card {
  if (card.until === undefined || card.until > now) return card;
  const { noIntake: _, cautions = [], ...rest } = card;
  return { ...rest, state: "NONE", text: unknown, cautions: cautions.filter(({ until }) => until === null) };
}
