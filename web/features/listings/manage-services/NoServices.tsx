import type { ManageServicesWords } from "#words/compiled/listings/manage-services.ts";
import { Link } from "../../../base/app-context/router.tsx";
import { WORK_PAGES } from "../../../base/pages/page-table.ts";
import { PUBLIC_PAGES } from "../../../base/pages/public-pages.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { EmptyList } from "../../../base/ui/EmptyList.tsx";
import type { Scope } from "./use-managed.ts";

/** Why there is no row, and the two likeliest ways on. */
export function NoServices({
  scope,
  scopes,
  names,
  q,
  text,
  onScope,
}: {
  scope: Scope;
  /** Scopes of this viewer, with the page's default first. */
  scopes: readonly Scope[];
  names: Readonly<Record<Scope, string>>;
  q: string;
  text: ManageServicesWords;
  onScope: (scope: Scope) => void;
}) {
  const add = (
    <Link href={WORK_PAGES.addService.path} className={buttons.outlined}>
      {text.add}
    </Link>
  );
  if (q !== "") {
    return (
      <EmptyList text={text.noMatch}>
        <Link href={WORK_PAGES.manageServices.path} replace className={buttons.primary}>
          {text.showAll}
        </Link>
        {add}
      </EmptyList>
    );
  }
  // Leads from one's own services to all that one may edit, and from everywhere else to the default.
  const other = scope === "mine" ? scopes.find((one) => one === "all") : scopes[0];
  if (other !== undefined && other !== scope) {
    return (
      <EmptyList
        text={scope === "deleted" ? text.noneDeleted : scope === "mine" ? text.none : text.noneOfScope}
      >
        <button type="button" className={buttons.primary} onClick={() => onScope(other)}>
          {names[other]}
        </button>
        {add}
      </EmptyList>
    );
  }
  return (
    <EmptyList text={text.none} hint={text.noneHint}>
      {add}
      <Link href={PUBLIC_PAGES.feedback.path} className={buttons.outlined}>
        {text.writeToUs}
      </Link>
    </EmptyList>
  );
}
