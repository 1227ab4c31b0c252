import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import type { FactOrigin } from "#domain/listings/listing-calls.ts";
import { isSame } from "#domain/services/changes.ts";
import { emptyValue, isStated } from "#domain/services/field-kinds.ts";
import { type EnteredField, getFieldSpec } from "#domain/services/field-names.ts";
import { NOWHERE } from "#domain/services/location-wire.ts";
import type { SourceOfFields } from "#domain/services/source.ts";
import type { SignedIn } from "#server/base/http/viewer.ts";
import { actorForViewer } from "./change-for-viewer.ts";
import type { FieldChangeRow } from "./history-queries.ts";

/** The current values of a service's fields, and their latest changes. */
interface KnownFacts {
  /** The service as this viewer sees it. */
  readonly shown: object & { readonly sources: readonly SourceOfFields[] };
  readonly changes: readonly FieldChangeRow[];
}

/** Returns since when, by whom and from which source each of these fields has its value (rule history 14). */
export function factOrigins(
  fields: readonly EnteredField[],
  { shown, changes }: KnownFacts,
  viewer: SignedIn,
): FactOrigin[] {
  const byField = new Map(changes.map((change) => [change.field, change]));
  const added = byField.get(null);
  return fields.flatMap((field) => {
    const own = byField.get(field);
    const isStatedNow = isFieldStated(field, Reflect.get(shown, field));
    // An empty field has an origin only if someone emptied it: creating a service sets every field, the empty ones too.
    if (!isStatedNow && (own === undefined || own.action === "CREATE")) return [];
    const change = own ?? added;
    const source = shown.sources.find((each) => each.fields.includes(field));
    return {
      field,
      since: change === undefined ? null : isoOfEpoch(change.at),
      action: change?.action ?? null,
      by: change === undefined ? null : actorForViewer(change, viewer),
      source: source === undefined ? null : withoutFields(source),
    };
  });
}

function withoutFields({ name, url, licence, asOf }: SourceOfFields) {
  return { name, url, licence, asOf };
}

function isFieldStated(field: EnteredField, value: unknown): boolean {
  const spec = getFieldSpec(field);
  const isEmpty = value === undefined || value === "" || value === false || value === emptyValue(spec);
  return !isEmpty && isStated(value, spec) && !isSame(value, NOWHERE) && !isSame(value, []);
}
