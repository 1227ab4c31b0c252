import { readBody } from "#domain/base/contract/parameters.ts";
import { type Checked, type Problem, problem } from "#domain/base/contract/problems.ts";
import { MAIN_LANGUAGES } from "#domain/base/languages/language.ts";
import { ROLES } from "#domain/base/roles/role.ts";
import { changedCrisisLine, newCrisisLine } from "#domain/contacts/crisis-lines/crisis-line-form.ts";
import { contactBody } from "#domain/contacts/regional-contacts/contact-form.ts";
import type { ContactKind } from "#domain/contacts/regional-contacts/regional-contact.ts";
import { fieldsToUndo } from "#domain/history/undo-fields.ts";
import { type UndoWay, undoPlan } from "#domain/history/undo-plan.ts";
import { organizationBody } from "#domain/listings/organizations/organization-form.ts";
import { staticPageCode } from "#domain/static-pages/static-page.ts";
import { CallProblem } from "#server/base/http/call-problem.ts";
import type { Db } from "#server/base/sql/db.ts";
import { CHANGE_PROBLEMS } from "#server/features/accounts/users/change-problems.ts";
import { changeRole, changeUser } from "#server/features/accounts/users/change-user.ts";
import { readUser } from "#server/features/accounts/users/queries.ts";
import { readCrisisLine } from "#server/features/contacts/crisis-lines/queries.ts";
import {
  createLine,
  deleteLine,
  editLine,
} from "#server/features/contacts/crisis-lines/write-crisis-line.ts";
import { readContact } from "#server/features/contacts/regional-contacts/queries.ts";
import {
  createContact,
  deleteContact,
  editContact,
} from "#server/features/contacts/regional-contacts/write-contact.ts";
import { readOrganization } from "#server/features/listings/organizations/queries.ts";
import { toOrganizationViewer } from "#server/features/listings/organizations/show-organization.ts";
import {
  createOrganization,
  deleteOrganization,
  editOrganization,
} from "#server/features/listings/organizations/write-organization.ts";
import { restorePage } from "#server/features/static-pages/edit-page.ts";
import { readEditablePage } from "#server/features/static-pages/edited-page-queries.ts";
import { cannotUndo, refuseChangedSince } from "../../base/history/cannot-undo.ts";
import type { ChangeToUndo } from "../../base/history/queries.ts";
import { chosenFields, type Undone, WHOLE } from "./chosen-fields.ts";
import type { Undoing } from "./undo-service-change.ts";

/**
 * Undoes a change of an account, a crisis line, a contact or a page, for administrators.
 *
 * @throws CallProblem 400, 403, 404, 409
 */
