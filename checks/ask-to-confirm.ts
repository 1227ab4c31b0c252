import { expect } from "vitest";
import { confirmListingPath } from "#domain/mail/mail-links.ts";
import type { TransactionalDb } from "#server/base/sql/db.ts";
import { findRecipients } from "#server/features/mail/find-recipients.ts";
import type { RunningApp } from "./running-app.ts";
import { sendJson } from "./send-json.ts";
import { signedInAs } from "./users-for-tests.ts";

/**
 * Lets an administrator ask about the service of this name, whose listing then has an address of its own.
 *
 * @returns it with the path of the link that is mailed
 */
export async function askToConfirm(
  app: RunningApp,
  database: TransactionalDb,
  name: string,
  ownerId: string | null = null,
): Promise<{ id: string; path: string }> {
  const administrator = await signedInAs(app, "ADMINISTRATOR");
  const [row] = await database.query<{ id: string }>(
    `update services set contact_email = $2, owner_id = $3::uuid where name = $1 returning id`,
    [name, `${name.toLowerCase().replaceAll(/\W/g, ".")}@help.example`, ownerId],
  );
  const id = row?.id ?? "";
  const asked = `/services/${id}/ask-to-confirm`;
  expect((await sendJson(app, "POST", asked, undefined, administrator.headers)).status).toBe(200);
  const [request] = await database.query<{ id: string }>(
    "select id from confirmation_requests where service_id = $1",
    [id],
  );
  const job = { mail: "confirmListings", requestIds: [request?.id ?? ""] } as const;
  const [mail] = await findRecipients(database, job, app.now);
  const facts = await mail?.facts();
  if (facts?.mail !== "confirmListings") throw new Error("Nobody was asked.");
  return { id, path: confirmListingPath(facts.services[0]?.token ?? "") };
}
