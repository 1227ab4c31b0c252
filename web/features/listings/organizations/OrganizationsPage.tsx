import { type FormEvent, useId } from "react";
import { MAX_SEARCH_TEXT } from "#domain/base/contract/limits.ts";
import type { OrganizationListWords } from "#words/compiled/listings/organization-list.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link, useLocation } from "../../../base/app-context/router.tsx";
import { useTitle } from "../../../base/app-context/use-title.ts";
import { ORGANIZATIONS_PATH, organizationPath } from "../../../base/pages/organization-path.ts";
import { mayOpen } from "../../../base/pages/page-access.ts";
import { WORK_PAGES } from "../../../base/pages/page-table.ts";
import { PageHeader } from "../../../base/shell/Header.tsx";
import { Shell } from "../../../base/shell/Shell.tsx";
import buttons from "../../../base/ui/buttons.module.css";
import { Failure } from "../../../base/ui/Failure.tsx";
import { Lazy } from "../../../base/ui/lazy.tsx";
import { MoreRows } from "../../../base/ui/MoreRows.tsx";
import columns from "../../../base/ui/two-columns.module.css";
import { UNLEARNED } from "../../../base/ui/unlearned.ts";
import { dangerPanel } from "../../danger/lazy-danger-panel.ts";
import { usePublicText } from "../../danger/use-private-search.ts";
import { type OrganizationsData, organizationsAddress } from "./load-organizations.ts";
import styles from "./OrganizationsPage.module.css";
import { useOrganizations } from "./use-organizations.ts";

/** Page of all organizations, by name: `/organizations` (rule organizations 18). */
export function OrganizationsPage({
  initial,
  text,
}: {
  /** Data that came with the document. */
  initial: OrganizationsData | null;
  text: OrganizationListWords;
}) {
  const { words, viewer } = useApp();
  const { q, danger } = usePublicText();
  const { data, next, loadMore, retry } = useOrganizations(q, initial);
  const { newOrganization } = WORK_PAGES;
  useTitle(text.title);
  return (
    <Shell header={<PageHeader title={text.title} />} hasTabs={false}>
      <main id="content" tabIndex={-1} aria-busy={data === null}>
        {danger !== null && <Lazy component={dangerPanel} props={{ help: danger }} />}
        <div className={columns.top}>
          <h1 className={columns.title}>{text.title}</h1>
          <p>{text.intro}</p>
          <SearchForm key={q} q={q} text={text} />
          {mayOpen(viewer, newOrganization.who) && (
            <p>
              <Link href={newOrganization.path} className={buttons.outlined}>
                {text.add}
              </Link>
            </p>
          )}
        </div>
        <p className={styles.count} role="status">
          {data === null && words.shell.loading}
          {data?.ok === true && data.rows.length > 0 && text.shown(data.total ?? data.rows.length)}
          {data?.ok === true && data.rows.length === 0 && (q === "" ? text.empty : text.none)}
        </p>
        {data?.ok === false && <Failure isNetwork={data.isNetwork} onRetry={retry} />}
        {data?.ok === true && (
          <ul className={columns.rows}>
            {data.rows.map(({ id, name, alternateName, services }) => (
              <li key={id} className={columns.row}>
                <Link href={organizationPath(id)} className={`${columns.name} ${styles.link}`}>
                  {name}
                </Link>
                {alternateName !== null && <p className={columns.fact}>{alternateName}</p>}
                <p className={columns.fact}>{text.services(services)}</p>
              </li>
            ))}
          </ul>
        )}
        {data?.ok === true && data.hasMore && (
          <MoreRows
            key={data.rows.length}
            href={organizationsAddress(q, next)}
            text={words.home.loadMore}
            onMore={loadMore}
          />
        )}
      </main>
    </Shell>
  );
}

/** A form of the browser's own: without scripts it asks the server. */
function SearchForm({ q, text }: { q: string; text: OrganizationListWords }) {
  const { setTyped } = useApp();
  const [, navigate] = useLocation();
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("q");
    const name = typeof typed === "string" ? typed.trim() : "";
    // The text goes into the address once it is known to name no danger.
    setTyped(name === "" ? null : { path: ORGANIZATIONS_PATH, text: name });
    if (name === "") navigate(ORGANIZATIONS_PATH);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: Safari 15 does not know the search element.
    <form
      role="search"
      action={ORGANIZATIONS_PATH}
      method="post"
      autoComplete="off"
      className={styles.search}
      onSubmit={submit}
    >
      <label htmlFor={id}>{text.search}</label>
      <div className={styles.row}>
        <input
          id={id}
          type="search"
          name="q"
          {...UNLEARNED}
          className={styles.input}
          maxLength={MAX_SEARCH_TEXT}
          defaultValue={q}
        />
        <button type="submit" className={buttons.primary}>
          {text.find}
        </button>
        {q !== "" && (
          <Link href={ORGANIZATIONS_PATH} className={buttons.outlined} onClick={() => setTyped(null)}>
            {text.showAll}
          </Link>
        )}
      </div>
    </form>
  );
}
