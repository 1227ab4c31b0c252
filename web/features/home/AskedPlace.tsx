import type { AskedInText } from "#domain/services/search-calls.ts";
import { askedPlace as en } from "#domain/words/en/asked-place.ts";
import { askedPlace as es } from "#domain/words/es/asked-place.ts";
import { wordsIn } from "#domain/words/words-in.ts";
import { useApp } from "../../app-context/app-context.tsx";
import { useLocation } from "../../app-context/router.tsx";
import { roundedDegrees } from "../../app-context/visitor-place.ts";
import { type HomeQuery, homePath } from "../../home-query.ts";
import buttons from "../../ui/buttons.module.css";
import styles from "./HomePage.module.css";

const WORDS = { en, es } as const;

/** Above a list around the place that its search names: for that search alone, until somebody keeps it. */
export function AskedPlace({ asked, query }: { asked: AskedInText; query: HomeQuery }) {
  const { language, choosePlace, openPanel, isHydrated } = useApp();
  const [, navigate] = useLocation();
  const text = wordsIn("askedPlace", language, WORDS);
  const { place, q } = asked;
  if (place === null) return null;
  const { label, longitude, latitude } = place;
  const keep = () => {
    choosePlace({
      kind: "chosen",
      label,
      longitude: roundedDegrees(longitude),
      latitude: roundedDegrees(latitude),
    });
    navigate(homePath({ ...query, q, ...(q === "" && query.tab === "ALL" ? { tab: "SHELTER" } : {}) }));
  };
  return (
    <p className={styles.asked}>
      {text.near(label)}
      {isHydrated && (
        <>
          {" · "}
          <button type="button" className={buttons.quiet} onClick={() => openPanel("place")}>
            {text.change}
          </button>
          {" · "}
          <button type="button" className={buttons.quiet} onClick={keep}>
            {text.keep}
          </button>
        </>
      )}
    </p>
  );
}
