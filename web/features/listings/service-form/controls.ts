import { storedPhone } from "#domain/base/phone/typed-phone.ts";
import { formatClockTime, MINUTES_PER_DAY } from "#domain/base/time/clock-time.ts";
import { BEDS_FOR, type BedsFor } from "#domain/beds/beds-for.ts";
import {
  areaLines,
  areaOfNames,
  namesOfArea,
  readAreaName,
} from "#domain/places/service-area/service-area.ts";
import {
  emptyValue,
  type FieldKind,
  type FieldSpec,
  type OrganizationName,
  type TextInLanguage,
  type WireValue,
} from "#domain/services/field-kinds.ts";
import { TEXT_STATES, type TextState } from "#domain/services/listing-enumerations.ts";
import { type EditorRow, type TypedSpan, toEditorRows } from "#domain/services/opening-hours/editor-rows.ts";
import { DAYS, ENTRY_TYPES, PERIODS, type ScheduleEntry } from "#domain/services/opening-hours/entry.ts";
import { readableEntries, readEntry, toEntryList } from "#domain/services/opening-hours/entry-wire.ts";
import { toScheduleEntries } from "#domain/services/opening-hours/read-rows.ts";
import { showEntry } from "#domain/services/opening-hours/show-entry.ts";

/** Values that the form's controls hold for each kind of field, and their conversion from a service and back. */

/** `unknown` is a valid choice. */
export const ANSWERS = ["yes", "no", "unknown"] as const;
export type Answer = (typeof ANSWERS)[number];

/** Raw input, not yet validated; empty means `""`. */
interface ControlValues<Choice extends string> {
  line: string;
  text: string;
  phone: string;
  phoneExtension: string;
  email: string;
  webAddress: string;
  timeZone: string;
  /**
   * Instant as on the wire. The end of an alert has two controls instead, for its day and its time, see
   * `form-values.ts`.
   */
  instant: string;
  /** Digits, or what was typed instead of them. */
  count: string;
  textState: TextState | null;
  /** Texts in further languages; the form itself knows which. */
  texts: readonly TextInLanguage[];
  choice: Choice;
  choices: readonly Choice[];
  languages: readonly string[];
  answer: Answer;
  flag: boolean;
  /** Longitude and latitude of the pin; null: it is found by the address. */
  location: readonly [number, number] | null;
  entries: readonly EditorRow[];
  /** One place a line. */
  serviceArea: string;
  organization: OrganizationName | null;
  beds: readonly TypedBeds[];
}

/** The beds of one group as they are typed. */
export interface TypedBeds {
  readonly for: BedsFor;
  readonly free: string;
  readonly total: string;
  /** Time of the count before `free` was typed, as on the wire. The server sets it from now on. */
  readonly updatedAt: string | null;
}

export type ControlKind = keyof ControlValues<string>;

type SpecChoice<Spec> = Spec extends { of: readonly (infer Choice extends string)[] } ? Choice : never;
export type ControlValue<Spec extends { kind: ControlKind }> = ControlValues<SpecChoice<Spec>>[Spec["kind"]];

/** Behavior shared by the controls of one kind. */
interface Control<Value, Wire> {
  /** Opens the stated value of a service. */
  open(wire: Wire, spec: FieldSpec, list: string): Value;
  /** Converts to the value that the rules check and the call sends; null clears the field. */
  send(value: Value, spec: FieldSpec, list: string): Wire | null;
  /** Reads the value of a draft that this or another version of the app saved; undefined where it cannot be read. */
  read(saved: unknown, spec: FieldSpec): Value | undefined;
  /** Initial value in a new form; absent: `emptyValue`. */
  readonly blank?: Value;
}
type Controls = {
  readonly [Kind in ControlKind]: Control<
    ControlValues<string>[Kind],
    Exclude<WireValue<{ kind: Kind; of: readonly string[] }>, null>
  >;
};

const text: Control<string, string> = {
  blank: "",
  open: (wire) => wire,
  send: (value, { notNull, kind }) =>
    value.trim() === "" && !(notNull === true && kind !== "timeZone") ? null : value.trim(),
  read: textIn,
};

