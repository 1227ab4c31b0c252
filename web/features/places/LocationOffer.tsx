import { useCallback, useEffect, useState } from "react";
import { wordsIn } from "#words/base/words-in.ts";
import { locationOffer as en } from "#words/compiled/en/places/location-offer.ts";
import { locationOffer as es } from "#words/compiled/es/places/location-offer.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import {
  isPlaceCleared,
  isPositionAllowed,
  isPositionDenied,
  knownPosition,
  requestPosition,
} from "../../base/browser/position.ts";
import { savedArea } from "../../base/browser/saved-area.ts";
import { Icon } from "../../base/ui/Icon.tsx";
import styles from "./LocationOffer.module.css";

/** Bundled with this part, which is loaded on demand. */
const WORDS = { en, es } as const;

/**
 * The first row of a list without a visitor's place: it offers to use their position. The browser asks at the click; a
 * position that was allowed before is used right away. It appears once a session: a refusal or a position ends the
 * offer. Without a position the list is that of the area that this browser saved, and says so. See rules places 17, 35
 * and 46.
 */
export function LocationOffer() {
  const { language, place, choosePlace, openPanel } = useApp();
  const words = wordsIn("locationOffer", language, WORDS);
  const [phase, setPhase] = useState<"offered" | "locating" | "over">("offered");
  const isSaved = place?.kind === "saved";

  const locate = useCallback(async () => {
    setPhase("locating");
    const found = await requestPosition();
    setPhase("over");
    if (found !== null) choosePlace(found);
    return found;
  }, [choosePlace]);

  useEffect(() => {
    let isCurrent = true;
    const begin = async () => {
      const isOver = knownPosition() !== null || isPositionDenied();
      if (isOver) setPhase("over");
      if (isSaved || isPlaceCleared()) return;
      if (!isOver && (await isPositionAllowed()) && isCurrent && (await locate()) !== null) return;
      const area = await savedArea();
      if (!isCurrent || area === null) return;
      const { longitude, latitude, label } = area;
      choosePlace({ kind: "saved", label: label || words.savedArea, longitude, latitude });
    };
    void begin();
    return () => {
      isCurrent = false;
    };
  }, [locate, choosePlace, words, isSaved]);

  return (
    <>
      {isSaved && (
        <p className={styles.saved} role="status">
          {words.aroundSaved(place.label)}
        </p>
      )}
      {phase !== "over" && (
        <button
          type="button"
          className={styles.offer}
          disabled={phase === "locating"}
          onClick={async () => {
            // The picker explains how to allow it, and takes a city or a ZIP code.
            if ((await locate()) === null) openPanel("place");
          }}
        >
          <Icon name="pin" />
          <span>
            {phase === "locating" ? words.locating : words.use}
            <span className={styles.why}>{words.why}</span>
          </span>
        </button>
      )}
    </>
  );
}
