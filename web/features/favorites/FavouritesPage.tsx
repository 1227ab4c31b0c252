import { useEffect, useRef, useState } from "react";
import { fold } from "#domain/base/text/fold.ts";
import type { FavouritesPageWords } from "#words/compiled/favorites/favourites-page.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { Link } from "../../base/app-context/router.tsx";
import { useNow } from "../../base/app-context/use-now.ts";
import { useSearch } from "../../base/app-context/use-search.ts";
import { useTitle } from "../../base/app-context/use-title.ts";
import { useTypedText } from "../../base/app-context/use-typed-text.ts";
import { distanceFrom } from "../../base/browser/visitor-place.ts";
import { whenResolved } from "../../base/calls/when-resolved.ts";
import { PUBLIC_PAGES } from "../../base/pages/public-pages.ts";
import { ServiceCard } from "../../base/service-card/ServiceCard.tsx";
import {
  moveFavourites,
  noteProtected,
  removeFavourites,
  restoreFavourite,
  useFavourites,
} from "../../base/service-card/use-favourites.ts";
import { PageHeader } from "../../base/shell/Header.tsx";
import { Shell } from "../../base/shell/Shell.tsx";
import buttons from "../../base/ui/buttons.module.css";
import { Failure } from "../../base/ui/Failure.tsx";
import { Icon } from "../../base/ui/Icon.tsx";
import { Lazy } from "../../base/ui/lazy.tsx";
import { SvgIcon } from "../../base/ui/SvgIcon.tsx";
import { dangerPanel } from "../danger/lazy-danger-panel.ts";
import { useDanger } from "../danger/use-danger.ts";
import rows from "../services/home/Rows.module.css";
import styles from "./FavouritesPage.module.css";
import { favouritesOrder } from "./lazy-favourites-order.tsx";
import { printableFavourites } from "./lazy-printable-favourites.ts";
import type { FavouritesData } from "./load-favourites.ts";
import { loadFavourites } from "./load-favourites.ts";
import type { PrintedOrder } from "./PrintableFavourites.tsx";
import { SharedListOffer } from "./SharedListOffer.tsx";
import { SwipeList } from "./SwipeList.tsx";

/** The saved services, in the order in which they were saved. `/my_favorites`, rules favorites 3 and 4. */
export function FavouritesPage({ text }: { text: FavouritesPageWords }) {
  const { words, isHydrated } = useApp();
  const { favourites } = words;
  const danger = useDanger(useTypedText() ?? "", 0);
  useTitle(favourites.title);
  return (
    <Shell header={<PageHeader title={favourites.title} />} hasTabs={false}>
      <main id="content" tabIndex={-1}>
        <h1 className="visually-hidden">{favourites.title}</h1>
        {danger !== null && <Lazy component={dangerPanel} props={{ help: danger }} />}
        {isHydrated ? (
          <>
            <SharedListOffer text={text} />
            <Favourites text={text} />
          </>
        ) : (
          <noscript>
            <p className={styles.note}>{text.needsScripts}</p>
          </noscript>
        )}
      </main>
    </Shell>
  );
}

