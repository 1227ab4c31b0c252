import { extractHost } from "./joined-words.ts";
import type { SourceRecord } from "./source-record.ts";

/** Other parts of a record that show what it is, for a service and an organization that do not say. */
export interface SaidElsewhere {
  /** Contents of columns that are named for services. */
  readonly columns: string;
  /** The host of its web address. */
  readonly host: string;
}

/** Columns that programs name for what a service gives: `services_offered`, `behavioral_health_services`. */
const COLUMN_OF_SERVICES =
  /^(?!interpretation|language|emergency_contact)(?:[a-z_]+_)?(?:services|programs|treatments|servicios|programas)(?:_(?:offered|provided|available|ofrecidos))?$/iu;
/** `SubstanceUseServices` */
const JOINED = /(?<=\p{Ll})(?=\p{Lu})/gu;

/** Collects what a record says about its service outside of names and descriptions (rule imports 55). */
export function saidElsewhere({
  service,
  organization,
}: Pick<SourceRecord, "service" | "organization">): SaidElsewhere {
  const columns = service.columns.filter((column) => COLUMN_OF_SERVICES.test(column));
  const addresses = [service.get("url"), organization?.get("website"), organization?.get("url")];
  return {
    columns: columns.map((column) => service.get(column).replace(JOINED, " ")).join(". "),
    host: extractHost(addresses.find((address) => address !== undefined && address !== "") ?? ""),
  };
}
