import type { Language } from "#domain/base/languages/language.ts";
import { type AboutMe, bestFirst, isNothingSaid, matchAboutMe } from "#domain/favorites/for-me/for-me.ts";
import { wordsIn } from "#words/base/words-in.ts";
import { forMe as en } from "#words/compiled/en/favorites/for-me.ts";
import { forMe as es } from "#words/compiled/es/favorites/for-me.ts";
import type { ForMeWords } from "#words/compiled/favorites/for-me.ts";
import { aboutMe } from "../../../base/browser/kept-about-me.ts";
import type { Card } from "../../../base/service-card/card.ts";
import { changeListMarks } from "../../../base/service-card/list-marks.ts";
import styles from "../../../base/service-card/ServiceCard.module.css";
import { Icon } from "../../../base/ui/Icon.tsx";
import { PanelButton } from "../../../base/ui/PanelButton.tsx";
import summary from "../../services/home/ListSummary.module.css";
import { FIRST_ROWS } from "../../services/home/list-parameters.ts";

export function forMeWords(language: Language): ForMeWords {
  return wordsIn("forMe", language, { en, es });
}

/** Puts lists in order by what this device keeps. */
export function showKept(language: Language): void {
  showForMe(aboutMe(), forMeWords(language));
}

/** Puts what fits first in lists, and marks their cards; nothing said leaves them as they are. */
export function showForMe(me: AboutMe, text: ForMeWords): void {
  changeListMarks({
    forMe: isNothingSaid(me)
      ? undefined
      : {
          // Lists come in multiples of what the first page has.
          order: (rows) => bestFirst(me, rows, FIRST_ROWS),
          notice: <Notice text={text} />,
          mark: (card) => <Mark me={me} card={card} text={text} />,
        },
  });
}

/** Says that the list is in another order, and where to change that. */
function Notice({ text }: { text: ForMeWords }) {
  return (
    <div className={summary.summary}>
      <p>{text.notice}</p>
      <PanelButton panel="options" className={summary.clear}>
        {text.change}
      </PanelButton>
    </div>
  );
}

function Mark({ me, card, text }: { me: AboutMe; card: Card; text: ForMeWords }) {
  const { fits, ask } = matchAboutMe(me, card);
  return (
    <>
      {fits.length > 0 && (
        <span className={styles.fact}>
          <Icon name="check" className={styles.icon} />
          <b className={styles.free}>{text.fits(fits.map((one) => text.fitting[one]))}</b>
        </span>
      )}
      {ask.length > 0 && (
        <span className={styles.caution}>{text.ask(ask.map((one) => text.asking[one]))}</span>
      )}
    </>
  );
}
