import type { ReactNode, RefObject } from "react";
import type { AccountWords } from "#words/compiled/accounts/account.ts";
import { useSearch } from "../../../base/app-context/use-search.ts";
import { useTitle } from "../../../base/app-context/use-title.ts";
import { useAccountWords } from "../../../base/shell/account-words.ts";
import { PageHeader } from "../../../base/shell/Header.tsx";
import { Shell } from "../../../base/shell/Shell.tsx";
import styles from "./Account.module.css";

/** The frame of every page of accounts. */
export function AccountFrame({
  name,
  intro,
  introRef,
  children,
}: {
  name: keyof AccountWords["titles"];
  intro?: string | undefined;
  /** For a page whose text changes after an action, and that moves the focus to it. */
  introRef?: RefObject<HTMLParagraphElement | null>;
  children: ReactNode;
}) {
  const { titles, shortTitles, tabs } = useAccountWords();
  const title = titles[name];
  useTitle(title);
  const isLogin = name === "signIn" || name === "signUp";
  const parameters = new URLSearchParams(useSearch());
  parameters.delete("tab");
  const signIn = { text: tabs.signIn, href: `/login?${parameters}` };
  const header = <PageHeader title={shortTitles[name]} {...(isLogin ? { signIn } : {})} />;
  return (
    <Shell header={header} hasTabs={false}>
      <main id="content" tabIndex={-1} className={styles.page}>
        <h1 className={styles.title}>{title}</h1>
        {intro !== undefined && (
          <p ref={introRef} tabIndex={-1} className={styles.intro}>
            {intro}
          </p>
        )}
        {children}
      </main>
    </Shell>
  );
}
