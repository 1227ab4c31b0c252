import { useEffect } from "react";
import type { PageViewer } from "#domain/app/page-rendering.ts";
import { MAX_BADGE_SHOWN } from "#domain/base/contract/limits.ts";
import { useApp } from "../app-context/app-context.tsx";
import { Link, useLocation } from "../app-context/router.tsx";
import { mayOpen } from "../pages/page-access.ts";
import { ACCOUNT_PAGES, WORK_PAGES, type WorkPageName, type WorkRow } from "../pages/page-table.ts";
import { listNamedRows } from "../pages/public-pages.ts";
import { refreshBadges, useBadgeCounts } from "./badge-counts.ts";
import { menuWords } from "./menu-words.ts";
import styles from "./SideBar.module.css";
import { SIDE_BAR_GROUPS, WAITING } from "./side-bar-groups.ts";

/** A laptop's way to every page of work: it stands beside each page of those who have an account. */
export function SideBar({ viewer }: { viewer: PageViewer }) {
  const { words, language } = useApp();
  const menu = menuWords(language);
  useEffect(refreshBadges, []);
  return (
    <nav className={styles.bar} aria-label={menu.yourWork}>
      <p className={styles.head}>
        <Link href="/">{words.shell.product}</Link>
      </p>
      <div className={styles.groups}>
        {listNamedRows<keyof typeof SIDE_BAR_GROUPS, readonly WorkPageName[]>(SIDE_BAR_GROUPS).map(
          ([group, pages]) => (
            <Group key={group} title={menu.groups[group]} pages={pages} viewer={viewer} />
          ),
        )}
      </div>
      <p className={styles.account}>
        <Link
          href={viewer.role === "ADMINISTRATOR" ? ACCOUNT_PAGES.sessions.path : ACCOUNT_PAGES.profile.path}
        >
          <b>{viewer.displayName}</b>
          <span>{viewer.email}</span>
        </Link>
      </p>
    </nav>
  );
}

/** Nothing, where the viewer may open none of it. */
function Group({
  title,
  pages,
  viewer,
}: {
  title: string;
  pages: readonly WorkPageName[];
  viewer: PageViewer;
}) {
  const { language } = useApp();
  const words = menuWords(language);
  const counts = useBadgeCounts();
  const [path] = useLocation();
  const shown = pages.filter((name) => mayOpen(viewer, WORK_PAGES[name].who));
  if (shown.length === 0) return null;
  return (
    <>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {shown.map((name) => {
          const { path: to, title: titleOf, menu }: WorkRow = WORK_PAGES[name];
          const count = menu?.badge === undefined ? 0 : (counts?.[menu.badge] ?? 0);
          return (
            <li key={name}>
              <Link href={to} className={styles.entry} aria-current={path === to ? "page" : undefined}>
                <span>{titleOf(words)}</span>
                {count > 0 && (
                  <span className={WAITING.has(name) ? styles.waiting : styles.count}>
                    {Math.min(count, MAX_BADGE_SHOWN)}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}
