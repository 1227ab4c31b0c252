import { invalid, problem } from "#domain/base/contract/problems.ts";
import { isSite } from "#domain/listings/program-edit.ts";
import type { Editor } from "#server/base/http/viewer.ts";
import type { Db } from "#server/base/sql/db.ts";
import { CallProblem } from "../../base/http/call-problem.ts";
import { isVisible, mayEdit } from "./show-for-viewer.ts";
import { lockServices, readSites } from "./stored-queries.ts";
import { readManyStored, type StoredService } from "./stored-service.ts";

/** A listing, and the other sites of its program that its editor sees. */
export interface LockedProgram {
  readonly stored: StoredService;
  readonly others: readonly StoredService[];
}

/**
 * Locks a listing with the other sites of its program until the transaction ends. Sites that this viewer does not see,
 * or that are not shown to be in the program, are left out.
 *
 * @throws CallProblem 404; 403 where the viewer may not edit every site; 400 where there are no others
 */
export async function lockProgram(db: Db, id: string, viewer: Editor): Promise<LockedProgram> {
  const sites = await readSites(db, id);
  const ids = [...new Set([id, ...sites.map((site) => site.id)])];
  await lockServices(db, ids);
  const all = await readManyStored(db, ids);
  const stored = all.get(id);
  if (stored === undefined || !isVisible(stored, viewer)) throw new CallProblem(problem("notFound"));
  if (!mayEdit(stored.row, viewer)) throw new CallProblem(problem("forbidden"));
  const others = [...all.values()].filter((site) => site !== stored && isOtherSite(stored, site, viewer));
  if (others.length === 0) throw new CallProblem(invalid({ scope: "unknownValue" }));
  if (!others.every((site) => mayEdit(site.row, viewer))) throw new CallProblem(problem("forbidden"));
  return { stored, others };
}

function isOtherSite({ row, current }: StoredService, site: StoredService, viewer: Editor): boolean {
  const isSame = row.programId !== null && row.programId === site.row.programId;
  return isSame && isSite(current) && isSite(site.current) && isVisible(site, viewer);
}
