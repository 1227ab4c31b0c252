import { useVisit } from "../visit/visit.tsx";
import styles from "./Footer.module.css";
import { LanguageLink } from "./LanguageLink.tsx";

/** At the end of every page: help, the other language, and whom the data owes thanks. */
export function Footer() {
  const { words } = useVisit();
  const { shell } = words;
  return (
    <footer className={styles.footer}>
      <p className={styles.help}>
        <a href="tel:988">988 {shell.crisis}</a>
        <a href="tel:911">911 {shell.danger}</a>
        <a href="tel:211">211 {shell.anyNeed}</a>
      </p>
      <LanguageLink className={styles.language} />
      <p className={styles.minor}>{shell.attribution}</p>
    </footer>
  );
}
