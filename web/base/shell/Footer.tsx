import { useApp } from "../app-context/app-context.tsx";
import { Link } from "../app-context/router.tsx";
import { listNamedRows, PUBLIC_PAGES, type PublicPageName, type PublicRow } from "../pages/public-pages.ts";
import styles from "./Footer.module.css";
import { LanguageLinks } from "./LanguageLinks.tsx";

/** End of every page: help, the other language, the static pages, and thanks to data sources. */
export function Footer() {
  const { words } = useApp();
  const { shell } = words;
  return (
    <footer className={styles.footer}>
      <p className={styles.help}>
        <a href="tel:988">{`988 ${shell.crisis}`}</a>
        <a href="tel:911">{`911 ${shell.danger}`}</a>
        <a href="tel:211">{`211 ${shell.anyNeed}`}</a>
        <Link href={PUBLIC_PAGES.crisisLines.path}>{shell.crisisLines}</Link>
      </p>
      <LanguageLinks className={styles.language} />
      <ul className={styles.pages}>
        {listNamedRows<PublicPageName, PublicRow>(PUBLIC_PAGES).map(
          ([name, { path, title, menu }]) =>
            menu?.in === "footer" && (
              <li key={name}>
                <Link href={path}>{title(words)}</Link>
              </li>
            ),
        )}
      </ul>
      <p className={styles.minor}>{shell.attribution}</p>
    </footer>
  );
}