const CONTROLS: Controls = {
  line: text,
  text,
  phoneExtension: text,
  email: text,
  webAddress: text,
  timeZone: text,
  instant: text,
  phone: { ...text, send: (value) => orNull(storedPhone(value, { takes: "listing" })) },
  count: {
    blank: "",
    open: String,
    send: countIn,
    read: textIn,
  },
  textState: {
    blank: null,
    open: (wire) => wire,
    send: (value) => value,
    read: (saved) => findChoice(TEXT_STATES, saved),
  },
  texts: {
    open: (wire) => wire,
    send: (value) =>
      value.flatMap(({ language, text: typed, state }) =>
        typed.trim() === "" ? [] : [{ language, text: typed.trim(), state }],
      ),
    read: (saved) =>
      listIn(saved).flatMap((one): TextInLanguage[] => {
        const [language, typed] = [textIn(readProperty(one, "language")), textIn(readProperty(one, "text"))];
        const state = findChoice(TEXT_STATES, readProperty(one, "state"));
        if (language === undefined || typed === undefined || state === undefined) return [];
        return [{ language, text: typed, state }];
      }),
  },
  choice: {
    open: (wire) => wire,
    send: (value) => value,
    read: (saved, { of = [] }) => findChoice(of, saved),
  },
  choices: {
    open: (wire, { of = [] }) => filterChoices(of, wire),
    send: (value) => [...value],
    read: (saved, { of = [] }) => filterChoices(of, saved),
  },
  languages: {
    open: (wire) => wire,
    send: (value) => [...value],
    read: (saved) => listIn(saved).filter((tag) => typeof tag === "string"),
  },
  answer: {
    blank: "unknown",
    open: (wire) => (wire ? "yes" : "no"),
    send: (value) => ({ yes: true, no: false, unknown: null })[value],
    read: (saved) => findChoice(ANSWERS, saved),
  },
  flag: {
    open: (wire) => wire,
    send: (value) => value,
    read: (saved) => (typeof saved === "boolean" ? saved : undefined),
  },
  location: {
    blank: null,
    open: ({ coordinates: [longitude, latitude] }) =>
      longitude === undefined || latitude === undefined ? null : [longitude, latitude],
    send: (value) => (value === null ? { coordinates: [] } : { coordinates: [value[0], value[1]] }),
    read: pointIn,
  },
  entries: {
    open: (wire, _, list) => toEditorRows(readableEntries(wire, toEntryList(list)), toEntryList(list)),
    send: (value, _, list) => toScheduleEntries(value, toEntryList(list)).map(showEntry),
    read: rowsIn,
  },
  serviceArea: {
    blank: "",
    open: (wire) => namesOfArea(wire).join("\n"),
    // `problems.ts` says what is no place.
    send: (value) => areaOfNames(areaLines(value).flatMap((line) => readAreaName(line) ?? [])),
    read: textIn,
  },
  beds: {
    open: (wire) =>
      wire.map(({ for: whom, free, total, updatedAt }) => ({
        for: whom,
        free: free === null ? "" : String(free),
        total: total === null ? "" : String(total),
        updatedAt,
      })),
    send: (value) =>
      value.map(({ for: whom, free, total, updatedAt }) => ({
        for: whom,
        free: countIn(free),
        total: countIn(total),
        updatedAt,
      })),
    read: (saved) =>
      listIn(saved).flatMap((group): TypedBeds[] => {
        const whom = findChoice(BEDS_FOR, readProperty(group, "for"));
        const [free, total] = [textIn(readProperty(group, "free")), textIn(readProperty(group, "total"))];
        const updatedAt = textIn(readProperty(group, "updatedAt")) ?? null;
        return whom === undefined ? [] : [{ for: whom, free: free ?? "", total: total ?? "", updatedAt }];
      }),
  },
  organization: {
    blank: null,
    open: (wire) => wire,
    send: (value) => value,
    read: (saved) => {
      const [id, name] = [textIn(readProperty(saved, "id")), textIn(readProperty(saved, "name"))];
      return id === undefined || name === undefined ? undefined : { id, name };
    },
  },
};

/** The control of a field of this kind. */
export function getControl(kind: FieldKind): Control<unknown, unknown> {
  return CONTROLS[kind];
}

