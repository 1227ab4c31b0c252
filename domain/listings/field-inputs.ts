import * as z from "zod/mini";
import { oneLine, severalLines } from "../base/contract/contact-text.ts";
import { MAX_LANGUAGES } from "../base/contract/limits.ts";
import type { FieldMessage } from "../base/contract/problems.ts";
import { enumValue, id } from "../base/contract/text.ts";
import { languageTag } from "../base/languages/language-tag.ts";
import { LANGUAGES } from "../base/languages/languages.ts";
import { bedGroupsInput } from "../beds/bed-group-contract.ts";
import { areaInput } from "../places/service-area/area-contract.ts";
import type { FieldKind, FieldSpec, OrganizationName, StatedWireValue } from "../services/field-kinds.ts";
import { byField, FORM_FIELDS, type FormField, type SpecFor } from "../services/field-names.ts";
import { TEXT_STATES, type TextState } from "../services/listing-enumerations.ts";
import { type ScheduleEntryInput, scheduleEntryInput } from "../services/opening-hours/entry-contract.ts";

/** Schemas of a service's fields in requests: types and characters only. */

/** Request values by kind, where they differ from replies. */
interface InputValues {
  /** Replies have true and false. */
  answer: boolean | "YES" | "NO" | "";
  choices: string[];
  /** A whole number, or its digits as forms send them. */
  count: number | string;
  entries: ScheduleEntryInput[];
  /** Its id, or the organization as replies have it, of which only the id counts. */
  organization: string | { id: string; name?: string | undefined };
  texts: GivenInLanguage[];
}

/** A text in a further language. Without a state, the person who writes a new text has read it. */
export interface GivenInLanguage {
  language: string;
  text: string | null;
  state?: TextState | null | undefined;
}

/** Parsed request values; hours stay as typed. */
type FormValue<Spec extends FieldSpec> = Spec["kind"] extends "entries"
  ? ScheduleEntryInput[]
  : Spec["kind"] extends "texts"
    ? GivenInLanguage[]
    : StatedWireValue<Spec>;
type InputValue<Spec extends FieldSpec> = Spec["kind"] extends keyof InputValues
  ? InputValues[Spec["kind"]]
  : StatedWireValue<Spec>;

/** The schema of one field. An interface, which declarations name instead of spelling it out for every field. */
export interface InputSchema<Field extends FormField>
  extends z.ZodMiniType<FormValue<SpecFor<Field>> | null, InputValue<SpecFor<Field>> | null> {}
type InputSchemas = { [Field in FormField]: z.ZodMiniOptional<InputSchema<Field>> };

/** Maximum length of a request's texts, in characters; field limits are checked by `checkListing`. */
const MAX_INPUT_LENGTH = 20_000;

/** Null, and an empty text, clear a field. */
export function optionalLine(max = MAX_INPUT_LENGTH) {
  return emptyIsNull(oneLine({ max }));
}

export function optionalText(max = MAX_INPUT_LENGTH) {
  return emptyIsNull(severalLines({ max }));
}

function emptyIsNull(schema: z.ZodMiniType<string, string>) {
  return z.optional(z.nullable(emptyAsNull(schema)));
}

function emptyAsNull(schema: z.ZodMiniType<string, string>) {
  return z.pipe(
    schema,
    z.transform((value: string) => (value === "" ? null : value)),
  );
}

export const optionalYesOrNo = z.optional(z.nullable(z.boolean()));

/** Accepts words, too; empty text means no answer. */
const answer = z.pipe(
  z.union([z.boolean(), z.enum(["YES", "NO", ""])]),
  z.transform((given): boolean | null => (given === "" ? null : given === true || given === "YES")),
);

/** Choices are of short lists: far fewer than this. */
const MAX_CHOICES = 50;

const line = ({ maxInput }: FieldSpec) => optionalLine(maxInput);
const orNothing = (schema: z.ZodMiniType) => z.optional(z.nullable(schema));

