import { byField } from "#domain/services/field-names.ts";
import { getControl, readProperty } from "./controls.ts";
import { BLANK, CONTROL_FIELDS, type FormValues, OTHER_NAMES } from "./form-values.ts";

/** A stored draft: the typed values and the rest of the form's state. */
export interface StoredDraft {
  typed: FormValues;
  /** Values that the form opened on, and their version; null for a new service. */
  base: FormValues | null;
  version: number | null;
  step: string;
  /** Id of a new service's submission; the server stores what arrives twice under it only once. */
  sendingId: string | null;
  isPinSetByHand: boolean;
}

/**
 * A draft that this or another version of the app wrote: each field that can be read is taken, the others are as in
 * a new form. Null where it is no draft at all.
 */
export function readDraft(saved: unknown): StoredDraft | null {
  const typed = readProperty(saved, "typed");
  if (typeof typed !== "object" || typed === null) return null;
  const base = readProperty(saved, "base");
  const version = readProperty(saved, "version");
  const step = readProperty(saved, "step");
  const sendingId = readProperty(saved, "sendingId");
  return {
    typed: readValues(typed),
    base: typeof base === "object" && base !== null ? readValues(base) : null,
    version: typeof version === "number" ? version : null,
    step: typeof step === "string" ? step : "",
    sendingId: typeof sendingId === "string" ? sendingId : null,
    isPinSetByHand: readProperty(saved, "isPinSetByHand") === true,
  };
}

function readValues(saved: object): FormValues {
  const values: FormValues = {
    ...BLANK,
    ...byField<Pick<FormValues, (typeof CONTROL_FIELDS)[number]>>(
      CONTROL_FIELDS,
      (field, spec) => getControl(spec.kind).read(readProperty(saved, field), spec) ?? BLANK[field],
    ),
  };
  for (const name of OTHER_NAMES) {
    const value = readProperty(saved, name);
    if (typeof value === "string") values[name] = value;
  }
  return values;
}
