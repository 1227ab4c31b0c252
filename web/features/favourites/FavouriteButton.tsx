import type { ReactNode } from "react";
import { useApp } from "../../app-context/app-context.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./FavouriteButton.module.css";
import { addFavourite, removeFavourites, useIsFavourite } from "./use-favourites.ts";

/** Saves a service in this browser, or removes it; a toast confirms it. */
export function FavouriteButton({
  id,
  name,
  className,
  children,
}: {
  id: string;
  name: string;
  className?: string | undefined;
  /** The text under the star where it is one of the large buttons; elsewhere the name is its label. */
  children?: (isSaved: boolean) => ReactNode;
}) {
  const { words, showToast } = useApp();
  const isSaved = useIsFavourite(id);
  const { favourites } = words;
  return (
    <button
      type="button"
      className={className ?? styles.star}
      aria-pressed={isSaved}
      aria-label={children === undefined ? favourites.saveName(name) : undefined}
      data-replay=""
      data-star=""
      onClick={() => {
        if (isSaved) removeFavourites([id]);
        else addFavourite(id);
        showToast({ kind: "success", text: isSaved ? favourites.removed : favourites.added });
      }}
    >
      <Icon name="star" className={styles.icon} />
      {children?.(isSaved)}
    </button>
  );
}
