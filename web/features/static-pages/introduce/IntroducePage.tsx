import {
  readNext,
  readSlide,
  TUTORIAL_SLIDES,
  tutorialPath,
} from "#domain/static-pages/introduce/first-visit.ts";
import { STATIC_PAGE_PATHS } from "#domain/static-pages/static-page-paths.ts";
import type { IntroduceWords } from "#words/compiled/static-pages/introduce.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import { useLanguages } from "../../../base/app-context/use-languages.ts";
import { useSearch } from "../../../base/app-context/use-search.ts";
import { useTitle } from "../../../base/app-context/use-title.ts";
import { PUBLIC_PAGES } from "../../../base/pages/public-pages.ts";
import { PlainHeader } from "../../../base/shell/Header.tsx";
import { Shell } from "../../../base/shell/Shell.tsx";
import buttons from "../../../base/ui/buttons.module.css";
import { Icon } from "../../../base/ui/Icon.tsx";
import styles from "./IntroducePage.module.css";
import { Picture } from "./Picture.tsx";

export interface IntroducePageProps {
  /** How the place is called that the address remembers. */
  destination: string | null;
}

const LAST = TUTORIAL_SLIDES - 1;

/**
 * The tutorial (rules introduce 3–7). Each slide has its address, so that it works without scripts. What is marked
 * `data-agree` accepts the terms: see `web/base/browser/inline/first-visit.ts`.
 */
export function IntroducePage({ destination, text }: IntroducePageProps & { text: IntroduceWords }) {
  const parameters = new URLSearchParams(useSearch());
  const slide = readSlide(parameters.get("slide"));
  const next = readNext(parameters.get("next"));
  const { title, text: caption } = text.slides[slide] ?? { title: text.title, text: "" };
  useTitle(title);
  return (
    <Shell header={<PlainHeader />} hasTabs={false} isBare>
      <main id="content" tabIndex={-1} className={styles.page}>
        <div className={styles.top}>
          {slide === 0 ? (
            <Languages next={next} text={text} />
          ) : (
            <Link className={styles.quiet} href={tutorialPath(slide - 1, next)}>
              {text.before}
            </Link>
          )}
          {slide < LAST ? (
            <Link className={styles.quiet} href={tutorialPath(LAST, next)}>
              {text.skip}
            </Link>
          ) : (
            <Link className={styles.quiet} href={tutorialPath(0, next)}>
              {text.cancel}
            </Link>
          )}
        </div>
        {slide === 0 && <Continue destination={destination ?? text.list} next={next} text={text} />}
        <div className={styles.picture}>
          <Picture slide={slide} />
        </div>
        <div className={styles.words} aria-live="polite">
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.caption}>{caption}</p>
          {slide === LAST && (
            <p className={styles.accept}>
              {text.accept} <Terms text={text} />
              {"?"}
            </p>
          )}
          <p className={styles.dots}>
            <span className="visually-hidden">{text.slide(slide + 1, TUTORIAL_SLIDES)}</span>
            {text.slides.map(({ title: name }, index) => (
              <i key={name} className={index === slide ? styles.current : ""} />
            ))}
          </p>
        </div>
      </main>
      <nav className={styles.bar} aria-label={text.title}>
        <Link className={`${buttons.outlined} ${styles.button}`} href={PUBLIC_PAGES.crisisLines.path}>
          <Icon name="phone" />
          {text.crisisLines}
        </Link>
        {slide < LAST ? (
          <Link className={`${buttons.primary} ${styles.button}`} href={tutorialPath(slide + 1, next)}>
            {text.next}
          </Link>
        ) : (
          <a className={`${buttons.primary} ${styles.button}`} href={next ?? "/"} data-agree="">
            {text.agree}
          </a>
        )}
      </nav>
    </Shell>
  );
}

function Languages({ next, text }: { next: string | null; text: IntroduceWords }) {
  const { language } = useApp();
  const path = tutorialPath(0, next);
  return (
    <nav className={styles.languages} aria-label={text.language}>
      {useLanguages().map(([one, name]) => (
        <a
          key={one}
          className={one === language ? styles.selected : styles.pill}
          aria-current={one === language ? "true" : undefined}
          href={`${path}${path.includes("?") ? "&" : "?"}lang=${one}`}
          hrefLang={one}
          lang={one}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}

/** One click accepts the terms and goes where the visitor was going: never a wall before a phone number. */
function Continue({
  destination,
  next,
  text,
}: {
  destination: string;
  next: string | null;
  text: IntroduceWords;
}) {
  return (
    <div className={styles.card}>
      <Icon name="house" className={styles.cardIcon} />
      <div>
        <a className={styles.continueLink} href={next ?? "/"} data-agree="">
          {text.continueTo(destination)}
        </a>
        <p className={styles.terms}>
          {text.continuing} <Terms text={text} />.
        </p>
      </div>
    </div>
  );
}

function Terms({ text }: { text: IntroduceWords }) {
  return (
    <>
      <a className={styles.link} href={STATIC_PAGE_PATHS.TERMS}>
        {text.terms}
      </a>{" "}
      {text.and}{" "}
      <a className={styles.link} href={STATIC_PAGE_PATHS.PRIVACY}>
        {text.privacy}
      </a>
    </>
  );
}
