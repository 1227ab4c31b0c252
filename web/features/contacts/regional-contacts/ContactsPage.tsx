import { mainLanguage } from "#domain/base/languages/language.ts";
import type { PublicContact } from "#domain/contacts/regional-contacts/contact-calls.ts";
import type { ContactKind } from "#domain/contacts/regional-contacts/regional-contact.ts";
import type { RegionalContactsWords } from "#words/compiled/contacts/regional-contacts.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import { useSearch } from "../../../base/app-context/use-search.ts";
import { useTitle } from "../../../base/app-context/use-title.ts";
import { callApi } from "../../../base/calls/call-api.ts";
import { mayOpen } from "../../../base/pages/page-access.ts";
import { CONTACT_PAGES, WORK_PAGES } from "../../../base/pages/page-table.ts";
import { PageHeader } from "../../../base/shell/Header.tsx";
import { Shell } from "../../../base/shell/Shell.tsx";
import { WorkFailure } from "../../../base/shell/WorkFailure.tsx";
import buttons from "../../../base/ui/buttons.module.css";
import { Lazy } from "../../../base/ui/lazy.tsx";
import { MoreRows } from "../../../base/ui/MoreRows.tsx";
import { RowActions } from "../../../base/ui/RowActions.tsx";
import columns from "../../../base/ui/two-columns.module.css";
import { dangerPanel } from "../../danger/lazy-danger-panel.ts";
import { usePublicText } from "../../danger/use-private-search.ts";
import { ContactRow } from "./ContactRow.tsx";
import styles from "./ContactsPage.module.css";
import { type ContactSearch, type ContactsData, contactSearch } from "./load-contacts.ts";
import { useContacts } from "./use-contacts.ts";

const NEW_PAGE = { liaisons: "newLiaison", regions: "newRegion", coordinators: "newCoordinator" } as const;

/** `/liaisons`, `/regions` and `/coordinators`: people to turn to (rules regional-contacts 8 and 9). */
export function ContactsPage({
  kind,
  initial,
  text,
}: {
  kind: ContactKind;
  initial: ContactsData | null;
  text: RegionalContactsWords;
}) {
  const { words, viewer } = useApp();
  const kindText = text.kinds[kind];
  const { q, danger } = usePublicText();
  const search = { ...contactSearch(kind, useSearch()), q };
  const { data, isBusy, loadMore, retry, remove } = useContacts(search, initial);
  const newPage = WORK_PAGES[NEW_PAGE[kind]];
  useTitle(kindText.title);
  return (
    <Shell header={<PageHeader title={kindText.title} />} hasTabs={false}>
      <main id="content" tabIndex={-1} aria-busy={isBusy}>
        {danger !== null && <Lazy component={dangerPanel} props={{ help: danger }} />}
        <div className={columns.top}>
          <h1 className={columns.title}>{kindText.title}</h1>
          <p>{search.near === "" ? kindText.intro : <Here data={data} text={text} />}</p>
          <p className={styles.links}>
            {search.near !== "" && <ShowAll kind={kind} text={kindText.showAll} />}
            {mayOpen(viewer, newPage.who) && (
              <Link href={newPage.path} className={buttons.outlined}>
                {kindText.add}
              </Link>
            )}
          </p>
        </div>
        <p className="visually-hidden" role="status">
          {data?.ok === true && !isBusy ? kindText.shown(data.contacts.length) : words.shell.loading}
        </p>
        {data?.ok === false && <WorkFailure isNetwork={data.isNetwork} onRetry={retry} />}
        {data?.ok === true && data.contacts.length === 0 && (
          <div className={columns.none}>
            <p>{search.near === "" ? kindText.none : kindText.noneHere}</p>
            <p className={styles.links}>
              <a className={buttons.primary} href="tel:211">
                211
              </a>
              {search.q !== "" && search.near === "" && <ShowAll kind={kind} text={kindText.showAll} />}
            </p>
          </div>
        )}
        {data?.ok === true && (
          <>
            <ul className={columns.rows}>
              {data.contacts.map((contact) => (
                <ContactRow
                  key={contact.id}
                  contact={contact}
                  coordinators={findCoordinators(contact, data.coordinators)}
                  text={text}
                  actions={
                    (contact.may.edit || contact.may.delete) && (
                      <ContactActions
                        kind={kind}
                        contact={contact}
                        text={text}
                        onDeleted={(isRestored) => (isRestored ? retry() : remove(contact.id))}
                      />
                    )
                  }
                />
              ))}
            </ul>
            {data.hasMore && (
              <MoreRows
                key={data.contacts.length}
                href={moreAddress(search, data.skip + data.contacts.length)}
                text={words.home.loadMore}
                onMore={loadMore}
              />
            )}
          </>
        )}
      </main>
    </Shell>
  );
}

/**
 * Names the county whose contacts these are, because the page is opened from a search and from the page of a service.
 */
function Here({ data, text }: { data: ContactsData | null; text: RegionalContactsWords }) {
  const { language } = useApp();
  const county = data?.ok === true ? data.county : null;
  if (county === null) return text.here;
  return text.hereIn(mainLanguage(language) === "es" ? county.nameEs : county.name);
}

function findCoordinators({ coordinators = [] }: PublicContact, all: readonly PublicContact[]) {
  return coordinators.flatMap((id) => all.find((one) => one.id === id) ?? []);
}

function ShowAll({ kind, text }: { kind: ContactKind; text: string }) {
  const { setTyped } = useApp();
  return (
    <Link className={buttons.outlined} href={CONTACT_PAGES[kind].path} replace onClick={() => setTyped(null)}>
      {text}
    </Link>
  );
}

/** Buttons and swipes to edit and to delete. */
function ContactActions({
  kind,
  contact: { id, name, may },
  text,
  onDeleted,
}: {
  kind: ContactKind;
  contact: PublicContact;
  text: RegionalContactsWords;
  /** Called when the row disappears right away, and with true when it comes back because the server refused. */
  onDeleted: (isRestored: boolean) => void;
}) {
  const { words, showToast } = useApp();
  const kindText = text.kinds[kind];
  const remove = async () => {
    onDeleted(false);
    const answer = await callApi(`DELETE /${kind}/{id}`, { params: { id } });
    if (answer.ok) return showToast({ kind: "success", text: kindText.deleted });
    onDeleted(true);
    const { code, fields } = answer.problem;
    const refusal = fields?.["coordinators"] === undefined ? text.failed : text.onlyCoordinator;
    showToast({ kind: "error", text: code === 503 ? words.shell.networkError : refusal });
  };
  return (
    <RowActions
      name={name}
      editPath={`${CONTACT_PAGES[kind].path}/${id}/edit`}
      may={may}
      text={{
        ...text,
        edit: text.editIt,
        editQuestion: kindText.editQuestion,
        deleteQuestion: kindText.deleteQuestion,
      }}
      onDelete={() => void remove()}
    />
  );
}

function moreAddress({ kind, q, near }: ContactSearch, skip: number): string {
  const parameters = {
    ...(q === "" ? {} : { q }),
    ...(near === "" ? {} : { near }),
    skip: String(skip),
  };
  return `${CONTACT_PAGES[kind].path}?${new URLSearchParams(parameters)}`;
}
