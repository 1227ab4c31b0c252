import { wordsIn } from "#words/base/words-in.ts";
import { offlineBanner as en } from "#words/compiled/en/offline/offline-banner.ts";
import { offlineBanner as es } from "#words/compiled/es/offline/offline-banner.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { Link } from "../../base/app-context/router.tsx";
import { PUBLIC_PAGES } from "../../base/pages/public-pages.ts";
import buttons from "../../base/ui/buttons.module.css";
import { Failure } from "../../base/ui/Failure.tsx";
import styles from "./UnseenPage.module.css";

export interface UnseenPageProps {
  onRetry: () => void;
  /** Why the page is missing; by default, that it was not opened before. */
  why?: string;
}

/** In place of a page that needs the network and was not opened before: why, and two ways on that need none. */
export function UnseenPage({ onRetry, why }: UnseenPageProps) {
  const { words, language } = useApp();
  const texts = wordsIn("offlineBanner", language, { en, es });
  return (
    <>
      <Failure isNetwork onRetry={onRetry} />
      <p className={styles.why}>{why ?? texts.unseen}</p>
      <p className={styles.ways}>
        <Link href="/" className={buttons.outlined}>
          {texts.toHome}
        </Link>
        <Link href={PUBLIC_PAGES.crisisLines.path} className={buttons.outlined}>
          {words.shell.crisisLines}
        </Link>
      </p>
    </>
  );
}
