import { useId, useLayoutEffect } from "react";
import { MAX_BADGE_SHOWN } from "#domain/base/contract/limits.ts";
import { useAccountWords } from "../../../base/shell/account-words.ts";
import { useBadgeCounts } from "../../../base/shell/badge-counts.ts";
import "./menu-button-count.css";

/**
 * Counts on the menu buttons: unread messages, and items to approve or decide. The buttons belong to the pages'
 * headers, which know nothing of accounts.
 */
export function MenuButtonCount() {
  const words = useAccountWords();
  const id = useId();
  const counts = useBadgeCounts();
  const waiting =
    counts === null
      ? 0
      : Math.min(
          counts.countUnReadFeedbacks + counts.countNotApprovedServices + counts.countWaitingHarvests,
          MAX_BADGE_SHOWN,
        );
  // Runs after each rendering, because another page has another header.
  useLayoutEffect(() => {
    if (waiting === 0) return;
    const buttons = document.querySelectorAll<HTMLElement>('button[name="show"][value="menu"]');
    for (const button of buttons) {
      button.dataset.count = String(waiting);
      button.setAttribute("aria-describedby", id);
    }
    return () => {
      for (const button of buttons) {
        delete button.dataset.count;
        button.removeAttribute("aria-describedby");
      }
    };
  });
  return (
    <span id={id} hidden>
      {words.waiting(waiting)}
    </span>
  );
}
