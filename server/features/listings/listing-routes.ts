import type { Answer } from "#domain/contract/call.ts";
import { isoOfEpoch } from "#domain/contract/instant.ts";
import { RESTORE_MS } from "#domain/contract/limits.ts";
import { problem } from "#domain/contract/problems.ts";
import { isUuid } from "#domain/contract/uuid.ts";
import { discardedOf } from "#domain/listings/hidden-door.ts";
import type { ServiceForViewer } from "#domain/listings/listing.ts";
import {
  addService as addServiceCall,
  confirmService as confirmServiceCall,
  deleteService as deleteServiceCall,
  editService as editServiceCall,
  getServiceHistory,
  restoreService as restoreServiceCall,
  type ServiceChange,
} from "#domain/listings/listing-calls.ts";
import type { ServiceForm } from "#domain/listings/service-form.ts";
import { seesHiddenFields, servicePermissions } from "#domain/listings/service-permissions.ts";
import { extentOf } from "#domain/roles/permissions.ts";
import type { Language } from "#domain/words/language.ts";
import { type Route, route } from "#server/http/route.ts";
import type { RequestContext, SignedIn } from "#server/http/viewer.ts";
import { addService } from "./add-service.ts";
import { answerOrProblem, CallProblem } from "./call-problem.ts";
import { confirmService } from "./confirm-service.ts";
import { editService } from "./edit-service.ts";
import { type ChangeRow, readChanges } from "./history-queries.ts";
import type { ListingDependencies } from "./listing-dependencies.ts";
import { deleteService, restoreService } from "./remove-service.ts";
import { isOwnedBy, isVisible, PLACE_FIELDS, showForViewer } from "./show-for-viewer.ts";
import { readStored } from "./stored-service.ts";

/** The writing calls of services, and their history. */
export function listingRoutes(dependencies: ListingDependencies): Route[] {
  const { database } = dependencies;

  /** The service after the change, as the viewer sees it. */
  const shown = async (
    id: string,
    context: RequestContext,
    lang: Language | undefined,
  ): Promise<Answer<ServiceForViewer>> => {
    const { viewer, now } = context;
    const stored = await readStored(database, id);
    if (stored === null || !isVisible(stored, viewer)) return { ok: false, problem: problem("notFound") };
    const language = lang ?? context.language;
    return { ok: true, reply: showForViewer(stored, viewer, { language, now, at: now, from: null }) };
  };

  return [
    route(addServiceCall, ({ body, query }, context) =>
      answerOrProblem(async () => {
        const id = await addService(dependencies, body, context, signedIn(context));
        return withDiscarded(body, await shown(id, context, query.lang));
      }),
    ),

    route(editServiceCall, ({ params, body, query }, context) =>
      answerOrProblem(async () => {
        const id = serviceId(params);
        await editService(dependencies, id, body, context, signedIn(context));
        return withDiscarded(body, await shown(id, context, query.lang));
      }),
    ),

    route(deleteServiceCall, ({ params }, context) =>
      answerOrProblem(async () => {
        const id = serviceId(params);
        await deleteService(database, id, context, signedIn(context));
        const restorableUntil = isoOfEpoch(context.now + RESTORE_MS);
        return { ok: true, reply: { id, deletedAt: isoOfEpoch(context.now), restorableUntil } };
      }),
    ),

    route(restoreServiceCall, ({ params, query }, context) =>
      answerOrProblem(async () => {
        const id = serviceId(params);
        await restoreService(database, id, context, signedIn(context));
        return shown(id, context, query.lang);
      }),
    ),

    route(confirmServiceCall, ({ params, query }, context) =>
      answerOrProblem(async () => {
        const id = serviceId(params);
        await confirmService(database, id, context, signedIn(context));
        return shown(id, context, query.lang);
      }),
    ),

    route(getServiceHistory, ({ params }, context) =>
      answerOrProblem(async () => {
        const id = serviceId(params);
        const viewer = signedIn(context);
        const stored = await readStored(database, id);
        if (stored === null || !isVisible(stored, viewer)) throw new CallProblem(problem("notFound"));
        const isOwner = isOwnedBy(stored.row, viewer);
        if (!servicePermissions(viewer.role, isOwner).edit) throw new CallProblem(problem("forbidden"));
        const isTrue = seesHiddenFields(viewer.role, isOwner);
        const changes = await readChanges(database, id);
        return {
          ok: true,
          reply: changes.map((change) => showChange(isTrue ? change : withoutPrivate(change), viewer)),
        };
      }),
    ),
  ];
}

/** Names what was sent and is not stored of a hidden address. */
function withDiscarded(form: ServiceForm, answer: Answer<ServiceForViewer>): Answer<ServiceForViewer> {
  if (!answer.ok) return answer;
  const { pending, addressVisibility } = answer.reply;
  const isHidden = (pending?.after.addressVisibility ?? addressVisibility) === "HIDDEN";
  const discarded = isHidden ? discardedOf(form) : [];
  return discarded.length === 0
    ? answer
    : { ...answer, reply: { ...answer.reply, discarded: [...discarded] } };
}

/** Anything that is not a UUID is answered as not found. */
function serviceId({ id }: { readonly id: string }): string {
  if (!isUuid(id)) throw new CallProblem(problem("notFound"));
  return id.toLowerCase();
}

/** The call is declared for signed-in users only. */
function signedIn({ viewer }: RequestContext): SignedIn {
  if (viewer.kind === "guest") throw new CallProblem(problem("unauthorized"));
  return viewer;
}

/** Fields hidden from those who may only propose edits: an address may be private now that was public before. */
const PRIVATE = [...PLACE_FIELDS, "city", "comment", "attachments", "user"];

function withoutPrivate(change: ChangeRow): ChangeRow {
  const shown = (part: ChangeRow["before"]) =>
    part === null
      ? null
      : Object.fromEntries(Object.entries(part).filter(([name]) => !PRIVATE.includes(name)));
  return { ...change, before: shown(change.before), after: shown(change.after) };
}

/** Staff see the names of other staff; providers see their roles only. */
function showChange(change: ChangeRow, viewer: SignedIn): ServiceChange {
  const { id, at, action, actorId, actorRole, before, after, why } = change;
  const isNamed = actorId === viewer.id || extentOf(viewer.role, "editService") === "any";
  return {
    id,
    at: isoOfEpoch(at),
    action,
    by: { id: actorId, displayName: isNamed ? change.displayName : null, role: actorRole },
    before,
    after,
    why,
  };
}
