import { wordsIn } from "#words/base/words-in.ts";
import { operatorLinks as en } from "#words/compiled/en/static-pages/operator-links.ts";
import { operatorLinks as es } from "#words/compiled/es/static-pages/operator-links.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { SvgIcon } from "../../base/ui/SvgIcon.tsx";
import styles from "./StaticPage.module.css";

/** Website, mail and networks, each where the operator has set it (rule static-pages 5). */
export function OperatorLinks() {
  const { links, language } = useApp();
  const texts = wordsIn("operatorLinks", language, { en, es });
  const entries = [
    { to: links.website, name: texts.website },
    { to: links.support == null ? null : `mailto:${links.support}`, name: texts.email },
    { to: links.facebook, name: "Facebook" },
    { to: links.twitter, name: "X" },
    { to: links.instagram, name: "Instagram" },
    { to: links.youtube, name: "YouTube" },
  ].filter(({ to }) => to != null);
  if (entries.length === 0) return null;
  return (
    <nav className={styles.links} aria-label={texts.findUs}>
      <h2 className={styles.linksTitle}>{texts.findUs}</h2>
      <ul className={styles.linkList}>
        {entries.map(({ to, name }) => (
          <li key={name}>
            <a className={styles.link} href={to ?? ""} rel="noopener noreferrer">
              <SvgIcon name={name === texts.email ? "mail" : "link"} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
