import { type ReactNode, useEffect, useState } from "react";
import { useApp } from "../app-context/app-context.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Lazy } from "../ui/lazy.tsx";
import styles from "./FavouriteButton.module.css";
import { saveQuestion } from "./lazy-save-question.tsx";
import { addFavourite, noteProtected, removeFavourites, useIsFavourite } from "./use-favourites.ts";

/** Saves a service in this browser, or removes it; a toast confirms it. Of a protected one it asks before. */
export function FavouriteButton({
  id,
  name,
  isProtected,
  className,
  children,
}: {
  id: string;
  name: string;
  isProtected: boolean;
  className?: string | undefined;
  /** The text under the star where it is one of the large buttons; elsewhere the name is its label. */
  children?: (isSaved: boolean) => ReactNode;
}) {
  const { words, language, showToast } = useApp();
  const isSaved = useIsFavourite(id);
  const [isAsking, setAsking] = useState(false);
  const { favourites, shell } = words;
  // The service was saved before it was protected, or by a list that someone shared.
  useEffect(() => {
    if (isSaved && isProtected) noteProtected([id]);
  }, [isSaved, isProtected, id]);
  const save = () => {
    setAsking(false);
    if (isProtected) noteProtected([id]);
    addFavourite(id);
    showToast({ kind: "success", text: favourites.added });
  };
  const ask = () =>
    saveQuestion(language)
      .preload()
      .then(
        () => setAsking(true),
        () => showToast({ kind: "error", text: shell.networkError }),
      );
  return (
    <>
      <button
        type="button"
        className={className ?? styles.star}
        aria-pressed={isSaved}
        aria-label={children === undefined ? favourites.saveName(name) : undefined}
        data-replay=""
        data-star=""
        onClick={() => {
          if (isSaved) {
            removeFavourites([id]);
            showToast({ kind: "success", text: favourites.removed });
          } else if (isProtected) void ask();
          else save();
        }}
      >
        <Icon name="star" className={styles.icon} />
        {children?.(isSaved)}
      </button>
      {isAsking && (
        <Lazy
          component={saveQuestion(language)}
          props={{ onConfirm: save, onCancel: () => setAsking(false) }}
        />
      )}
    </>
  );
}
