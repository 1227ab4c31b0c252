import { useMemo, useState } from "react";
import type { PageViewer } from "#domain/app/page-rendering.ts";
import type { Answer } from "#domain/base/contract/call.ts";
import { getExtent } from "#domain/base/roles/permissions.ts";
import type { DayClosingsWords } from "#words/compiled/listings/day-closings.ts";
import type { ManageServicesWords } from "#words/compiled/listings/manage-services.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import { useNow } from "../../../base/app-context/use-now.ts";
import { useSearch } from "../../../base/app-context/use-search.ts";
import { useTitle } from "../../../base/app-context/use-title.ts";
import { WORK_PAGES } from "../../../base/pages/page-table.ts";
import { PageHeader } from "../../../base/shell/Header.tsx";
import { Shell } from "../../../base/shell/Shell.tsx";
import { WorkFailure } from "../../../base/shell/WorkFailure.tsx";
import buttons from "../../../base/ui/buttons.module.css";
import { ConfirmDialog } from "../../../base/ui/ConfirmDialog.tsx";
import { Icon } from "../../../base/ui/Icon.tsx";
import page from "../../../base/ui/list-page.module.css";
import { PanelButton } from "../../../base/ui/PanelButton.tsx";
import { RadioChips } from "../../../base/ui/RadioChips.tsx";
import { useFailureToast } from "../../../base/ui/use-failure-toast.ts";
import { useIsWide } from "../../../base/ui/use-is-wide.ts";
import { ManagedCard } from "./ManagedCard.tsx";
import styles from "./ManageServicesPage.module.css";
import { NoServices } from "./NoServices.tsx";
import type { RowCommands } from "./row-commands.ts";
import { SelectionBar } from "./SelectionBar.tsx";
import { ServicesTable } from "./ServicesTable.tsx";
import { type ManagedRow, type Scope, useManaged, useScopeCounts } from "./use-managed.ts";
import { useSelection } from "./use-selection.ts";
import { useSeveral } from "./use-several.ts";

/** The viewer's services, or all that they may edit. `/manage_services`, rules manage-services 1–6 and 9–11. */
export function ManageServicesPage({ text, today }: { text: ManageServicesWords; today: DayClosingsWords }) {
  const { viewer } = useApp();
  useTitle(text.title);
  return (
    <Shell header={<PageHeader title={text.title} />} hasTabs={false}>
      <main id="content" tabIndex={-1} className={styles.page}>
        {viewer !== null && <Services viewer={viewer} text={text} today={today} />}
      </main>
    </Shell>
  );
}

/** Lists the scopes of services that this role may look through. */
function listScopes(viewer: PageViewer): readonly Scope[] {
  const edit = getExtent(viewer.role, "editService");
  if (edit === "own") return ["mine", "deleted"];
  return getExtent(viewer.role, "administer") === "yes"
    ? ["all", "stale", "waiting", "ownerless", "mine", "deleted"]
    : ["mine", "all", "stale", "waiting", "deleted"];
}

