import { useEffect, useState } from "react";
import { readList } from "#domain/favorites/list-address.ts";
import type { FavouritesPageWords } from "#words/compiled/favorites/favourites-page.ts";
import { addFavourite, useFavourites } from "../../base/service-card/use-favourites.ts";
import buttons from "../../base/ui/buttons.module.css";
import styles from "./FavouritesPage.module.css";

/** Offers to save the list in the address, which comes from a printed code. Nothing is saved without a click. */
export function SharedListOffer({ text }: { text: FavouritesPageWords }) {
  const saved = useFavourites();
  const [offered, setOffered] = useState(() => readList(location.hash));
  useEffect(() => {
    const read = () => setOffered(readList(location.hash));
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  const fresh = offered.filter((id) => !saved.includes(id));
  if (fresh.length === 0) return null;
  const dismiss = () => {
    history.replaceState(history.state, "", location.pathname + location.search);
    setOffered([]);
    document.getElementById("content")?.focus({ preventScroll: true });
  };
  return (
    <div className={`${styles.note} ${styles.offer}`}>
      <p role="status">{text.offer(fresh.length)}</p>
      <div className={styles.buttons}>
        <button
          type="button"
          className={buttons.primary}
          onClick={() => {
            for (const id of fresh) addFavourite(id);
            dismiss();
          }}
        >
          {text.accept}
        </button>
        <button type="button" className={buttons.quiet} onClick={dismiss}>
          {text.decline}
        </button>
      </div>
    </div>
  );
}
