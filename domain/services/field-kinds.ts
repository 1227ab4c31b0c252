import type { BedGroup } from "../beds/bed-groups.ts";
import type { ServiceArea } from "../places/service-area/service-area.ts";
import type { TextState } from "./listing-enumerations.ts";
import type { ScheduleEntry } from "./opening-hours/entry.ts";
import type { ScheduleEntryWire } from "./opening-hours/entry-contract.ts";

/**
 * The kinds of values that fields of a service have. What a layer does with a field follows from its kind: the wire
 * schema in `field-schemas.ts`, what a request may carry in `domain/listings/field-inputs.ts`, the column in
 * `server/features/services/service-columns.ts`, the control's value in `web/features/listings/service-form/controls.ts`,
 * the words of a difference in `web/features/listings/value-text.ts`. Each of them names every kind, so that a
 * new one does not compile before it has an answer everywhere.
 */

/** The value of each kind as replies of the API carry it, where there is one. */
interface WireValues<Choice extends string> {
  /** Text of one line. */
  line: string;
  /** Text of several lines. */
  text: string;
  /** Ten digits are stored as `(xxx) xxx-xxxx`; short codes and others as written. */
  phone: string;
  phoneExtension: string;
  email: string;
  /** Address with its scheme. */
  webAddress: string;
  /** IANA name. */
  timeZone: string;
  /** How far a Spanish text can be trusted. */
  textState: TextState;
  /** A text in further languages, by their codes; empty: in none. */
  texts: TextInLanguage[];
  /** One of a closed list. */
  choice: Choice;
  /** Some of a closed list, each once; empty: not stated. */
  choices: Choice[];
  /** BCP 47 tags in canonical form, each once; empty: not stated. */
  languages: string[];
  /** Yes or no; null: not stated. */
  answer: boolean;
  /** Yes or no, never unknown. */
  flag: boolean;
  /** Whole number; null: unknown, never 0. */
  count: number;
  /** ISO 8601. */
  instant: string;
  /** Longitude, latitude. */
  location: { coordinates: [number, number] };
  /** Lines of opening hours or of closed days. */
  entries: ScheduleEntryWire[];
  /** The organization that runs the service. */
  organization: OrganizationName;
  /** The area that it serves. */
  serviceArea: ServiceArea;
  /** Beds by whom they are for; empty: they are counted together. */
  beds: BedGroup[];
}

/** A text in one of the further languages. */
export interface TextInLanguage {
  /** BCP 47, as in `domain/base/languages/further-languages.ts`; one that a later version knows may be stored, too. */
  language: string;
  text: string;
  state: TextState;
}

/** An organization as services name it. */
export interface OrganizationName {
  id: string;
  name: string;
}
export type FieldKind = keyof WireValues<string>;

/** Kinds that are the same in rows, in what the rules read and on the wire are not named here. */
interface StoredValues {
  /** Epoch milliseconds. */
  instant: number;
  entries: ScheduleEntry[];
}

/** Kinds whose values are never null: nothing is an empty list, the first choice, or no. */
type NeverNull = "choice" | "choices" | "languages" | "flag" | "entries" | "beds" | "texts";
const NEVER_NULL: ReadonlySet<FieldKind> = new Set<NeverNull>([
  "choice",
  "choices",
  "languages",
  "flag",
  "entries",
  "beds",
  "texts",
]);

/** Additional right required to set a field. */
export type FieldSetter =
  | "editors"
  /** Roles that may set critical alerts. */
  | "alertEditors"
  | "administrators"
  /** Set by imports only. */
  | "imports"
  /** Maintained by the system. */
  | "system";

/** A step of the service form. */
export type FormStep =
  | "what"
  | "where"
  | "contact"
  | "hours"
  | "who"
  | "entry"
  | "beds"
  | "spanish"
  | "special";

/** Entry of a field in the table. Comments state the defaults of absent properties. */
export interface FieldSpec {
  readonly kind: FieldKind;
  /** The closed list of `choice` and `choices`. */
  readonly of?: readonly string[];
  /** Other spellings that requests may carry, in lower case. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** Never null; a text is empty instead. Absent: null where nothing is stated, but for the kinds that never are. */
  readonly notNull?: true;
  /** Its value in a new service. Absent: the kind's own, see `emptyValue`. */
  readonly empty?: string | boolean;

  /** The form refuses it empty. Absent: it may be, or `checkListing` has a condition of its own. */
  readonly isRequired?: true;
  /** Characters of a text, or how many values a list may have. */
  readonly max?: number;
  /** Characters of a request beyond which it is not looked at. Absent: 20,000. */
  readonly maxInput?: number;

