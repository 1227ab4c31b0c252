import type { EndpointQuery } from "#domain/base/contract/call-api.ts";
import { getExtent } from "#domain/base/roles/permissions.ts";
import type { ViewerRole } from "#domain/base/roles/role.ts";
import { MESSAGE_SORTS, type MessageSort } from "#domain/feedback/message-sort.ts";

export type InboxTab = "app" | "service" | "archive";

/** The tabs of a role: messages about the app are for administrators (rule feedback 22). */
export function listInboxTabs(role: ViewerRole): readonly InboxTab[] {
  return getExtent(role, "feedbackInbox") === "all" ? ["app", "service", "archive"] : ["service", "archive"];
}

/** Lists the kinds of message that a tab may have, to choose from; a single one is no choice. */
export function listMessageKinds(role: ViewerRole, tab: InboxTab): readonly MessageSort[] {
  const extent = getExtent(role, "feedbackInbox");
  const kinds = MESSAGE_SORTS.filter((kind) => {
    const isOfApp = kind === "report" || kind === "opinion";
    if (tab === "app") return isOfApp;
    if (isOfApp) return tab === "archive" && extent === "all";
    return kind === "question" || extent !== "own";
  });
  return kinds.length > 1 ? kinds : [];
}

/** Query of a tab. */
export function toInboxFilters(tab: InboxTab): Pick<EndpointQuery<"GET /feedbacks">, "type" | "isArchive"> {
  switch (tab) {
    case "app":
      return { type: "APP", isArchive: "false" };
    case "service":
      return { type: "SERVICE,CLAIM", isArchive: "false" };
    case "archive":
      return { isArchive: "true" };
  }
}

/** State of the page, as its address has it. */
export interface InboxAddress {
  readonly tab: InboxTab;
  /** Only messages of this kind; null: of any. */
  readonly kind: MessageSort | null;
  /** Search text. */
  readonly q: string;
  /** Id of the message that is open. */
  readonly message: string | null;
}

export function inboxPath(path: string, { tab, kind, q, message }: InboxAddress): string {
  const query = new URLSearchParams({ tab });
  if (kind !== null) query.set("kind", kind);
  if (q !== "") query.set("q", q);
  if (message !== null) query.set("message", message);
  return `${path}?${query}`;
}
