import type { AskedInText } from "#domain/danger/search-calls.ts";
import { wordsIn } from "#words/base/words-in.ts";
import { askedPlace as en } from "#words/compiled/en/services/asked-place.ts";
import { askedPlace as es } from "#words/compiled/es/services/asked-place.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { useLocation } from "../../../base/app-context/router.tsx";
import { roundedDegrees } from "../../../base/browser/visitor-place.ts";
import { type HomeQuery, homePath } from "../../../base/pages/home-query.ts";
import buttons from "../../../base/ui/buttons.module.css";
import styles from "./HomePage.module.css";

const WORDS = { en, es } as const;

export interface AskedProps {
  asked: AskedInText;
  query: HomeQuery;
}

/** Says above a list what its search asks for besides its words, for that search only. */
export function AskedPlace({ asked, query }: AskedProps) {
  return (
    <>
      {asked.place !== null && <Around asked={asked} place={asked.place} query={query} />}
      {asked.wishes.length > 0 && <Wished wishes={asked.wishes} />}
    </>
  );
}

/** Says which wishes no service states; services are never left out for that. */
function Wished({ wishes }: Pick<AskedInText, "wishes">) {
  const { first, noneSays } = wordsIn("askedPlace", useApp().language, WORDS);
  const untold = wishes.filter(({ isTold }) => !isTold).map(({ wish }) => noneSays[wish]);
  const lines = untold.length < wishes.length ? [first, ...untold] : untold;
  return <p className={styles.asked}>{lines.join(" ")}</p>;
}

/** The place is that of the search, until someone keeps it. */
function Around({ asked, place, query }: AskedProps & { place: NonNullable<AskedInText["place"]> }) {
  const { language, choosePlace, openPanel, isHydrated } = useApp();
  const [, navigate] = useLocation();
  const text = wordsIn("askedPlace", language, WORDS);
  const { q } = asked;
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
