import type { ReactNode } from "react";
import { useEffect } from "react";
import type { AccountWords } from "#domain/words/en/account.ts";
import { PageHeader } from "../../shell/Header.tsx";
import { Shell } from "../../shell/Shell.tsx";
import { useVisit } from "../../visit/visit.tsx";
import styles from "./Account.module.css";
import { useAccountWords } from "./account-words.ts";

/** The frame of every page of accounts. */
export function AccountFrame({
  name,
  intro,
  children,
}: {
  name: keyof AccountWords["titles"];
  intro?: string | undefined;
  children: ReactNode;
}) {
  const { words } = useVisit();
  const { titles, shortTitles } = useAccountWords();
  const title = titles[name];
  useEffect(() => {
    document.title = `${title} · ${words.shell.product}`;
  }, [title, words]);
  return (
    <Shell header={<PageHeader title={shortTitles[name]} />} hasTabs={false}>
      <main id="content" tabIndex={-1} className={styles.page}>
        <h1 className={styles.title}>{title}</h1>
        {intro !== undefined && <p className={styles.intro}>{intro}</p>}
        {children}
      </main>
    </Shell>
  );
}