const INPUTS: Readonly<Record<FieldKind, (spec: FieldSpec) => z.ZodMiniType>> = {
  line,
  phone: line,
  phoneExtension: line,
  email: line,
  webAddress: line,
  timeZone: line,
  instant: line,
  text: ({ maxInput }) => optionalText(maxInput),
  textState: () => orNothing(z.enum(TEXT_STATES)),
  choice: ({ of = [] }) => orNothing(z.enum(of)),
  choices: ({ of = [], aliases = {} }) =>
    orNothing(z.array(enumValue(of, "unknownValue", aliases)).check(z.maxLength(MAX_CHOICES))),
  languages: ({ max = 0 }) => orNothing(languageTags(max)),
  answer: () => orNothing(answer),
  flag: () => optionalYesOrNo,
  count: () => orNothing(wholeNumber),
  location: () => orNothing(location),
  entries: ({ max = 0 }) => orNothing(z.array(scheduleEntryInput).check(z.maxLength(max))),
  serviceArea: ({ max = 0 }) => orNothing(areaInput(max)),
  beds: () => orNothing(bedGroupsInput),
  organization: () => orNothing(organization),
  texts: ({ maxInput }) =>
    orNothing(z.array(z.object(textInLanguage(maxInput))).check(z.maxLength(MAX_LANGUAGES))),
};

/** Accepts an organization by its id alone; its name is looked up. */
const organization = z.pipe(
  z.pipe(
    z.union([z.string(), z.object({ id: z.string(), name: z.optional(z.string()) })]),
    z.transform((given) => (typeof given === "string" ? given : given.id)),
  ),
  z.pipe(
    id(),
    z.transform((given: string): OrganizationName => ({ id: given, name: "" })),
  ),
);

/** Longitude, latitude. None, as replies have it where nothing is known, clears the location, as null does. */
const location = z.pipe(
  z.object({ coordinates: z.array(z.number()) }),
  z.transform(({ coordinates }, context): { coordinates: [number, number] } | null => {
    const [longitude, latitude] = coordinates;
    if (longitude === undefined) return null;
    if (latitude !== undefined && coordinates.length === 2) {
      const bounds = [180, 90];
      const outside = coordinates.findIndex((degrees, axis) => !(Math.abs(degrees) <= (bounds[axis] ?? 0)));
      if (outside === -1) return { coordinates: [longitude, latitude] };
      context.issues.push(locationIssue(coordinates, "outOfRange", outside));
    } else context.issues.push(locationIssue(coordinates, "outOfRange"));
    return z.NEVER;
  }),
);

function locationIssue(input: unknown, message: FieldMessage, ...axis: number[]) {
  return { code: "custom" as const, input, path: ["coordinates", ...axis], params: { message } };
}

const wholeNumber = z.pipe(
  z.union([z.number(), z.string().check(z.maxLength(20))]),
  z.transform((value, context): number | null => {
    if (value === "") return null;
    const isNumber = typeof value === "number" || /^-?\d+$/.test(value.trim());
    if (isNumber && Number.isSafeInteger(Number(value))) return Number(value);
    context.issues.push({ code: "custom", input: value, params: { message: "notWholeNumber" } });
    return z.NEVER;
  }),
);

/** A text in another language than English: of one field, or with a field's name besides. */
export function textInLanguage(max?: number) {
  return {
    // Which of them the operator has switched on, the call's route knows.
    language: enumValue(LANGUAGES, "languageOff"),
    text: z.nullable(emptyAsNull(severalLines({ max: max ?? MAX_INPUT_LENGTH }))),
    state: z.optional(z.nullable(z.enum(TEXT_STATES))),
  };
}

/** Tags in canonical form, without duplicates; unknown languages are refused. */
function languageTags(max: number) {
  const tag = z.pipe(
    z.string().check(z.maxLength(100)),
    z.transform((value, context): string => {
      const known = languageTag(value);
      if (known !== null) return known;
      context.issues.push({ code: "custom", input: value, params: { message: "unknownValue" } });
      return z.NEVER;
    }),
  );
  return z.pipe(
    z.array(tag).check(z.maxLength(max)),
    z.transform((tags: string[]) => [...new Set(tags)]),
  );
}

/** A schema for each field that a form sets. Absent: the field is not touched. */
export const fieldInputs: InputSchemas = byField<InputSchemas>(FORM_FIELDS, (_, spec) =>
  INPUTS[spec.kind](spec),
);
