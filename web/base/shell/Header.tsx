import type { ReactNode } from "react";
import { useApp } from "../app-context/app-context.tsx";
import { Link, useLocation } from "../app-context/router.tsx";
import { canGoBack } from "../browser/scroll.ts";
import { FavouriteButton } from "../service-card/FavouriteButton.tsx";
import { Icon } from "../ui/Icon.tsx";
import { PanelButton } from "../ui/PanelButton.tsx";
import { ExitLink } from "./ExitLink.tsx";
import styles from "./Header.module.css";

/** The list's header: menu, the name over the place, search, help. */
export function HomeHeader() {
  const { words, place } = useApp();
  const label =
    place?.kind === "here"
      ? words.places.currentLocation
      : place?.label.replace(/, [A-Z]{2}(?= \d{5}$|$)/, "") || words.places.choosePlace;
  return (
    <Bar>
      <PanelButton panel="menu" className={styles.iconButton} label={words.shell.menu}>
        <Icon name="menu" />
      </PanelButton>
      <PanelButton panel="place" className={styles.place}>
        <Icon name="pin" />
        <span className={styles.names}>
          <span className={styles.product}>{words.shell.product} </span>
          <span className={`${styles.label} ${label.length > 13 ? styles.long : ""}`}>
            <span>{label}</span>
            <span className="visually-hidden">, {words.places.change}</span>
            <Icon name="down" className={styles.arrow} />
          </span>
        </span>
      </PanelButton>
      <PanelButton panel="search" className={styles.iconButton} label={words.shell.search}>
        <Icon name="search" />
      </PanelButton>
      <Help className={styles.iconButton} />
    </Bar>
  );
}

function Help({ className }: { className: string | undefined }) {
  const { words } = useApp();
  return (
    <Link href="/chatbot" className={className} aria-label={words.shell.help}>
      <Icon name="chat" />
    </Link>
  );
}

/** Every other page's header: back, what the page is, and where there is room for them, the place and help. */
export function PageHeader({
  title,
  favourite,
  share,
  signIn,
}: {
  title: string;
  /** The service that the page is about, where the page itself has no star. */
  favourite?: { readonly id: string; readonly isProtected: boolean } | undefined;
  /** The button that shares it, in the class of the header's buttons. */
  share?: (className: string | undefined) => ReactNode;
  /** For the page of signing in, whose title also stands below. */
  signIn?: { readonly text: string; readonly href: string };
}) {
  const { words } = useApp();
  const [, navigate] = useLocation();
  const narrow = share === undefined ? styles.iconButton : `${styles.iconButton} ${styles.hiddenWhenNarrow}`;
  const roomy = `${styles.iconButton} ${styles.hiddenUnlessRoomy}`;
  return (
    <Bar>
      <a
        href="/"
        className={styles.iconButton}
        aria-label={words.shell.back}
        onClick={(event) => {
          event.preventDefault();
          // A visitor who came by a link from outside goes to the list instead.
          if (canGoBack()) window.history.back();
          else navigate("/");
        }}
      >
        <Icon name="back" />
      </a>
      <p className={signIn === undefined ? styles.title : `${styles.title} ${styles.hiddenWhenNarrow}`}>
        {title}
      </p>
      {signIn !== undefined && (
        <Link href={signIn.href} className={styles.signIn}>
          {signIn.text}
        </Link>
      )}
      <PanelButton panel="place" className={roomy} label={words.places.choosePlace}>
        <Icon name="pin" />
      </PanelButton>
      {share?.(styles.iconButton)}
      {favourite !== undefined && (
        <FavouriteButton {...favourite} name={title} className={styles.iconButton} />
      )}
      <PanelButton panel="search" className={narrow} label={words.shell.search}>
        <Icon name="search" />
      </PanelButton>
      <Help className={roomy} />
      <PanelButton panel="menu" className={narrow} label={words.shell.menu}>
        <Icon name="menu" />
      </PanelButton>
    </Bar>
  );
}

/** The tutorial's header: what this is, and the way out. */
export function PlainHeader() {
  const { words } = useApp();
  return (
    <Bar>
      <p className={`${styles.title} ${styles.leading}`}>{words.shell.product}</p>
    </Bar>
  );
}

function Bar({ children }: { children: ReactNode }) {
  return (
    <header className={styles.header}>
      {children}
      <ExitLink className={styles.exit} />
    </header>
  );
}
