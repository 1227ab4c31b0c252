import { type Checked, problem } from "#domain/base/contract/problems.ts";
import { CONTACT_DESCRIPTIONS, factsOfKind } from "#domain/contacts/regional-contacts/contact-fields.ts";
import { contactProblem, type GivenContact } from "#domain/contacts/regional-contacts/contact-form.ts";
import { editedContact } from "#domain/contacts/regional-contacts/edit-contact.ts";
import type {
  ContactFacts,
  ContactKind,
  RegionalContact,
} from "#domain/contacts/regional-contacts/regional-contact.ts";
import { recordChange } from "#server/base/history/record-change.ts";
import type { Viewer } from "#server/base/http/viewer.ts";
import type { Database, Db } from "#server/base/sql/db.ts";
import { newId } from "#server/base/sql/new-id.ts";
import {
  addContact,
  changeContact,
  isOnlyCoordinator,
  lockContact,
  lockCoordinators,
  readContact,
  removeContact,
  setCoordinators,
} from "./queries.ts";

/** Adds, changes and removes contacts of a kind, each in one transaction with its history. `now` is epoch milliseconds. */

const NOT_FOUND = { ok: false, problem: problem("notFound") } as const;

/** @param id of a contact that was deleted, to add it again */
export async function createContact(
  database: Database,
  actor: Viewer,
  kind: ContactKind,
  given: GivenContact,
  now: number,
  id = newId(now),
): Promise<Checked<RegionalContact>> {
  const facts = editedContact(kind, null, given);
  if (!facts.ok) return facts;
  return database.transaction(async (db) => {
    if (!(await areCoordinators(db, facts.value))) return unknownCoordinator();
    if (!(await addContact(db, kind, id, facts.value, now)))
      return { ok: false, problem: problem("conflict") };
    await setCoordinators(db, id, facts.value.coordinators);
    const after = factsOfKind(kind, facts.value);
    await recordChange(db, { ...about(kind, id, actor, now), action: "CREATE", before: null, after });
    return written(db, kind, id);
  });
}

/** @returns a conflict with the current state where `version` is outdated; nothing has changed then */
export async function editContact(
  database: Database,
  actor: Viewer,
  kind: ContactKind,
  id: string,
  { version, ...given }: GivenContact,
  now: number,
): Promise<Checked<RegionalContact> | { readonly stale: RegionalContact }> {
  return database.transaction(async (db) => {
    const before = await lockContact(db, kind, id);
    if (before === null) return NOT_FOUND;
    if (version !== undefined && version !== before.version) return { stale: before };
    const facts = editedContact(kind, before, given);
    if (!facts.ok) return facts;
    const [was, is] = differences(factsOfKind(kind, before), factsOfKind(kind, facts.value));
    if (Object.keys(is).length === 0) return { ok: true, value: before };
    if (!(await areCoordinators(db, facts.value))) return unknownCoordinator();
    await changeContact(db, before.id, facts.value, now);
    await setCoordinators(db, before.id, facts.value.coordinators);
    await recordChange(db, { ...about(kind, before.id, actor, now), action: "EDIT", before: was, after: is });
    return written(db, kind, before.id);
  });
}

/** A coordinator who is a region's only one stays. */
export async function deleteContact(
  database: Database,
  actor: Viewer,
  kind: ContactKind,
  id: string,
  now: number,
): Promise<Checked<{ id: string }>> {
  return database.transaction(async (db) => {
    const before = await lockContact(db, kind, id);
    if (before === null) return NOT_FOUND;
    if (kind === "coordinators" && (await isOnlyCoordinator(db, id))) {
      return { ok: false, problem: contactProblem({ coordinators: "required" }) };
    }
    await removeContact(db, id);
    await recordChange(db, {
      ...about(kind, before.id, actor, now),
      action: "DELETE",
      before: factsOfKind(kind, before),
    });
    return { ok: true, value: { id: before.id } };
  });
}

async function areCoordinators(db: Db, { coordinators }: ContactFacts): Promise<boolean> {
  return coordinators.length === 0 || (await lockCoordinators(db, coordinators)).size === coordinators.length;
}

function unknownCoordinator(): Checked<never> {
  return { ok: false, problem: contactProblem({ coordinators: "unknownValue" }) };
}

async function written(db: Db, kind: ContactKind, id: string): Promise<Checked<RegionalContact>> {
  const value = await readContact(db, kind, id);
  if (value === null) throw new Error("A contact that was written is not there.");
  return { ok: true, value };
}

function about(kind: ContactKind, thingId: string, actor: Viewer, at: number) {
  return { thing: CONTACT_DESCRIPTIONS[kind].thing, thingId, actor, at };
}

type Shown = Readonly<Record<string, unknown>>;

/** The fields that differ, before and after. */
function differences(before: Shown, after: Shown): [was: Shown, is: Shown] {
  const changed = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const only = (facts: Shown) => Object.fromEntries(changed.map((name) => [name, facts[name]]));
  return [only(before), only(after)];
}
