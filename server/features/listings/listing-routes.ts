import type { Answer } from "#domain/base/contract/call.ts";
import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { RESTORE_MS } from "#domain/base/contract/limits.ts";
import { invalid, problem } from "#domain/base/contract/problems.ts";
import { isUuid } from "#domain/base/contract/uuid.ts";
import type { Language } from "#domain/base/languages/language.ts";
import { listDiscardedFields } from "#domain/listings/hidden-door.ts";
import {
  addService as addServiceCall,
  confirmHours as confirmHoursCall,
  confirmService as confirmServiceCall,
  deleteService as deleteServiceCall,
  editService as editServiceCall,
  getServiceFacts,
  getServiceHistory,
  restoreService as restoreServiceCall,
} from "#domain/listings/listing-calls.ts";
import type { ServiceForm } from "#domain/listings/service-form.ts";
import { ENTERED_FIELDS } from "#domain/services/field-names.ts";
import type { ServiceForViewer } from "#domain/services/listing.ts";
import { seesHiddenFields, servicePermissions } from "#domain/services/service-permissions.ts";
import { statesUnreadClosing } from "#domain/services/unread-closing.ts";
import { byTextsField } from "#domain/translation/further-texts.ts";
import { languagesRefused } from "#domain/translation/languages-refused.ts";
import { type Route, route, signedInRoute } from "#server/base/http/route.ts";
import type { Editor, RequestContext, SignedIn } from "#server/base/http/viewer.ts";
import { answerOrProblem, CallProblem } from "../../base/http/call-problem.ts";
import { addService } from "./add-service.ts";
import { changeForProposer, isPrivate, showChange } from "./change-for-viewer.ts";
import { confirmService } from "./confirm-service.ts";
import { editService } from "./edit-service.ts";
import { factOrigins } from "./fact-origins.ts";
import { readChanges, readFieldChanges } from "./history-queries.ts";
import type { ListingDependencies } from "./listing-dependencies.ts";
import { programSites } from "./program-sites.ts";
import { deleteService, restoreService } from "./remove-service.ts";
import { isOwnedBy, isVisible, showForViewer } from "./show-for-viewer.ts";
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
    const reply = showForViewer(stored, viewer, { language, now, at: now, from: null });
    return { ok: true, reply: { ...reply, ...(await programSites(database, stored, viewer)) } };
  };

  /** A service that the viewer may edit, or propose to edit. */
  const editable = async (params: { readonly id: string }, viewer: SignedIn) => {
    const id = serviceId(params);
    const stored = await readStored(database, id);
    if (stored === null || !isVisible(stored, viewer)) throw new CallProblem(problem("notFound"));
    const isOwner = isOwnedBy(stored.row, viewer);
    if (!servicePermissions(viewer.role, isOwner).edit) throw new CallProblem(problem("forbidden"));
    return { id, isOwner, stored };
  };

  return [
    route(addServiceCall, ({ body, query }, context) =>
      answerOrProblem(async () => {
        refuseLanguagesOff(body, dependencies.languages);
        const id = await addService(dependencies, body, context, signedIn(context));
        return withDiscarded(body, await shown(id, context, query.lang));
      }),
    ),

    route(editServiceCall, ({ params, body, query }, context) =>
      answerOrProblem(async () => {
        const id = serviceId(params);
        refuseLanguagesOff(body, dependencies.languages);
        await editService(dependencies, id, body, context, editor(context));
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

    route(confirmHoursCall, ({ params }, context) =>
      answerOrProblem(async () => {
        const viewer = signedIn(context);
        const { id, stored } = await editable(params, viewer);
        if (statesUnreadClosing(stored.current))
          await editService(dependencies, id, { isContact: false }, context, viewer);
        const isPublic = (await readStored(database, id))?.current.isContact === false;
        return { ok: true, reply: { isPublic } };
      }),
    ),

    signedInRoute(getServiceHistory, ({ params }, { viewer }) =>
      answerOrProblem(async () => {
        const { id, isOwner, stored } = await editable(params, viewer);
        const isTrue = seesHiddenFields(viewer.role, isOwner);
        const changes = await readChanges(database, id);
        return {
          ok: true,
          reply: changes.map((change) =>
            showChange(isTrue ? change : changeForProposer(change, stored.current), {
              id: viewer.id,
              role: viewer.role,
              isOwner,
            }),
          ),
        };
      }),
    ),

    signedInRoute(getServiceFacts, ({ params }, { viewer, language, now }) =>
      answerOrProblem(async () => {
        const { id, isOwner, stored } = await editable(params, viewer);
        const isTrue = seesHiddenFields(viewer.role, isOwner);
        const shown = showForViewer(stored, viewer, { language, now, at: now, from: null });
        const fields = ENTERED_FIELDS.filter((field) => isTrue || !isPrivate(field, stored.current));
        const withTexts = { ...shown, ...byTextsField(shown.texts ?? []) };
        const facts = factOrigins(
          fields,
          { shown: withTexts, changes: await readFieldChanges(database, id) },
          viewer,
        );
        const listed = new Set(facts.map(({ field }) => field));
        const values = fields
          .filter((field) => listed.has(field))
          .map((field) => [field, Reflect.get(withTexts, field)]);
        const { verifiedAt } = stored.row;
        return {
          ok: true,
          reply: {
            timeZone: stored.facts.timeZone,
            verifiedAt: verifiedAt === null ? null : isoOfEpoch(verifiedAt),
            values: Object.fromEntries(values),
            facts,
          },
        };
      }),
    ),
  ];
}

/** @throws CallProblem 400, naming each text in a language that no one here is shown anything in */
function refuseLanguagesOff(form: ServiceForm, languages: readonly Language[]): void {
  const fields = languagesRefused(form, languages);
  if (Object.keys(fields).length > 0) throw new CallProblem(invalid(fields));
}

/** Names what was sent and is not stored of a hidden address. */
function withDiscarded(form: ServiceForm, answer: Answer<ServiceForViewer>): Answer<ServiceForViewer> {
  if (!answer.ok) return answer;
  const { pending, addressVisibility } = answer.reply;
  const isHidden = (pending?.after.addressVisibility ?? addressVisibility) === "HIDDEN";
  const discarded = isHidden ? listDiscardedFields(form) : [];
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
  if (viewer.kind === "user") return viewer;
  throw new CallProblem(problem(viewer.kind === "guest" ? "unauthorized" : "forbidden"));
}

/** Returns the viewer where it is a signed-in person or a program with a key; throws for guests. */
function editor({ viewer }: RequestContext): Editor {
  if (viewer.kind === "guest") throw new CallProblem(problem("unauthorized"));
  return viewer;
}
