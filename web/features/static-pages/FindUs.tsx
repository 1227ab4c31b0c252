import { DrawnIcon } from "../../ui/DrawnIcon.tsx";
import { useVisit } from "../../visit/visit.tsx";
import styles from "./StaticPage.module.css";

/** Website, mail and networks, each where the operator has set it (rule static-pages 5). */
export function FindUs() {
  const { links, words } = useVisit();
  const { shell } = words;
  const ways = [
    { to: links.website, name: shell.website },
    { to: links.support === null ? null : `mailto:${links.support}`, name: shell.email },
    { to: links.facebook, name: "Facebook" },
    { to: links.twitter, name: "X" },
    { to: links.instagram, name: "Instagram" },
    { to: links.youtube, name: "YouTube" },
  ].filter(({ to }) => to !== null);
  if (ways.length === 0) return null;
  return (
    <nav className={styles.ways} aria-label={shell.findUs}>
      <h2 className={styles.waysTitle}>{shell.findUs}</h2>
      <ul className={styles.wayList}>
        {ways.map(({ to, name }) => (
          <li key={name}>
            <a className={styles.way} href={to ?? ""} rel="noopener noreferrer">
              <DrawnIcon name={name === shell.email ? "mail" : "link"} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
