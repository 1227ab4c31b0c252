import type { ApprovalsWords } from "#words/compiled/listings/approvals.ts";
import { Link } from "../../../base/app-context/router.tsx";
import { WORK_PAGES } from "../../../base/pages/page-table.ts";
import { PUBLIC_PAGES } from "../../../base/pages/public-pages.ts";
import { useBadgeCounts } from "../../../base/shell/badge-counts.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { EmptyList } from "../../../base/ui/EmptyList.tsx";

/** Shown where nothing waits in this list, though perhaps elsewhere; or where a search finds nothing. */
export function NothingWaiting({ q, text }: { q: string; text: ApprovalsWords }) {
  const messages = useBadgeCounts()?.countUnReadFeedbacks ?? 0;
  const manage = (
    <Link href={WORK_PAGES.manageServices.path} className={buttons.outlined}>
      {text.manage}
    </Link>
  );
  if (q === "") {
    return (
      <EmptyList text={text.none}>
        {messages > 0 && (
          <Link href={WORK_PAGES.feedbacks.path} className={buttons.primary}>
            {text.messages(messages)}
          </Link>
        )}
        {manage}
        <Link href={PUBLIC_PAGES.home.path} className={buttons.outlined}>
          {text.toList}
        </Link>
      </EmptyList>
    );
  }
  return (
    <EmptyList text={text.noMatch(q)}>
      <Link href={WORK_PAGES.approvals.path} replace className={buttons.primary}>
        {text.showAll}
      </Link>
      {manage}
    </EmptyList>
  );
}
