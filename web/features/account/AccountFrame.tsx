import type { ReactNode } from "react";
import { useEffect } from "react";
import { PageHeader } from "../../shell/Header.tsx";
import { Shell } from "../../shell/Shell.tsx";
import { useVisit } from "../../visit/visit.tsx";
import styles from "./Account.module.css";

/** The frame of every page of accounts. */
export function AccountFrame({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: string | undefined;
  children: ReactNode;
}) {
  const { words } = useVisit();
  useEffect(() => {
    document.title = `${title} · ${words.shell.product}`;
  }, [title, words]);
  return (
    <Shell header={<PageHeader title={title} />} hasTabs={false}>
      <main id="content" tabIndex={-1} className={styles.page}>
        <h1 className={styles.title}>{title}</h1>
        {intro !== undefined && <p className={styles.intro}>{intro}</p>}
        {children}
      </main>
    </Shell>
  );
}
