import type { ReactNode } from "react";
import { useTitle } from "../app-context/use-title.ts";
import type { CallState } from "../calls/use-call.ts";
import { PageHeader } from "../shell/Header.tsx";
import { Shell } from "../shell/Shell.tsx";
import own from "./WorkFrame.module.css";

/** A page of people with an account: the frame, the document's title and the heading. */
export function WorkFrame({
  title,
  styles = own,
  awaits = null,
  isBare = false,
  after,
  children,
}: {
  title: string;
  /** Classes `page` and `title`, where the page has its own. */
  styles?: Readonly<Record<string, string>>;
  /** The call without whose reply the page is busy. */
  awaits?: Pick<CallState<unknown>, "reply" | "failure"> | null;
  /** Whether the footer is left out. */
  isBare?: boolean;
  /** Dialogs. */
  after?: ReactNode;
  children: ReactNode;
}) {
  useTitle(title);
  return (
    <Shell header={<PageHeader title={title} />} hasTabs={false} isBare={isBare}>
      <main
        id="content"
        tabIndex={-1}
        className={styles["page"]}
        aria-busy={awaits === null ? undefined : awaits.reply === null && awaits.failure === null}
      >
        <h1 className={styles["title"]}>{title}</h1>
        {children}
      </main>
      {after}
    </Shell>
  );
}
