import type { ListedForViewer } from "../../services/listing.ts";
import type { ListRequest } from "../list-request.ts";
import { shortenedTo } from "./compose-text.ts";
import { hasUnsafeWord, safeName } from "./unsafe-words.ts";

const NAME_SEPTETS = 60;
/** Extra rows that are read, since some rows are not sent. */
const SPARE_ROWS = 20;
const MAX_ROWS = 100;

/** Also requests the rows before `skip`: only the rows themselves show which of them are not sent. */
export function widerRequest(request: ListRequest): ListRequest {
  const { skip = "0", limit = "0" } = request;
  return {
    ...request,
    skip: "0",
    limit: String(Math.min(MAX_ROWS, Number(skip) + Number(limit) + SPARE_ROWS)),
  };
}

/**
 * Returns the rows of `request` that may be sent: not protected, and without a word for violence or abuse in the text.
 *
 * @param rows result of `widerRequest`
 */
export function textedServices(
  rows: readonly ListedForViewer[],
  { skip = "0", limit = "0" }: ListRequest,
): ListedForViewer[] {
  const from = Number(skip);
  return rows.flatMap((row) => textedService(row) ?? []).slice(from, from + Number(limit));
}

function textedService(row: ListedForViewer): ListedForViewer | null {
  if (row.isProtected === true) return null;
  const safe = safeName(row.name);
  const name = safe === null ? null : shortenedTo(safe, NAME_SEPTETS);
  if (name === null) return null;
  const place = [row.address1, row.city].join(" ");
  return {
    ...row,
    name,
    phone: row.phone === null || hasUnsafeWord(row.phone) ? null : row.phone,
    ...(hasUnsafeWord(place) ? { address1: null, city: "" } : {}),
  };
}