/** Initial value of a field's control in a new form. */
export function blankValue(spec: FieldSpec): unknown {
  const { blank } = getControl(spec.kind);
  return blank === undefined ? emptyValue(spec) : blank;
}

/** `problems.ts` says what is no number. */
function countIn(value: string): number | null {
  return /^\d{1,9}$/.test(value.trim()) ? Number(value) : null;
}

export function orNull(value: string): string | null {
  return value.trim() === "" ? null : value.trim();
}

function textIn(saved: unknown): string | undefined {
  return typeof saved === "string" ? saved : undefined;
}

function pointIn(saved: unknown): readonly [number, number] | undefined {
  const [longitude, latitude]: unknown[] = listIn(saved);
  return typeof longitude === "number" && typeof latitude === "number" ? [longitude, latitude] : undefined;
}

function rowsIn(saved: unknown): EditorRow[] {
  return listIn(saved).flatMap((row, key): EditorRow[] => {
    const type = findChoice(ENTRY_TYPES, readProperty(row, "type"));
    const spans = listIn(readProperty(row, "spans")).map(spanIn);
    const kept = keptIn(readProperty(row, "kept"));
    if (type === undefined || spans.length === 0 || kept?.length === 0) return [];
    return [
      {
        key,
        type,
        days: filterChoices(DAYS, readProperty(row, "days")),
        periods: filterChoices(PERIODS, readProperty(row, "periods")),
        startDate: textIn(readProperty(row, "startDate")) ?? "",
        endDate: textIn(readProperty(row, "endDate")) ?? "",
        isAllDay: readProperty(row, "isAllDay") === true,
        spans,
        ...(readProperty(row, "isSeason") === true ? { isSeason: true } : {}),
        ...(readProperty(row, "isWithoutGap") === true ? { isWithoutGap: true } : {}),
        ...(kept === undefined ? {} : { kept }),
      },
    ];
  });
}

/** The entries of a row that the editor cannot change; undefined: it has none. */
function keptIn(saved: unknown): ScheduleEntry[] | undefined {
  return saved === undefined ? undefined : listIn(saved).flatMap((entry) => keptEntryIn(entry) ?? []);
}

/** Reads an entry of a draft by the rules of the wire; null: it is invalid. */
function keptEntryIn(saved: unknown): ScheduleEntry | null {
  const [type, span, during] = ["type", "span", "during"].map((name) => readProperty(saved, name));
  const read = readEntry(
    {
      type: type === "MONTH_DAY" ? "MONTHLY" : textIn(type),
      day: textIn(readProperty(saved, "day")),
      period: textIn(readProperty(saved, "period")),
      monthDay: numberIn(readProperty(saved, "monthDay")),
      interval: numberIn(readProperty(saved, "everyWeeks")),
      validFrom: textIn(readProperty(during, "startDate")),
      validTo: textIn(readProperty(during, "endDate")),
      startTime: clockIn(readProperty(span, "start")),
      endTime: clockIn(readProperty(span, "end")),
      endsNextDay: readProperty(span, "endsNextDay") === true,
    },
    span === null ? "closeSchedules" : "schedules",
  );
  return read.ok ? read.entry : null;
}

/** The wire has 11:59 PM for the midnight at which a day ends. */
function clockIn(minute: unknown): string | undefined {
  return typeof minute === "number" ? formatClockTime(Math.min(minute, MINUTES_PER_DAY - 1)) : undefined;
}

function numberIn(saved: unknown): number | undefined {
  return typeof saved === "number" ? saved : undefined;
}

function spanIn(span: unknown): TypedSpan {
  return {
    start: textIn(readProperty(span, "start")) ?? "",
    end: textIn(readProperty(span, "end")) ?? "",
    endsNextDay: readProperty(span, "endsNextDay") === true,
  };
}

/** A property of what may be anything. */
export function readProperty(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

function listIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function findChoice<Name extends string>(names: readonly Name[], value: unknown): Name | undefined {
  return names.find((name) => name === value);
}

/** Returns the known names, in their own order. */
function filterChoices<Name extends string>(names: readonly Name[], value: unknown): Name[] {
  const given = listIn(value);
  return names.filter((name) => given.includes(name));
}
