import type { EditorRow, TypedSpan } from "#domain/schedule/editor-rows.ts";
import { DAYS, ENTRY_TYPES, PERIODS } from "#domain/schedule/entry.ts";
import {
  ADDRESS_VISIBILITIES,
  CATEGORIES,
  NEEDS,
  SERVICE_TYPES,
  TEXT_STATES,
} from "#domain/services/enumerations.ts";
import { ANSWERS, BLANK, FLAG_NAMES, TEXT_NAMES, type TypedService } from "./form-values.ts";

/** What a draft holds besides what is typed. */
export interface KeptDraft {
  typed: TypedService;
  /** What the form had opened on, and its version; null for a new service. */
  base: TypedService | null;
  version: number | null;
  step: string;
  /** Of a new service: what arrives twice under it is kept once. */
  sendingId: string | null;
}

/**
 * A draft that this or another version of the app wrote: each field that can be read is taken, the others are as in
 * a new form. Null where it is no draft at all.
 */
export function readKept(kept: unknown): KeptDraft | null {
  const typed = partOf(kept, "typed");
  if (typeof typed !== "object" || typed === null) return null;
  const base = partOf(kept, "base");
  const version = partOf(kept, "version");
  const step = partOf(kept, "step");
  const sendingId = partOf(kept, "sendingId");
  return {
    typed: readTyped(typed),
    base: typeof base === "object" && base !== null ? readTyped(base) : null,
    version: typeof version === "number" ? version : null,
    step: typeof step === "string" ? step : "",
    sendingId: typeof sendingId === "string" ? sendingId : null,
  };
}

function readTyped(kept: object): TypedService {
  const typed: TypedService = { ...BLANK };
  for (const name of TEXT_NAMES) {
    const value = partOf(kept, name);
    if (typeof value === "string") typed[name] = value;
  }
  for (const name of FLAG_NAMES) {
    const value = partOf(kept, name);
    if (typeof value === "boolean") typed[name] = value;
  }
  for (const name of ["serviceSummaryEsState", "descriptionEsState", "ageEsState"] as const) {
    typed[name] = oneOf(TEXT_STATES, partOf(kept, name)) ?? null;
  }
  for (const name of ["isAllowedPets", "isLowBarrier"] as const) {
    typed[name] = oneOf(ANSWERS, partOf(kept, name)) ?? "unknown";
  }
  typed.type = someOf(SERVICE_TYPES, partOf(kept, "type"));
  typed.needs = someOf(NEEDS, partOf(kept, "needs"));
  typed.category = someOf(CATEGORIES, partOf(kept, "category"));
  typed.addressVisibility = oneOf(ADDRESS_VISIBILITIES, partOf(kept, "addressVisibility")) ?? "EXACT";
  typed.location = pointOf(partOf(kept, "location"));
  typed.schedules = rowsIn(partOf(kept, "schedules"));
  typed.closeSchedules = rowsIn(partOf(kept, "closeSchedules"));
  return typed;
}

function pointOf(value: unknown): TypedService["location"] {
  if (!Array.isArray(value)) return null;
  const [longitude, latitude]: unknown[] = value;
  return typeof longitude === "number" && typeof latitude === "number" ? [longitude, latitude] : null;
}

function rowsIn(value: unknown): EditorRow[] {
  return listOf(value).flatMap((row, key): EditorRow[] => {
    const type = oneOf(ENTRY_TYPES, partOf(row, "type"));
    const spans = listOf(partOf(row, "spans")).map(spanIn);
    if (type === undefined || spans.length === 0) return [];
    return [
      {
        key,
        type,
        days: someOf(DAYS, partOf(row, "days")),
        periods: someOf(PERIODS, partOf(row, "periods")),
        startDate: textIn(row, "startDate"),
        endDate: textIn(row, "endDate"),
        isAllDay: partOf(row, "isAllDay") === true,
        spans,
      },
    ];
  });
}

function spanIn(span: unknown): TypedSpan {
  return {
    start: textIn(span, "start"),
    end: textIn(span, "end"),
    endsNextDay: partOf(span, "endsNextDay") === true,
  };
}

function textIn(value: unknown, name: string): string {
  const text = partOf(value, name);
  return typeof text === "string" ? text : "";
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function oneOf<Name extends string>(names: readonly Name[], value: unknown): Name | undefined {
  return names.find((name) => name === value);
}

/** In their own order. */
function someOf<Name extends string>(names: readonly Name[], value: unknown): Name[] {
  const given = listOf(value);
  return names.filter((name) => given.includes(name));
}
