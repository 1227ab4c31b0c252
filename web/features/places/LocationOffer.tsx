import { useCallback, useEffect, useState } from "react";
import { locationOffer as en } from "#domain/words/en/location-offer.ts";
import { locationOffer as es } from "#domain/words/es/location-offer.ts";
import { wordsIn } from "#domain/words/words-in.ts";
import { useApp } from "../../app-context/app-context.tsx";
import {
  isPositionAllowed,
  isPositionDenied,
  knownPosition,
  requestPosition,
} from "../../browser/position.ts";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./LocationOffer.module.css";

/** Both come with this part, which is loaded on demand. */
const WORDS = { en, es } as const;

/**
 * The first row of a list without a place of the visitor's: offers their position. The browser asks at the click;
 * where it was allowed before, it is used at once. Once a session: a refusal or a position ends the offer.
 * See rules places 17 and 35.
 */
export function LocationOffer() {
  const { language, choosePlace, openPanel } = useApp();
  const words = wordsIn("locationOffer", language, WORDS);
  const [phase, setPhase] = useState<"offered" | "locating" | "over">("offered");

  const locate = useCallback(async () => {
    setPhase("locating");
    const place = await requestPosition();
    setPhase("over");
    if (place !== null) choosePlace(place);
    return place;
  }, [choosePlace]);

  useEffect(() => {
    if (knownPosition() !== null || isPositionDenied()) {
      setPhase("over");
      return;
    }
    let isCurrent = true;
    void isPositionAllowed().then((isAllowed) => {
      if (isCurrent && isAllowed) void locate();
    });
    return () => {
      isCurrent = false;
    };
  }, [locate]);

  if (phase === "over") return null;
  return (
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
  );
}
