import { useEffect, useState } from "react";
import { readList } from "#domain/favourites/list-address.ts";
import type { FavouritesPageWords } from "#domain/words/en/favourites-page.ts";
import press from "../../ui/press.module.css";
import styles from "./FavouritesPage.module.css";
import { addFavourite, useFavourites } from "./use-favourites.ts";

/** Offers to keep the list that the address brought, from a printed code. Nothing is kept unasked. */
export function ComingList({ text }: { text: FavouritesPageWords }) {
  const saved = useFavourites();
  const [coming, setComing] = useState(() => readList(location.hash));
  useEffect(() => {
    const read = () => setComing(readList(location.hash));
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  const fresh = coming.filter((id) => !saved.includes(id));
  if (fresh.length === 0) return null;
  const done = () => {
    history.replaceState(history.state, "", location.pathname + location.search);
    setComing([]);
    document.getElementById("content")?.focus({ preventScroll: true });
  };
  return (
    <div className={`${styles.note} ${styles.coming}`}>
      <p role="status">{text.came(fresh.length)}</p>
      <div className={styles.presses}>
        <button
          type="button"
          className={press.strong}
          onClick={() => {
            for (const id of fresh) addFavourite(id);
            done();
          }}
        >
          {text.keep}
        </button>
        <button type="button" className={press.quiet} onClick={done}>
          {text.keepNot}
        </button>
      </div>
    </div>
  );
}
