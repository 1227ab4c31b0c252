import { useEffect, useState } from "react";
import { toLocale } from "#domain/base/languages/locale.ts";
import { wordsIn } from "#words/base/words-in.ts";
import { offline as en } from "#words/compiled/en/offline/offline.ts";
import { offline as es } from "#words/compiled/es/offline/offline.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { instantText } from "../../base/app-context/instant-text.ts";
import type { SavedArea } from "../../base/browser/saved-area.ts";
import { removeArea, saveArea, savedArea } from "../../base/browser/saved-area.ts";
import buttons from "../../base/ui/buttons.module.css";
import styles from "./SavedAreaSection.module.css";

type State = "loading" | "idle" | "saving" | "failed" | "removed";

/** Saves the services around the chosen place for offline use, shows what is saved, and removes it. */
export function SavedAreaSection() {
  const { language, place } = useApp();
  const texts = wordsIn("offline", language, { en, es });
  const [area, setArea] = useState<SavedArea | null>(null);
  const [state, setState] = useState<State>("loading");
  useEffect(() => {
    void savedArea().then((known) => {
      setArea(known);
      setState("idle");
    });
  }, []);
  if (!("caches" in window) || !("serviceWorker" in navigator)) return null;

  const save = async (of: Pick<SavedArea, "label" | "longitude" | "latitude">) => {
    setState("saving");
    const saved = await saveArea(of, Date.now());
    if (saved !== null) setArea(saved);
    setState(saved === null ? "failed" : "idle");
  };
  const canSavePlace =
    place !== null &&
    (area === null || area.longitude !== place.longitude || area.latitude !== place.latitude);
  const formatLabel = (label: string) => (label === "" ? texts.here : label);
  return (
    <section className={styles.area} aria-labelledby="saved-area">
      <h3 id="saved-area" className={styles.heading}>
        {texts.title}
      </h3>
      {area === null ? (
        <p>
          {texts.intro} {texts.introMore}
        </p>
      ) : (
        <SavedFacts area={area} name={formatLabel(area.label)} />
      )}
      {area === null && place === null && <p>{texts.choosePlace}</p>}
      <p role="status" className={state === "saving" || state === "removed" ? undefined : "visually-hidden"}>
        {statusText(state, area, texts)}
      </p>
      {state === "failed" && <p role="alert">{texts.failed}</p>}
      <div className={styles.buttons}>
        {canSavePlace && state !== "loading" && (
          <button
            type="button"
            className={buttons.outlined}
            disabled={state === "saving"}
            onClick={() => save({ ...place, label: place.kind === "here" ? "" : place.label })}
          >
            {place.label === "" ? texts.saveHere : texts.save(place.label)}
          </button>
        )}
        {area !== null && (
          <>
            <button
              type="button"
              className={buttons.outlined}
              disabled={state === "saving"}
              onClick={() => save(area)}
            >
              {texts.update}
            </button>
            <button
              type="button"
              className={buttons.quiet}
              disabled={state === "saving"}
              onClick={async () => {
                await removeArea();
                setArea(null);
                setState("removed");
              }}
            >
              {texts.remove}
            </button>
          </>
        )}
      </div>
    </section>
  );
}

function statusText(state: State, area: SavedArea | null, texts: typeof en): string {
  if (state === "saving") return texts.saving;
  if (state === "removed") return texts.removed;
  return state === "idle" && area !== null ? texts.saved(area.label) : "";
}

function SavedFacts({ area, name }: { area: SavedArea; name: string }) {
  const { language, now } = useApp();
  const texts = wordsIn("offline", language, { en, es });
  const miles = area.radiusMiles.toLocaleString(toLocale(language));
  const kilobytes = Math.ceil(area.bytes / 1000).toLocaleString(toLocale(language));
  const facts = [
    texts.services(area.services, miles),
    texts.size(kilobytes),
    texts.asOf(instantText(area.checkedAt, now, language)),
  ];
  return (
    <>
      <p className={styles.saved}>
        <b>{texts.saved(name)}</b>
        <br />
        {facts.join(" · ")}
      </p>
      {area.isCut && <p>{texts.cut(area.services)}</p>}
    </>
  );
}