export async function undoOtherChange(undoing: Undoing): Promise<Undone> {
  const { change, viewer } = undoing;
  const plan = undoPlan(change, { role: viewer.role, isOwner: false });
  // Only administrators may see these changes.
  if (plan === null) throw new CallProblem(problem("notFound"));
  if ("refusal" in plan) throw cannotUndo(plan.refusal);
  switch (change.thing) {
    case "USER":
      return undoAccount(undoing);
    case "STATIC_PAGE":
      return undoPage(undoing);
    case "CRISIS_LINE":
      return undoText(undoing, plan.way, crisisLineWays(undoing));
    case "LIAISON":
      return undoText(undoing, plan.way, contactWays(undoing, "liaisons"));
    case "REGION":
      return undoText(undoing, plan.way, contactWays(undoing, "regions"));
    case "COORDINATOR":
      return undoText(undoing, plan.way, contactWays(undoing, "coordinators"));
    case "ORGANIZATION":
      return undoText(undoing, plan.way, organizationWays(undoing));
    default:
      throw cannotUndo("notStored");
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** Functions that read and write something edited in a form. */
interface TextWays {
  readonly read: () => Promise<(object & { readonly version: number }) | null>;
  readonly addAgain: (given: Fields) => Promise<Checked<unknown>>;
  /** @param given with the version */
  readonly edit: (given: Fields) => Promise<Checked<unknown> | { readonly stale: unknown }>;
  readonly remove: () => Promise<Checked<unknown>>;
}

async function undoText({ change, only }: Undoing, way: UndoWay, ways: TextWays): Promise<Undone> {
  const before = change.before ?? {};
  const now = await ways.read();
  if (way === "addAgain") {
    if (now !== null) throw cannotUndo("alreadyBack");
    checked(await ways.addAgain(before));
    return WHOLE;
  }
  if (way === "delete") {
    if (now === null) throw cannotUndo("alreadyBack");
    checked(await ways.remove());
    return WHOLE;
  }
  if (now === null) throw cannotUndo("deleted");
  const fields = chosenFields(Object.keys(change.after ?? {}), only);
  const values = { before, after: change.after ?? {}, now: { ...now } };
  const split = fieldsToUndo(fields, values, (field) => field);
  refuseChangedSince(split);
  const given = Object.fromEntries(split.undone.map((field) => [field, before[field] ?? null]));
  const edited = await ways.edit({ ...given, version: now.version });
  if ("stale" in edited) throw new CallProblem({ ...problem("conflict"), current: edited.stale });
  checked(edited);
  return { undone: split.undone, left: [] };
}

function crisisLineWays({ dependencies: { database }, change, context, viewer }: Undoing): TextWays {
  const { thingId } = change;
  const { now } = context;
  return {
    read: () => readCrisisLine(database, thingId),
    addAgain: async (given) =>
      createLine(database, viewer, valueFrom(readBody(newCrisisLine, given)), now, thingId),
    edit: async (given) =>
      editLine(database, viewer, thingId, valueFrom(readBody(changedCrisisLine, given)), now),
    remove: async () =>
      (await deleteLine(database, viewer, thingId, now))
        ? { ok: true, value: null }
        : { ok: false, problem: problem("notFound") },
  };
}

function contactWays(
  { dependencies: { database }, change, context, viewer }: Undoing,
  kind: ContactKind,
): TextWays {
  const { thingId } = change;
  const { now } = context;
  const read = (given: Fields) => valueFrom(readBody(contactBody(kind), given));
  return {
    read: () => readContact(database, kind, thingId),
    addAgain: async (given) => createContact(database, viewer, kind, read(given), now, thingId),
    edit: async (given) => editContact(database, viewer, kind, thingId, read(given), now),
    remove: () => deleteContact(database, viewer, kind, thingId, now),
  };
}

function organizationWays({ dependencies: { database }, change, context, viewer }: Undoing): TextWays {
  const { thingId } = change;
  const { now } = context;
  const read = async ({ user, ...given }: Fields) => {
    const owner = user === undefined ? {} : { userEmail: await readOwnerEmail(database, user) };
    return valueFrom(readBody(organizationBody, { ...given, ...owner }));
  };
  return {
    read: async () => {
      const row = await readOrganization(database, thingId, toOrganizationViewer(viewer));
      return row === null ? null : { ...row, user: row.ownerId };
    },
    addAgain: async (given) => ({
      ok: true,
      value: await createOrganization(database, viewer, await read(given), now, thingId),
    }),
    edit: async (given) => ({
      ok: true,
      value: await editOrganization(database, viewer, thingId, await read(given), now),
    }),
    remove: async () => {
      if ((await deleteOrganization(database, viewer, thingId, now)) !== null)
        throw cannotUndo("hasServices");
      return { ok: true, value: null };
    },
  };
}

/** Email of an earlier owner; null where there was none. */
async function readOwnerEmail(database: Db, userId: unknown): Promise<string | null> {
  if (typeof userId !== "string") return null;
  const owner = await readUser(database, userId);
  if (owner === null) throw cannotUndo("accountGone");
  return owner.email;
}

async function undoAccount({ dependencies, change, context, viewer }: Undoing): Promise<Undone> {
  const { database } = dependencies;
  const user = await readUser(database, change.thingId);
  if (user === null) throw cannotUndo("accountGone");
  const { version } = user;
  if (change.action === "SET_ROLE") {
    const role = ROLES.find((each) => each === readFirst(change.before?.["roles"]));
    if (role === undefined) throw cannotUndo("notStored");
    refuseChangedSince(oneField("roles", change, [user.role]));
    notRefused(await changeRole(database, viewer, user.id, { role, version }, context.now));
    return { undone: ["roles"], left: [] };
  }
  const before = change.before?.["totalServices"];
  if (typeof before !== "number") throw cannotUndo("notStored");
  refuseChangedSince(oneField("totalServices", change, user.totalServices));
  notRefused(await changeUser(database, viewer, user.id, { totalServices: before, version }, context.now));
  const changed = change.after?.["changed"];
  const names: readonly unknown[] = Array.isArray(changed) ? changed : [];
  const left = names.filter((name) => typeof name === "string" && name !== "totalServices");
  return { undone: ["totalServices"], left: left.map(String) };
}

async function undoPage({ dependencies, change, context, viewer }: Undoing): Promise<Undone> {
  const { database } = dependencies;
  const [name = "", languageCode] = change.thingId.split(" ");
  const code = staticPageCode(name);
  const language = MAIN_LANGUAGES.find((each) => each === languageCode);
  const to = change.before?.["version"];
  if (code === null || language === undefined || typeof to !== "number") throw cannotUndo("notStored");
  const pages = await readEditablePage(database, code);
  const page = pages.find((each) => each.language === language);
  if (page === undefined) throw cannotUndo("gone");
  refuseChangedSince(oneField("version", change, page.version));
  const target = { code, language, actor: viewer, version: page.version, now: context.now };
  const restored = await restorePage(database, target, to);
  if ("stale" in restored) throw new CallProblem(problem("conflict"));
  checked(restored);
  return { undone: ["title", "content"], left: [] };
}

function oneField(field: string, { before, after }: ChangeToUndo, now: unknown) {
  const values = { before: before ?? {}, after: after ?? {}, now: { [field]: now } };
  return fieldsToUndo([field], values, (name) => name);
}

function readFirst(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : null;
}

/** @throws CallProblem */
function valueFrom<Value>(read: Checked<Value>): Value {
  if (!read.ok) throw new CallProblem(read.problem);
  return read.value;
}

function checked(done: { readonly ok: true } | { readonly ok: false; readonly problem: Problem }): void {
  if (!done.ok) throw new CallProblem(done.problem);
}

function notRefused(done: Awaited<ReturnType<typeof changeRole>>): void {
  if (typeof done === "string") throw new CallProblem(CHANGE_PROBLEMS[done]);
}
