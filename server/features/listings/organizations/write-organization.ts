import {
  type Belonging,
  conflict,
  type FieldMessages,
  invalid,
  problem,
} from "#domain/base/contract/problems.ts";
import { getExtent } from "#domain/base/roles/permissions.ts";
import { editedOrganization } from "#domain/listings/organizations/edit-organization.ts";
import type { OrganizationFacts } from "#domain/listings/organizations/organization.ts";
import type { OrganizationForm } from "#domain/listings/organizations/organization-form.ts";
import { recordChange } from "#server/base/history/record-change.ts";
import { CallProblem } from "#server/base/http/call-problem.ts";
import type { SignedIn } from "#server/base/http/viewer.ts";
import type { Database, Db } from "#server/base/sql/db.ts";
import { newId } from "#server/base/sql/new-id.ts";
import { lockViewerAndOwner, resolveOwner } from "#server/features/listings/save-listing.ts";
import type { Owner } from "#server/features/listings/stored-queries.ts";
import { transactionWithSharedRows } from "#server/features/services/shared-rows.ts";
import { holdOffImports } from "./import-queries.ts";
import { type OrganizationRow, readOrganization } from "./queries.ts";
import { lockOrganizationServices, renameInServices } from "./rename-services.ts";
import { mayOfOrganization, showOrganization, toOrganizationViewer } from "./show-organization.ts";
import {
  addOrganization,
  changeOrganization,
  lockAgainstNaming,
  lockOrganization,
  readBelonging,
  removeOrganization,
} from "./write-queries.ts";

/** Adds, changes and removes organizations, each in one transaction with its history. `now` is epoch milliseconds. */

/**
 * @param id of an organization that was deleted, to add it again
 * @throws CallProblem 400, 401, 409
 */
export async function createOrganization(
  database: Database,
  viewer: SignedIn,
  given: OrganizationForm,
  now: number,
  id = newId(now),
): Promise<OrganizationRow> {
  return database.transaction(async (db) => {
    const named = await lockViewerAndOwner(db, given, viewer);
    const { facts, ownerId } = written(null, given, named, viewer);
    if (!(await addOrganization(db, id, { facts, ownerId }, now))) throw new CallProblem(problem("conflict"));
    const after = recorded(facts, ownerId);
    await recordChange(db, { ...about(id, viewer, now), action: "CREATE", before: null, after });
    return readWritten(db, id, viewer);
  });
}

/** @throws CallProblem 400, 401, 403, 404, 409 */
export async function editOrganization(
  database: Database,
  viewer: SignedIn,
  id: string,
  given: OrganizationForm,
  now: number,
): Promise<OrganizationRow> {
  return transactionWithSharedRows(database, async (db) => {
    // Accounts, then services, then what they refer to.
    const named = await lockViewerAndOwner(db, given, viewer);
    if (given.name !== undefined) await lockOrganizationServices(db, id);
    await lockOrganization(db, id);
    const before = await readOrganization(db, id, toOrganizationViewer(viewer));
    if (before === null) throw new CallProblem(problem("notFound"));
    if (!mayOfOrganization(before, viewer).edit) throw new CallProblem(problem("forbidden"));
    if (given.version !== undefined && given.version !== before.version) {
      throw new CallProblem(conflict(showOrganization(before, viewer)));
    }
    const { facts, ownerId } = written(before, given, named, viewer);
    const [was, is] = differences(recorded(before, before.ownerId), recorded(facts, ownerId));
    const changed = Object.keys(is);
    if (changed.length === 0) return before;
    const isEdited = changed.some((name) => name !== "user");
    await changeOrganization(db, id, { facts, ownerId, isEdited }, now);
    if (changed.includes("name")) await renameInServices(db, { id: before.id, name: facts.name }, now);
    const action = isEdited ? "EDIT" : "SET_OWNER";
    await recordChange(db, { ...about(before.id, viewer, now), action, before: was, after: is });
    return readWritten(db, before.id, viewer);
  });
}

/**
 * Deletes an organization that no service, nor a change that waits, names. Null: it is deleted; else what names it.
 *
 * @throws CallProblem 401, 404, 409
 */
export async function deleteOrganization(
  database: Database,
  viewer: SignedIn,
  id: string,
  now: number,
): Promise<Belonging | null> {
  return database.transaction(async (db) => {
    const known = await readOrganization(db, id, toOrganizationViewer(viewer));
    // An import names its organizations after it has added them.
    if (known !== null && known.source !== null && !(await holdOffImports(db))) {
      throw new CallProblem(problem("organizationIsImported"));
    }
    await lockViewerAndOwner(db, {}, viewer);
    await lockAgainstNaming(db, id);
    const before = await readOrganization(db, id, toOrganizationViewer(viewer));
    if (before === null) throw new CallProblem(problem("notFound"));
    const belonging = await readBelonging(db, id);
    if (belonging.total > 0) return belonging;
    await removeOrganization(db, id);
    await recordChange(db, {
      ...about(before.id, viewer, now),
      action: "DELETE",
      before: recorded(before, before.ownerId),
    });
    return null;
  });
}

/** @throws CallProblem 400, naming each field that is wrong */
function written(
  before: OrganizationRow | null,
  given: OrganizationForm,
  named: Owner | null,
  viewer: SignedIn,
): { facts: OrganizationFacts; ownerId: string | null } {
  const setAdministratorFields = getExtent(viewer.role, "setAdministratorFields") === "yes";
  const owner = resolveOwner(given, { ownerId: before?.ownerId ?? null }, named, { setAdministratorFields });
  const facts = editedOrganization(before, given);
  const fields: FieldMessages = {
    ...(facts.ok ? {} : facts.problem.fields),
    ...(owner.message === null ? {} : { userEmail: owner.message }),
  };
  if (!facts.ok || Object.keys(fields).length > 0) throw new CallProblem(invalid(fields));
  return { facts: facts.value, ownerId: owner.id };
}

async function readWritten(db: Db, id: string, viewer: SignedIn): Promise<OrganizationRow> {
  const row = await readOrganization(db, id, toOrganizationViewer(viewer));
  if (row === null) throw new Error("An organization that was written is not there.");
  return row;
}

function about(thingId: string, actor: SignedIn, at: number) {
  return { thing: "ORGANIZATION", thingId, actor, at } as const;
}

type Recorded = Readonly<Record<string, unknown>>;

function recorded(
  { name, alternateName, description, url, email, phones }: OrganizationFacts,
  user: string | null,
): Recorded {
  return { name, alternateName, description, url, email, phones, user };
}

/** The fields that differ, before and after. */
function differences(before: Recorded, after: Recorded): [was: Recorded, is: Recorded] {
  const changed = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const only = (facts: Recorded) => Object.fromEntries(changed.map((name) => [name, facts[name]]));
  return [only(before), only(after)];
}
