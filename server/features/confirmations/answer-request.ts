import { invalid, problem } from "#domain/base/contract/problems.ts";
import { namedChecker } from "#domain/confirmations/named-checker.ts";
import type { Feedback } from "#domain/feedback/feedback.ts";
import { applyForm } from "#domain/listings/apply-form.ts";
import { factsIn, toServiceFacts, toVersion } from "#domain/listings/listing-facts.ts";
import type { ServiceForm } from "#domain/listings/service-form.ts";
import { splitEdit, withoutUnseenChanges } from "#domain/listings/split-edit.ts";
import { changedFields, isSame } from "#domain/services/changes.ts";
import type { FormRights } from "#domain/services/service-permissions.ts";
import { recordChange } from "#server/base/history/record-change.ts";
import { CallProblem } from "#server/base/http/call-problem.ts";
import type { Database, Db } from "#server/base/sql/db.ts";
import { newId } from "#server/base/sql/new-id.ts";
import { addFeedback } from "#server/features/feedback/queries.ts";
import { recordListingChange } from "#server/features/listings/listing-history.ts";
import { accept } from "#server/features/listings/save-listing.ts";
import {
  lockUserAndOwner,
  raiseVersion,
  savePendingEdit,
  setVerified,
} from "#server/features/listings/stored-queries.ts";
import { lockStored, type StoredService } from "#server/features/listings/stored-service.ts";
import type { QueueMail } from "#server/features/mail/queue-mail.ts";
import { showWhole } from "#server/features/services/show-service.ts";
import { answerRequest, findRequest, type LiveRequest } from "./queries.ts";

const DEAD = problem("deadLink", { token: "deadLink" });

/** A question that can be answered, with its service. */
export interface LockedRequest {
  readonly request: LiveRequest;
  readonly stored: StoredService;
}

/**
 * Locks the rows that an answer changes: the owner's account, then the service. The question is read again under the
 * lock, so that only the person it was for can answer it.
 *
 * @throws CallProblem 400 `deadLink`
 */
export async function lockRequest(db: Db, digest: Buffer, now: number): Promise<LockedRequest> {
  const found = await findRequest(db, digest, now);
  if (found === null) throw new CallProblem(DEAD);
  if (found.owner !== null) await lockUserAndOwner(db, found.owner.id, null);
  const stored = await lockStored(db, found.serviceId);
  const request = await findRequest(db, digest, now);
  if (stored === null || request === null) throw new CallProblem(DEAD);
  return { request, stored };
}

/** Locks the same rows and uses up the link, which can be answered once. */
async function lockAnswered(
  db: Db,
  digest: Buffer,
  outcome: "CONFIRMED" | "CHANGED",
  now: number,
): Promise<LockedRequest> {
  const locked = await lockRequest(db, digest, now);
  if (!(await answerRequest(db, locked.request.id, outcome, now))) throw new CallProblem(DEAD);
  return locked;
}

/** The actor in the history: the owner, or else the system, since no one knows who reads a listed address. */
export function toActor({
  owner,
}: LiveRequest): { id: string; role: NonNullable<LiveRequest["owner"]>["role"] } | "SYSTEM" {
  return owner ?? "SYSTEM";
}

/**
 * Confirms the facts in the name of who answers, as `namedChecker` says. What comes from which source stays as it is.
 *
 * @throws CallProblem 400 `deadLink`
 */
export async function confirmAsked(database: Database, digest: Buffer, now: number): Promise<void> {
  await database.transaction(async (db) => {
    const { request, stored } = await lockAnswered(db, digest, "CONFIRMED", now);
    const { owner, serviceId } = request;
    const by = namedChecker(owner === null ? null : { ...owner, isOwner: true }, stored.current);
    await setVerified(db, serviceId, by, now);
    await recordChange(db, {
      thing: "SERVICE",
      thingId: serviceId,
      action: "CONFIRM",
      actor: toActor(request),
      at: now,
    });
  });
}

/** A change that someone reports by a mailed link. */
export interface ChangeByLink extends Pick<ServiceForm, "phone" | "contactEmail" | "website"> {
  readonly message?: string | undefined;
}

const FIELDS = ["phone", "contactEmail", "website"] as const;
/** Rights that include nothing that only some may set, or that the public does not see. */
export const NO_RIGHTS: FormRights = { setAlert: false, setAdministratorFields: false, setHidden: false };

/**
 * Turns what someone says into an edit for the reviewers, and a message for the administrators. Publishes nothing.
 *
 * @throws CallProblem 400, naming each invalid field
 */
export async function proposeAsked(
  { database, queueMail }: { readonly database: Database; readonly queueMail: QueueMail },
  digest: Buffer,
  change: ChangeByLink,
  now: number,
): Promise<void> {
  await database.transaction(async (db) => {
    const { request, stored } = await lockAnswered(db, digest, "CHANGED", now);
    const form = newFields(stored, change, now);
    const message = change.message?.trim() ?? "";
    if (message === "" && Object.keys(form).length === 0) {
      throw new CallProblem(invalid({ message: "required" }));
    }
    if (await propose(db, request, stored, form, now)) await queueMail(db, { mail: "waitingForReview" });
    if (message === "") return;
    const feedback = createFeedback(request, message, now);
    await addFeedback(db, feedback);
    await queueMail(db, { feedbackId: feedback.id, mail: "toAdministrators" });
  });
}

/** The given fields that are not as the public sees them. */
function newFields(stored: StoredService, change: ChangeByLink, now: number): ServiceForm {
  const shown = showWhole(stored.row, { language: "en", at: now, now, from: null });
  return Object.fromEntries(
    FIELDS.filter((field) => change[field] !== undefined && change[field] !== shown[field]).map((field) => [
      field,
      change[field],
    ]),
  );
}

/** Makes an edit for the reviewers. @returns false where nothing is new */
export async function propose(
  db: Db,
  request: LiveRequest,
  stored: StoredService,
  form: ServiceForm,
  now: number,
): Promise<boolean> {
  const { current, proposed: opened, row } = stored;
  const draft = applyForm(opened, form, NO_RIGHTS, now);
  const internal = { ownerId: row.ownerId, comment: row.comment, attachments: row.attachments };
  const accepted = await accept(db, form, { before: opened, draft, internal, named: null, now }, NO_RIGHTS);
  const given = toVersion(toServiceFacts(accepted.draft));
  const after = withoutUnseenChanges({ current, opened, after: given.listing });
  const { proposed, pending } = splitEdit({ current, opened, after }, "nothing");
  if (pending.length === 0 || isSame(opened, proposed)) return false;
  const edit = { facts: factsIn(given, proposed), changed: changedFields(current, proposed), now };
  await savePendingEdit(db, row.id, { ...edit, editorId: request.owner?.id ?? null });
  await raiseVersion(db, row.id);
  await recordListingChange(
    db,
    { viewer: toActor(request), now },
    { id: row.id, action: "PROPOSE", before: opened, after: proposed },
  );
  return true;
}

function createFeedback(request: LiveRequest, message: string, now: number): Feedback {
  return {
    id: newId(now),
    sendingId: null,
    type: "APP",
    serviceId: request.serviceId,
    name: request.owner?.displayName ?? null,
    email: request.contact,
    phone: null,
    subject: null,
    message,
    location: null,
    language: request.language,
    files: [],
    createdAt: now,
  };
}
