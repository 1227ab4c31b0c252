import { Link } from "wouter";
import { STATIC_PAGE_PATHS } from "#domain/static-pages/static-page-paths.ts";
import { CRISIS_LINES_PATH } from "../routes.ts";
import { useVisit } from "../visit/visit.tsx";
import styles from "./Footer.module.css";
import { LanguageLink } from "./LanguageLink.tsx";

/** At the end of every page: help, the other language, the pages of plain text, and whom the data owes thanks. */
export function Footer() {
  const { words } = useVisit();
  const { shell } = words;
  const pages = [
    { code: "ABOUT", text: shell.about },
    { code: "FAQ", text: shell.faq },
    { code: "TERMS", text: shell.terms },
    { code: "PRIVACY", text: shell.privacy },
  ] as const;
  return (
    <footer className={styles.footer}>
      <p className={styles.help}>
        <a href="tel:988">988 {shell.crisis}</a>
        <a href="tel:911">911 {shell.danger}</a>
        <a href="tel:211">211 {shell.anyNeed}</a>
        <Link href={CRISIS_LINES_PATH}>{shell.crisisLines}</Link>
      </p>
      <LanguageLink className={styles.language} />
      <ul className={styles.pages}>
        {pages.map(({ code, text }) => (
          <li key={code}>
            <Link href={STATIC_PAGE_PATHS[code]}>{text}</Link>
          </li>
        ))}
      </ul>
      <p className={styles.minor}>{shell.attribution}</p>
    </footer>
  );
}