function Services({
  viewer,
  text,
  today,
}: {
  viewer: PageViewer;
  text: ManageServicesWords;
  today: DayClosingsWords;
}) {
  const { words, language, showToast } = useApp();
  const showFailure = useFailureToast(text);
  const scopes = useMemo(() => listScopes(viewer), [viewer]);
  const [scope, setScope] = useState<Scope>(scopes[0] ?? "mine");
  const q = new URLSearchParams(useSearch()).get("q")?.trim() ?? "";
  const now = useNow();
  const isWide = useIsWide();
  const managed = useManaged({ scope, q, userId: viewer.id, language });
  const { rows } = managed;
  const selection = useSelection(rows);
  const several = useSeveral(managed, selection, text);
  const [changes, setChanges] = useState(0);
  const counts = useScopeCounts(scopes, viewer.id, `${changes} ${several.isBusy}`);
  const [toDelete, setToDelete] = useState<{ id: string; name: string } | "several" | null>(null);
  const scopeNames: Readonly<Record<Scope, string>> = {
    mine: text.mine,
    all: text.all,
    stale: text.stale,
    waiting: text.states.WAITING,
    ownerless: text.ownerless,
    deleted: text.deletedOnes,
  };
  const showResult = (done: Answer<unknown>, success: string) => {
    setChanges((count) => count + 1);
    if (done.ok) showToast({ kind: "success", text: success });
    else showFailure(done.problem);
  };
  const createCommands = ({ service: { id, name } }: ManagedRow): RowCommands => ({
    onConfirm: async () => showResult(await managed.confirm(id), text.confirmed),
    onDelete: () => setToDelete({ id, name }),
    onStatus: (openStatus) => managed.showStatus(id, openStatus),
    onUndo: async () => showResult(await managed.restore(id), text.undone(name)),
  });
  const mayAsk = getExtent(viewer.role, "directoryHealth") === "yes";
  const isSelected = ({ service }: ManagedRow) => selection.has(service.id);
  return (
    <>
      <div className={page.top}>
        <h1 className={page.title}>
          {text.title}
          {managed.total !== null && managed.total > 0 && (
            <>
              {" "}
              <span className={page.badge}>{managed.total}</span>
            </>
          )}
        </h1>
        {isWide && (
          <PanelButton panel="search" className={page.search}>
            <Icon name="search" />
            <span>{q === "" ? text.search : text.searched(q)}</span>
          </PanelButton>
        )}
        <Link href={WORK_PAGES.addService.path} className={buttons.primary}>
          {text.add}
        </Link>
      </div>
      {scopes.length > 1 && (
        <RadioChips
          legend={text.which}
          name="scope"
          options={scopes.map((one) => ({ value: one, label: scopeNames[one], count: counts[one] }))}
          value={scope}
          onChange={setScope}
        />
      )}
      {managed.failure !== null && (
        <WorkFailure isNetwork={managed.failure.isNetwork} onRetry={() => void managed.more()} />
      )}
      {rows === null && managed.failure === null && <p className={page.note}>{words.shell.loading}</p>}
      {rows?.length === 0 && (
        <div className={styles.empty}>
          <NoServices scope={scope} scopes={scopes} names={scopeNames} q={q} text={text} onScope={setScope} />
        </div>
      )}
      <p className="visually-hidden" role="status">
        {rows === null ? "" : words.home.shown(rows.filter(({ isDeleted }) => !isDeleted).length)}
      </p>
      {rows !== null && rows.length > 0 && isWide && (
        <>
          <SelectionBar
            {...several}
            selection={selection}
            text={text}
            mayAsk={mayAsk}
            mayDelete={rows.filter(isSelected).every(({ service }) => service.may.delete)}
            onDelete={() => setToDelete("several")}
          />
          <ServicesTable
            rows={rows}
            now={now}
            text={text}
            today={today}
            selection={selection}
            isOldestFirst={scope !== "deleted"}
            commandsOf={createCommands}
          />
        </>
      )}
      {rows !== null && rows.length > 0 && !isWide && (
        <ul className={styles.list}>
          {rows.map((row) => (
            <ManagedCard
              key={row.service.id}
              row={row}
              now={now}
              text={text}
              today={today}
              selection={selection}
              {...createCommands(row)}
            />
          ))}
        </ul>
      )}
      {managed.hasMore && (
        <p className={styles.more}>
          <button type="button" className={buttons.outlined} onClick={() => void managed.more()}>
            {text.more}
          </button>
        </p>
      )}
      {rows !== null && rows.length > 0 && !isWide && (
        <SelectionBar
          {...several}
          selection={selection}
          text={text}
          mayAsk={mayAsk}
          mayDelete={rows.filter(isSelected).every(({ service }) => service.may.delete)}
          onDelete={() => setToDelete("several")}
        />
      )}
      {toDelete !== null && (
        <ConfirmDialog
          question={
            toDelete === "several" ? text.deleteSeveralQuestion(selection.ids.length) : text.deleteQuestion
          }
          hint={toDelete === "several" ? text.deleteSeveralHint : text.deleteHint(toDelete.name)}
          yes={text.yes}
          no={text.no}
          onCancel={() => setToDelete(null)}
          onConfirm={async () => {
            setToDelete(null);
            if (toDelete === "several") await several.remove();
            else showResult(await managed.remove(toDelete.id), text.deleted(toDelete.name));
          }}
        />
      )}
    </>
  );
}
