import type { ContactKind } from "#domain/contacts/regional-contacts/regional-contact.ts";
import { useApp } from "../app-context/app-context.tsx";
import { Link, useLocation } from "../app-context/router.tsx";
import { homePath } from "../pages/home-query.ts";
import { loginPath } from "../pages/page-access.ts";
import { CONTACT_PAGES, WORK_PAGES } from "../pages/page-table.ts";
import { listNamedRows, PUBLIC_PAGES, type PublicPageName, type PublicRow } from "../pages/public-pages.ts";
import { Icon } from "../ui/Icon.tsx";
import { Panel } from "../ui/Panel.tsx";
import { PanelButton } from "../ui/PanelButton.tsx";
import type { SvgIconName } from "../ui/SvgIcon.tsx";
import { SvgIcon } from "../ui/SvgIcon.tsx";
import { AccountMenu } from "./AccountMenu.tsx";
import { LanguageLinks } from "./LanguageLinks.tsx";
import styles from "./MenuPanel.module.css";
import { menuWords } from "./menu-words.ts";

/** The side menu. An entry is listed only when its screen exists, a link only when its address is set. */
export function MenuPanel() {
  const { words, language, viewer, links, openPanel } = useApp();
  const { shell } = words;
  const menu = menuWords(language);
  const [path] = useLocation();
  const externalLinks = [
    { to: links.volunteer, text: menu.volunteer, icon: "people" },
    { to: links.donation, text: menu.donation, icon: "link" },
    { to: links.support == null ? null : `mailto:${links.support}`, text: menu.support, icon: "mail" },
    { to: links.website, text: menu.socialOf("Web"), icon: "link" },
    { to: links.facebook, text: menu.socialOf("Facebook"), icon: "link" },
    { to: links.twitter, text: menu.socialOf("X"), icon: "link" },
    { to: links.instagram, text: menu.socialOf("Instagram"), icon: "link" },
    { to: links.youtube, text: menu.socialOf("YouTube"), icon: "link" },
  ] as const;
  return (
    <Panel name="menu" title={shell.product} side="start">
      <nav aria-label={shell.menu}>
        <ul className={styles.list}>
          <Pages sections={["top"]} />
          <li>
            <LanguageLinks className={styles.entry} />
          </li>
          <li>
            <PanelButton panel="exit" className={styles.entry}>
              <SvgIcon name="door" />
              {menu.quickExit}
            </PanelButton>
          </li>
        </ul>
        {viewer !== null && <AccountMenu viewer={viewer} />}
        <h3 className={styles.heading}>{menu.getHelpNow}</h3>
        <ul className={styles.list}>
          <HelpLine number="988" text={shell.crisis} />
          <HelpLine number="911" text={shell.danger} />
          <HelpLine number="211" text={shell.anyNeed} />
          <Pages sections={["help"]} />
          <li>
            <Link href={WORK_PAGES.chatbot.path} className={styles.entry} onClick={() => openPanel(null)}>
              <Icon name="chat" />
              {menu.chatbot}
            </Link>
          </li>
          <ContactEntry kind="liaisons" icon="people" />
        </ul>
        <ul className={`${styles.list} ${styles.external}`}>
          {viewer === null && (
            <li>
              <Link href={loginPath(path)} className={styles.entry} onClick={() => openPanel(null)}>
                <SvgIcon name="people" />
                <span className={styles.lines}>
                  {menu.signIn} <span className={styles.hint}>{menu.signInHint}</span>
                </span>
              </Link>
            </li>
          )}
          <Pages sections={["more", "footer"]} />
        </ul>
        <h3 className={styles.heading}>{menu.countyContacts}</h3>
        <ul className={styles.list}>
          <ContactEntry kind="regions" icon="link" />
          <ContactEntry kind="coordinators" icon="mail" />
        </ul>
        {externalLinks.some(({ to }) => to != null) && (
          <ul className={`${styles.list} ${styles.external}`}>
            {externalLinks.map(
              ({ to, text, icon }) =>
                to != null && <ExternalLink key={text} to={to} text={text} icon={icon} />,
            )}
          </ul>
        )}
      </nav>
    </Panel>
  );
}

/** School help stands with all other help; the offices of counties, whose names say little, after everything else. */
function ContactEntry({ kind, icon }: { kind: ContactKind; icon: SvgIconName }) {
  const { language, openPanel } = useApp();
  const { path, title } = CONTACT_PAGES[kind];
  return (
    <li>
      <Link href={path} className={styles.entry} onClick={() => openPanel(null)}>
        <SvgIcon name={icon} />
        {title(menuWords(language))}
      </Link>
    </li>
  );
}

/** Entries of these parts of the menu. */
function Pages({ sections }: { sections: readonly ("top" | "help" | "more" | "footer")[] }) {
  const { words, openPanel, preferences } = useApp();
  const [path] = useLocation();
  return listNamedRows<PublicPageName, PublicRow>(PUBLIC_PAGES).map(
    ([name, row]) =>
      row.menu !== undefined &&
      sections.includes(row.menu.in) && (
        <li key={name}>
          <Link
            // Links to the list as it was left, also where it was opened by another address.
            href={name === "home" ? homePath({ ...preferences, q: "" }) : row.path}
            className={styles.entry}
            onClick={(event) => {
              // The form opens over the list, which stays as it is.
              const opensAsPanel = name === "feedback" && path === "/";
              if (opensAsPanel) event.preventDefault();
              openPanel(opensAsPanel ? "feedback" : null);
            }}
          >
            {row.menu.icon !== undefined && <Icon name={row.menu.icon} />}
            {(row.menu.text ?? row.title)(words)}
          </Link>
        </li>
      ),
  );
}

function HelpLine({ number, text }: { number: string; text: string }) {
  return (
    <li>
      <a className={styles.entry} href={`tel:${number}`}>
        <Icon name="phone" />
        <span>
          <b>{number}</b> <span className={styles.hint}>{text}</span>
        </span>
      </a>
    </li>
  );
}

function ExternalLink({ to, text, icon }: { to: string; text: string; icon: SvgIconName }) {
  return (
    <li>
      <a className={styles.entry} href={to} rel="noopener noreferrer">
        <SvgIcon name={icon} />
        {text}
      </a>
    </li>
  );
}
