import { useEffect, useRef, useState } from "react";
import { useApp } from "../../../../base/app-context/app-context.tsx";
import type { VisitorPlace } from "../../../../base/browser/visitor-place.ts";
import { callApi } from "../../../../base/calls/call-api.ts";
import buttons from "../../../../base/ui/buttons.module.css";
import { Failure } from "../../../../base/ui/Failure.tsx";
import { FieldError } from "../../../../base/ui/FormField.tsx";
import { Lazy } from "../../../../base/ui/lazy.tsx";
import type { FormValues } from "../form-values.ts";
import styles from "../ServiceForm.module.css";
import { addressMap } from "./lazy-address-map.tsx";
import { findFieldError, type StepProps } from "./step-props.ts";

type Search =
  | "idle"
  | "searching"
  | "needsTown"
  | "notFound"
  | "failed"
  | { found: string; isArea: boolean; isPinBetter: boolean };

/** Finds the pin of an address; it can be dragged, placed by a click, and moved by keys. */
export function PinField({ form, words }: StepProps) {
  const { labels, hints, map } = words.form;
  const { values } = form;
  const { place } = useApp();
  const [search, setSearch] = useState<Search>("idle");
  /** Start of a pin that no one has placed yet: it counts once it was moved. */
  const [isPlacing, setPlacing] = useState(false);
  const [startAt] = useState(() => startView(place));
  const mapElement = useRef<HTMLDivElement>(null);
  const findButton = useRef<HTMLButtonElement>(null);
  /** Counts the answers of the search, and the presses that open the map: each brings them into view. */
  const [opened, setOpened] = useState(0);
  // Loads the map early: someone on the move may have no connection by the time they reach it.
  useEffect(() => {
    addressMap(words.language)
      .preload()
      .catch(() => {});
  }, [words.language]);
  useEffect(() => {
    if (opened > 0) mapElement.current?.scrollIntoView({ block: "nearest" });
  }, [opened]);
  const error = findFieldError({ form, words }, "location");
  const geocode = async () => {
    setSearch("searching");
    const answered = (outcome: Search) => {
      setSearch(outcome);
      setOpened((count) => count + 1);
    };
    const { address1, city, state, zip, country, addressVisibility } = values;
    const answer = await callApi("POST /places/geocode", {
      body: { address1, city, state, zip, country, addressVisibility },
    });
    if (!answer.ok) return answered("failed");
    const { coordinates, isApproximate, found } = answer.reply;
    if (coordinates === null) return answered("notFound");
    // A pin at the entrance is worth more than the center of its area.
    const isPinBetter = isApproximate && values.location !== null && !values.isLocationApproximate;
    if (!isPinBetter) {
      form.setPinSetByHand(false);
      form.set({ location: coordinates, isLocationApproximate: isApproximate });
    }
    answered({ found: found ?? "", isArea: isApproximate, isPinBetter });
  };
  const placePin = (location: readonly [number, number]) => {
    form.setPinSetByHand(true);
    setSearch("idle");
    form.set({ location, isLocationApproximate: false });
  };
  const isShown = values.location !== null || isPlacing;
  const isReady = values.city.trim() !== "" && values.state.trim() !== "";
  return (
    <div className={styles.section}>
      <h3 className={styles.sectionTitle}>{labels.location}</h3>
      <div className={styles.buttons}>
        <button
          ref={findButton}
          type="button"
          className={buttons.outlined}
          aria-disabled={search === "searching"}
          onClick={() => {
            if (search === "searching") return;
            if (isReady) void geocode();
            else setSearch("needsTown");
          }}
        >
          {search === "searching" ? map.finding : map.find}
        </button>
        {values.location !== null && (
          <button
            type="button"
            className={styles.link}
            onClick={() => {
              form.setPinSetByHand(false);
              setPlacing(false);
              setSearch("idle");
              form.set({ location: null, isLocationApproximate: false });
              // The button disappears with the pin.
              findButton.current?.focus();
            }}
          >
            {map.remove}
          </button>
        )}
        {values.location === null && !isPlacing && (
          <button
            type="button"
            className={styles.link}
            onClick={() => {
              setPlacing(true);
              setOpened((count) => count + 1);
              mapElement.current?.focus();
            }}
          >
            {map.place}
          </button>
        )}
      </div>
      <FieldError id="location-error" error={error} />
      {!isShown && <p className={styles.hint}>{map.none}</p>}
      <div ref={mapElement} tabIndex={-1} className={styles.mapGroup}>
        <p role="status" className={styles.hint}>
          {searchText(search, values, map)}
        </p>
        {isShown && (
          <>
            <div className={styles.map}>
              <Lazy
                component={addressMap(words.language)}
                // A retry may reload the page; the draft holds what is typed.
                fallback={(isFailed, retry) => isFailed && <Failure isNetwork onRetry={retry} />}
                props={{
                  location: values.location ?? startAt.location,
                  zoom: values.location === null ? startAt.zoom : chooseZoom(values),
                  words: map,
                  onMove: placePin,
                }}
              />
            </div>
            <p className={styles.hint}>{hints.location}</p>
          </>
        )}
      </div>
    </div>
  );
}

/** Near to where the visitor looks for services; else the whole country. */
function startView(place: VisitorPlace | null): { location: readonly [number, number]; zoom: number } {
  return place === null
    ? { location: [-98.58, 39.83], zoom: 4 }
    : { location: [place.longitude, place.latitude], zoom: 11 };
}

/** The middle of a ZIP or a city is seen from further away than a door. */
function chooseZoom({ isLocationApproximate }: FormValues): number {
  return isLocationApproximate ? 13 : 16;
}

/** Describes the outcome of the search; later, how exact the pin is until someone moves it to the entrance. */
function searchText(
  search: Search,
  { location, isLocationApproximate }: FormValues,
  map: StepProps["words"]["form"]["map"],
): string {
  if (search === "searching") return "";
  if (search === "idle") return location !== null && isLocationApproximate ? map.isArea : "";
  if (search === "needsTown") return location === null ? map.needsTown : "";
  if (search === "notFound" || search === "failed") return map[search];
  if (search.isPinBetter) return map.keptPin(search.found);
  return search.isArea ? map.foundArea(search.found) : map.found(search.found);
}
