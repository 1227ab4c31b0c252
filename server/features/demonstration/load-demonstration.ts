import { demonstrationDirectory } from "#db/demo/directory.ts";
import { storeServices } from "#server/features/services/store-services.ts";
import type { Database } from "#server/sql/db.ts";
import { isSourceKnown } from "./queries.ts";
import { DEMONSTRATION_SOURCE, serviceToStore } from "./service-to-store.ts";

/**
 * Puts the made-up town into an empty directory, all of it or nothing. Where it was loaded before, nothing
 * happens: what somebody has since changed or deleted in it stays so.
 *
 * @param now epoch milliseconds; beds, alerts and seasons are told from it
 * @param say takes one line for the operator
 */
export async function loadDemonstration(
  db: Database,
  now: number,
  say: (line: string) => void,
): Promise<void> {
  await db.transaction(async (transaction) => {
    if (await isSourceKnown(transaction, DEMONSTRATION_SOURCE)) return;
    const services = demonstrationDirectory(new Date(now).toISOString().slice(0, 10));
    await storeServices(
      transaction,
      services.map((service) => serviceToStore(service, now)),
      now,
    );
    say(`Loaded the demonstration directory: ${services.length} services of a made-up town`);
  });
}
