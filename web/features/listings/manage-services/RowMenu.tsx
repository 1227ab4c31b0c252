import type { ManageServicesWords } from "#words/compiled/listings/manage-services.ts";
import { Link } from "../../../base/app-context/router.tsx";
import { servicePath } from "../../../base/pages/home-query.ts";
import { DangerousEntry, MoreMenu } from "../../../base/ui/MoreMenu.tsx";
import type { RowCommands } from "./row-commands.ts";
import type { ManagedRow } from "./use-managed.ts";

/** Actions on one service of the table. */
export function RowMenu({
  service: { id, name, may },
  text,
  onConfirm,
  onDelete,
}: Pick<ManagedRow, "service"> &
  Pick<RowCommands, "onConfirm" | "onDelete"> & { text: ManageServicesWords }) {
  return (
    <MoreMenu
      label={text.moreOf(name)}
      entries={(run) => (
        <>
          {may.edit && (
            <li>
              <Link href={`${servicePath(id)}/edit`}>{text.edit}</Link>
            </li>
          )}
          {may.confirm && (
            <li>
              <button type="button" onClick={run(onConfirm)}>
                {text.stillRight}
              </button>
            </li>
          )}
          <li>
            <Link href={servicePath(id)}>{text.open}</Link>
          </li>
          {may.edit && (
            <li>
              <Link href={`${servicePath(id)}#history`}>{text.history}</Link>
            </li>
          )}
          {may.edit && (
            <li>
              <Link href={`${servicePath(id)}#facts`}>{text.facts}</Link>
            </li>
          )}
          {may.delete && (
            <DangerousEntry>
              <button type="button" onClick={run(onDelete)}>
                {text.delete}
              </button>
            </DangerousEntry>
          )}
        </>
      )}
    />
  );
}