  /** Who may set the field. Absent: everyone who may edit the service. */
  readonly setBy?: FieldSetter;
  /** The step of the form at which it is set. Absent: none. */
  readonly step?: FormStep;
  /** The field under whose name a summary of the form, or of a change, shows it. Absent: its own; null: not shown. */
  readonly line?: string | null;
  /** The field that names what is chosen together when two edits collide. Absent: that of its line. */
  readonly unit?: string;
  /** The field that names what is published together: an edit of one takes the others along. Absent: its own. */
  readonly together?: string;
  /** It qualifies another field and is shown with it. */
  readonly qualifies?: string;
  /**
   * When an edit by someone who may not publish is public immediately: always, of a shelter, where it hides more than
   * before. Absent: it waits for review.
   */
  readonly publishes?: "atOnce" | "ofShelter" | "whenHiding";

  /** The rules read it as part of a structure instead of under its own name, see `ServiceFacts`. */
  readonly part?: "place" | "alert" | "spanish";
  /** English text with a Spanish translation: `…Es`, and `…EsState`, which states how far it can be trusted. */
  readonly isTranslated?: true;
  /** Replies carry it in `texts`, with those of the other fields, instead of under its own name. */
  readonly isInTexts?: true;
  /**
   * Part of the exact place: not public where `addressVisibility`, or the protection of the listing, hides it; not even
   * stored where the address is hidden.
   */
  readonly isExactPlace?: true;

  /** The program's: a save with `scope: PROGRAM` sets it at all sites. Absent: each site has its own. */
  readonly isOfProgram?: true;

  /** Its column in `services`. Absent: its name in snake case; null: none of its own. */
  readonly column?: string | null;
  /** The field is on a service's own page, not in lists. */
  readonly isOnPageOnly?: true;
  /**
   * How a city pack has it: always there; in the hours that services share; or not, because it follows from others.
   * Absent: where something is stated.
   */
  readonly pack?: "always" | "inHours" | "derived";
  /** How two versions are compared. Absent: the kind's own, see `chooseComparison`. */
  readonly compare?: Comparison;
  /** `table.column` of HSDS 3.1, for import and export; null: HSDS has no place for it. */
  readonly hsds: string | null;
}

/** Differences are marked word by word, line by line, or not within the value. */
export type Comparison = "words" | "lines" | "whole";

type SpecChoice<Spec> = Spec extends { of: readonly (infer Choice extends string)[] } ? Choice : never;
type NullIfAllowed<Spec extends { kind: FieldKind }> = Spec["kind"] extends NeverNull
  ? never
  : Spec extends { notNull: true }
    ? never
    : null;

/** Value of a stated field in replies, without null. */
export type StatedWireValue<Spec extends { kind: FieldKind }> = WireValues<SpecChoice<Spec>>[Spec["kind"]];

/** Empty values of kinds that replies never carry as null, because older clients access their properties unchecked. */
interface NothingOnWire {
  location: { coordinates: [] };
}
type EmptyOnWire<Spec extends { kind: FieldKind }> = Spec["kind"] extends keyof NothingOnWire
  ? NothingOnWire[Spec["kind"]]
  : NullIfAllowed<Spec>;

/** Value of a field in replies. */
export type WireValue<Spec extends { kind: FieldKind }> = StatedWireValue<Spec> | EmptyOnWire<Spec>;

/** Value of a field in rows and in the rules. */
export type StoredValue<Spec extends { kind: FieldKind }> =
  | ReadonlyList<Spec["kind"] extends keyof StoredValues ? StoredValues[Spec["kind"]] : StatedWireValue<Spec>>
  | NullIfAllowed<Spec>;
type ReadonlyList<Value> = Value extends readonly (infer Item)[] ? readonly Item[] : Value;

/** Whether a field may be null. */
export function isNullable({ kind, notNull }: FieldSpec): boolean {
  return notNull !== true && !NEVER_NULL.has(kind);
}

/** The initial value of a field. */
export function emptyValue(spec: FieldSpec): EmptyValue {
  return spec.empty ?? unstatedValue(spec);
}

/** The value of a cleared or unstated field. */
export function unstatedValue(spec: FieldSpec): EmptyValue {
  if (isNullable(spec)) return null;
  switch (spec.kind) {
    case "flag":
      return false;
    case "choices":
    case "languages":
    case "entries":
    case "beds":
    case "texts":
      return [];
    case "choice":
      return spec.empty ?? "";
    default:
      return "";
  }
}

/** Returns the value that replies carry for a field in which nothing is stated. */
export function unstatedWireValue(spec: FieldSpec): EmptyValue | NothingOnWire["location"] {
  return spec.kind === "location" ? { coordinates: [] } : unstatedValue(spec);
}

type EmptyValue = string | boolean | readonly never[] | null;

/**
 * Returns how two values of a field are compared: texts and lists by words, hours by lines, anything else as a whole.
 */
export function chooseComparison({ kind, compare }: FieldSpec): Comparison {
  if (compare !== undefined) return compare;
  if (kind === "entries" || kind === "texts") return "lines";
  return kind === "text" || kind === "choices" || kind === "languages" ? "words" : "whole";
}

/** Whether a value is stated; other values are omitted from city packs. *No* is a stated value. */
export function isStated(value: unknown, { kind }: FieldSpec): boolean {
  if (value === null || value === undefined) return false;
  if (kind === "flag") return value === true;
  return !(Array.isArray(value) && value.length === 0);
}
