import type { ReactNode } from "react";
import type { AccountWords } from "#domain/words/en/account.ts";
import { useTitle } from "../../app-context/use-title.ts";
import { PageHeader } from "../../shell/Header.tsx";
import { Shell } from "../../shell/Shell.tsx";
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
  const { titles, shortTitles } = useAccountWords();
  const title = titles[name];
  useTitle(title);
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
