import type { ApprovalsWords } from "#domain/words/en/approvals.ts";
import { Link } from "../../app-context/router.tsx";
import { WORK_PAGES } from "../../pages/page-table.ts";
import { PUBLIC_PAGES } from "../../pages/public-pages.ts";
import buttons from "../../ui/buttons.module.css";
import { EmptyList } from "../../ui/EmptyList.tsx";
import { useBadgeCounts } from "../badges/badge-counts.ts";

/** Nothing waits here, but perhaps elsewhere; or nothing of what was searched. */
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
