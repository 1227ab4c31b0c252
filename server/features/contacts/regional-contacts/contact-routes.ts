import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { type Problem, problem } from "#domain/base/contract/problems.ts";
import { isUuid } from "#domain/base/contract/uuid.ts";
import {
  coordinatorCalls,
  liaisonCalls,
  type PublicContact,
  regionCalls,
} from "#domain/contacts/regional-contacts/contact-calls.ts";
import { contactPermissions, factsOfKind } from "#domain/contacts/regional-contacts/contact-fields.ts";
import { type ContactParameters, contactQuery } from "#domain/contacts/regional-contacts/contact-query.ts";
import { listedContacts } from "#domain/contacts/regional-contacts/list-contacts.ts";
import type { ContactKind, RegionalContact } from "#domain/contacts/regional-contacts/regional-contact.ts";
import { countyName } from "#domain/places/county.ts";
import type { VisitorArea } from "#domain/places/names-county.ts";
import { type Route, route } from "#server/base/http/route.ts";
import { type RequestContext, toRights, type Viewer } from "#server/base/http/viewer.ts";
import type { Database } from "#server/base/sql/db.ts";
import { dangerIn } from "#server/features/danger/danger-in.ts";
import type { AreaAt } from "#server/features/places/area-at.ts";
import type { Search } from "#server/features/search/search.ts";
import { readContact, readContacts } from "./queries.ts";
import { createContact, deleteContact, editContact } from "./write-contact.ts";

const NOT_FOUND = { ok: false, problem: problem("notFound") } as const;

export interface ContactDependencies {
  readonly database: Database;
  readonly textSearch: Search;
  readonly areaAt: AreaAt;
}

/** The calls of liaisons, regions and coordinators. */
export function contactRoutes(dependencies: ContactDependencies): Route[] {
  return [
    ...createContactRoutes("liaisons", liaisonCalls, dependencies),
    ...createContactRoutes("regions", regionCalls, dependencies),
    ...createContactRoutes("coordinators", coordinatorCalls, dependencies),
  ];
}

type Calls = typeof liaisonCalls | typeof regionCalls | typeof coordinatorCalls;

function createContactRoutes(
  kind: ContactKind,
  calls: Calls,
  { database, textSearch, areaAt }: ContactDependencies,
): Route[] {
  // Editors of contacts read the primary, so that they see their own changes.
  const dbFor = (viewer: Viewer) => (getViewerPermissions(kind, viewer).edit ? database : database.reader);
  const list = async (given: ContactParameters, { now, viewer }: RequestContext) => {
    const db = dbFor(viewer);
    const query = contactQuery(given);
    const [contacts, synonyms, county] = await Promise.all([
      readContacts(db, kind),
      textSearch.synonymsAt(db, now),
      query.near === null ? null : areaAt(query.near),
    ]);
    return { ...listedContacts(contacts, query, synonyms, county), county };
  };
  return [
    route(calls.list, async ({ query }, context) => {
      const { contacts, total } = await list(query, context);
      return {
        ok: true,
        reply: contacts.map((each) => show(kind, each, context.viewer)),
        total,
        ...dangerIn(query),
      };
    }),

    route(calls.count, async ({ query }, context) => {
      const { total, county } = await list(query, context);
      return {
        ok: true,
        reply: { count: total, county: county && toCountyNames(county) },
        ...dangerIn(query),
      };
    }),

    route(calls.get, async ({ params }, { viewer }) => {
      const found = isUuid(params.id) ? await readContact(dbFor(viewer), kind, params.id) : null;
      return found === null ? NOT_FOUND : { ok: true, reply: show(kind, found, viewer) };
    }),

    route(calls.create, async ({ body }, { viewer, now }) => {
      if (!getViewerPermissions(kind, viewer).edit) return { ok: false, problem: refusal(viewer) };
      const made = await createContact(database, viewer, kind, body, now);
      return made.ok ? { ok: true, reply: show(kind, made.value, viewer) } : made;
    }),

    route(calls.update, async ({ params, body }, { viewer, now }) => {
      if (!getViewerPermissions(kind, viewer).edit) return { ok: false, problem: refusal(viewer) };
      if (!isUuid(params.id)) return NOT_FOUND;
      const edited = await editContact(database, viewer, kind, params.id, body, now);
      if ("stale" in edited) {
        const current = show(kind, edited.stale, viewer);
        return { ok: false, problem: { ...problem("conflict"), current } };
      }
      return edited.ok ? { ok: true, reply: show(kind, edited.value, viewer) } : edited;
    }),

    route(calls.remove, async ({ params }, { viewer, now }) => {
      if (!getViewerPermissions(kind, viewer).delete) return { ok: false, problem: refusal(viewer) };
      if (!isUuid(params.id)) return NOT_FOUND;
      const removed = await deleteContact(database, viewer, kind, params.id, now);
      return removed.ok ? { ok: true, reply: removed.value } : removed;
    }),
  ];
}

function toCountyNames(county: VisitorArea): { name: string; nameEs: string } {
  const { en, es } = countyName(county);
  return { name: en, nameEs: es };
}

function refusal(viewer: Viewer): Problem {
  return problem(viewer.kind === "guest" ? "unauthorized" : "forbidden");
}

function getViewerPermissions(kind: ContactKind, viewer: Viewer) {
  return contactPermissions(toRights(viewer), kind);
}

function show(kind: ContactKind, contact: RegionalContact, viewer: Viewer): PublicContact {
  const { id, name, createdAt, updatedAt, version } = contact;
  const { counties, phones, coordinators, ...facts } = factsOfKind(kind, contact);
  return {
    ...facts,
    ...(counties === undefined ? {} : { counties: [...counties] }),
    ...(phones === undefined ? {} : { phones: [...phones] }),
    ...(coordinators === undefined ? {} : { coordinators: [...coordinators] }),
    id,
    name,
    createdAt: isoOfEpoch(createdAt),
    updatedAt: isoOfEpoch(updatedAt),
    version,
    may: getViewerPermissions(kind, viewer),
  };
}