function Favourites({ text }: { text: FavouritesPageWords }) {
  const { words, callApi, place, language, openPanel, showToast } = useApp();
  const inAddress = new URLSearchParams(useSearch()).get("q")?.trim() ?? "";
  const q = useTypedText() ?? inAddress;
  const now = useNow();
  const saved = useFavourites();
  // Services that were there when the page was opened stay, so that a removal can be undone.
  const [shown, setShown] = useState(saved);
  const [data, setData] = useState<FavouritesData | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [printed, setPrinted] = useState(0);
  /** A list that was sorted is printed in its order. */
  const [order, setOrder] = useState<PrintedOrder>();
  const [isOrdered, setOrdered] = useState(false);
  const latestShown = useRef(shown);
  latestShown.current = shown;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again.
  useEffect(() => {
    return whenResolved(loadFavourites(callApi, latestShown.current, place, language), (answer) => {
      if (answer.ok) {
        moveFavourites(answer.moved);
        setShown((ids) => [...new Set(ids.map((id) => answer.moved.get(id) ?? id))]);
      }
      setData(answer);
    });
  }, [callApi, place, language, attempt]);
  useEffect(() => {
    // Saved in another tab.
    const fresh = saved.filter((id) => !latestShown.current.includes(id));
    if (fresh.length === 0) return;
    setShown((ids) => [...ids, ...fresh]);
    setAttempt((count) => count + 1);
  }, [saved]);

  useEffect(() => {
    if (data?.ok !== true) return;
    noteProtected(saved.filter((id) => data.found.get(id)?.service.isProtected === true));
  }, [data, saved]);

  if (shown.length === 0) return <NoFavourites text={text} />;
  if (data === null) return <p className={styles.note}>{words.shell.loading}</p>;
  if (!data.ok) {
    return <Failure isNetwork={data.isNetwork} onRetry={() => setAttempt((count) => count + 1)} />;
  }
  const listed = shown.flatMap((id) => data.found.get(id) ?? []);
  const unavailable = saved.filter((id) => shown.includes(id) && !data.found.has(id));
  const remaining = listed.filter(({ card }) => saved.includes(card.id));
  const folded = fold(q);
  const matching = listed.filter((favourite) => favourite.text.includes(folded));
  return (
    <>
      <p className="visually-hidden" role="status">
        {words.home.shown(matching.filter(({ card }) => saved.includes(card.id)).length)}
      </p>
      <div className={`${styles.note} ${styles.storageNote}`}>
        <p>{text.onlyHere}</p>
        {remaining.length > 0 && (
          <p className={styles.buttons}>
            <button
              type="button"
              className={buttons.outlined}
              onClick={() => {
                setOrder(undefined);
                setPrinted((count) => count + 1);
              }}
            >
              <SvgIcon name="print" />
              {text.print}
            </button>
            <button
              type="button"
              className={buttons.outlined}
              aria-expanded={isOrdered}
              onClick={() => {
                setOrdered(!isOrdered);
                if (!isOrdered && distanceFrom(place) === undefined) openPanel("place");
              }}
            >
              <Icon name="walk" />
              {text.putInOrder}
            </button>
          </p>
        )}
      </div>
      {isOrdered && place !== null && distanceFrom(place) !== undefined && remaining.length > 0 && (
        <Lazy
          component={favouritesOrder(language)}
          props={{
            services: remaining.map(({ service }) => service),
            place,
            now,
            onPrint: (printedOrder) => {
              setOrder(printedOrder);
              setPrinted((count) => count + 1);
            },
          }}
          fallback={(isFailed, retry) => isFailed && <Failure isNetwork onRetry={retry} />}
        />
      )}
      {q !== "" && matching.length === 0 && <NoMatch searched={q} text={text} />}
      <SwipeList
        className={printed === 0 ? rows.rows : `${rows.rows} ${styles.screenOnly}`}
        onRemove={(index) => {
          const id = matching[index]?.card.id;
          if (id === undefined) return;
          removeFavourites([id]);
          showToast({ kind: "success", text: words.favourites.removed });
        }}
      >
        {matching.map(({ card }) => {
          const after = shown.slice(shown.indexOf(card.id) + 1);
          return saved.includes(card.id) ? (
            <ServiceCard key={card.id} card={card} now={now} level={2} />
          ) : (
            <RemovedRow
              key={card.id}
              name={card.name}
              text={text}
              onUndo={() => restoreFavourite(card.id, after)}
            />
          );
        })}
      </SwipeList>
      {unavailable.length > 0 && (
        <div className={styles.note}>
          <p>{text.unavailable(unavailable.length)}</p>
          <button type="button" className={buttons.outlined} onClick={() => removeFavourites(unavailable)}>
            {text.removeUnavailable}
          </button>
        </div>
      )}
      {printed > 0 && (
        // Each click renders a page, which prints itself.
        <Lazy
          key={printed}
          component={printableFavourites(language)}
          props={{ services: remaining.map(({ service }) => service), order, now }}
          fallback={(isFailed, retry) => isFailed && <Failure isNetwork onRetry={retry} />}
        />
      )}
    </>
  );
}

/** Takes the place of a removed row; the focus moves to Undo. */
function RemovedRow({ name, text, onUndo }: { name: string; text: FavouritesPageWords; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <li className={styles.removed}>
      <p>{text.wasRemoved(name)}</p>
      <button ref={undo} type="button" className={buttons.outlined} onClick={onUndo}>
        {text.undo}
        <span className="visually-hidden">, {name}</span>
      </button>
    </li>
  );
}

function NoFavourites({ text }: { text: FavouritesPageWords }) {
  return (
    <div className={styles.none}>
      <Icon name="star" className={styles.big} />
      <p className={styles.title}>{text.none}</p>
      <p>{text.noneHint}</p>
      <Link href="/" className={buttons.primary}>
        {text.toList}
      </Link>
    </div>
  );
}

function NoMatch({ searched, text }: { searched: string; text: FavouritesPageWords }) {
  return (
    <div className={styles.none}>
      <p className={styles.title}>{text.noMatch(searched)}</p>
      <Link href={PUBLIC_PAGES.favourites.path} replace className={buttons.outlined}>
        {text.showAll}
      </Link>
    </div>
  );
}
