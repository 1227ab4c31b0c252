import type { QueryOf } from "#domain/contract/call-api.ts";
import { extentOf } from "#domain/roles/permissions.ts";
import type { ViewerRole } from "#domain/roles/role.ts";

export type InboxTab = "app" | "service" | "archive";

/** The tabs of a role: messages about the app are for administrators (rule feedback 22). */
export function tabsOf(role: ViewerRole): readonly InboxTab[] {
  return extentOf(role, "feedbackInbox") === "all" ? ["app", "service", "archive"] : ["service", "archive"];
}

/** What a tab asks for. */
export function filtersOf(tab: InboxTab): Pick<QueryOf<"GET /feedbacks">, "type" | "isArchive"> {
  switch (tab) {
    case "app":
      return { type: "APP", isArchive: "false" };
    case "service":
      return { type: "SERVICE,CLAIM", isArchive: "false" };
    case "archive":
      return { isArchive: "true" };
  }
}

/** The address of the page: the tab, what is searched, and the message that is open. */
export function inboxPath(
  path: string,
  { tab, q, message }: { tab: InboxTab; q: string; message: string | null },
): string {
  const query = new URLSearchParams({ tab });
  if (q !== "") query.set("q", q);
  if (message !== null) query.set("message", message);
  return `${path}?${query}`;
}
