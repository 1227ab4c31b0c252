import { GUEST, type Viewer } from "./viewer.ts";

/** Older clients send these as tokens when they have none. */
const NO_TOKEN = new Set(["", "undefined", "null"]);

/** The bearer token of a request, if it carries one. */
function bearerToken(authorization: string | undefined): string | null {
  const token = /^Bearer\s*(.*)$/i.exec(authorization ?? "")?.[1]?.trim() ?? "";
  return NO_TOKEN.has(token) ? null : token;
}

/** Finds whose token it is; null for a token that is dead or never was. */
export type FindViewer = (token: string, now: number) => Promise<Viewer | null>;

/** Until there are accounts, every token is dead. */
export const noAccounts: FindViewer = async () => null;

/** An absent, empty or dead token means guest (decisions, section 5, *Viewers*). */
export async function identify(
  authorization: string | undefined,
  findViewer: FindViewer,
  now: number,
): Promise<Viewer> {
  const token = bearerToken(authorization);
  return (token === null ? null : await findViewer(token, now)) ?? GUEST;
}
