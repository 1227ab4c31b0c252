import { CONFIRMATION_LINK_MS } from "#domain/base/contract/limits.ts";
import { problem } from "#domain/base/contract/problems.ts";
import type { Language } from "#domain/base/languages/language.ts";
import { getExtent } from "#domain/base/roles/permissions.ts";
import { whomToAsk } from "#domain/confirmations/whom-to-ask.ts";
import { CallProblem } from "#server/base/http/call-problem.ts";
import type { SignedIn } from "#server/base/http/viewer.ts";
import type { Database } from "#server/base/sql/db.ts";
import { newId } from "#server/base/sql/new-id.ts";
import type { QueueMail } from "#server/features/mail/queue-mail.ts";
import { addRequest, lockAsking, lockOutCampaigns, readAskable } from "./queries.ts";

/**
 * Asks the contact of a service whether its information is still right.
 *
 * @param id a UUID
 * @returns when the link stops working, epoch milliseconds
 * @throws CallProblem 403, 404, 409
 */
export async function askAbout(
  { database, queueMail }: { readonly database: Database; readonly queueMail: QueueMail },
  id: string,
  { viewer, language, now }: { readonly viewer: SignedIn; readonly language: Language; readonly now: number },
): Promise<number> {
  const expiresAt = now + CONFIRMATION_LINK_MS;
  await database.transaction(async (db) => {
    // Locks, so that the second of two concurrent requests sees the first; a campaign could ask any service.
    await lockOutCampaigns(db);
    await lockAsking(db, id);
    const isAdministrator = getExtent(viewer.role, "administer") === "yes";
    const askable = async () => {
      const [service] = await readAskable(db, [id]);
      if (service === undefined) throw new CallProblem(problem("notFound"));
      const asked = whomToAsk(service, { isAdministrator, now });
      if ("refusal" in asked) throw new CallProblem(problem(asked.refusal));
      return { ownerId: service.ownerId, ...asked.contact };
    };
    await lockAsking(db, (await askable()).email);
    const { email, channel, ownerId } = await askable();
    const request = { id: newId(now), serviceId: id, channel, contact: email, ownerId, language };
    await addRequest(db, { ...request, askedBy: viewer.id, now, expiresAt });
    await queueMail(db, { mail: "confirmListings", requestIds: [request.id] });
  });
  return expiresAt;
}
