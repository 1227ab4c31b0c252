import * as z from "zod/mini";
import { bedGroupWire } from "../beds/bed-group-contract.ts";
import { serviceAreaWire } from "../places/service-area/area-contract.ts";
import { type FieldKind, type FieldSpec, isNullable } from "./field-kinds.ts";
import { byField, type FieldName, type FieldWire, type StatedFieldWire } from "./field-names.ts";
import { TEXT_STATES } from "./listing-enumerations.ts";
import { scheduleEntryWire } from "./opening-hours/entry-contract.ts";

/** The schemas of what replies carry of a service's fields. */

const SCHEMAS: Readonly<Record<FieldKind, (spec: FieldSpec) => z.ZodMiniType>> = {
  line: () => z.string(),
  text: () => z.string(),
  phone: () => z.string(),
  phoneExtension: () => z.string(),
  email: () => z.string(),
  webAddress: () => z.string(),
  timeZone: () => z.string(),
  textState: () => z.enum(TEXT_STATES),
  texts: () => z.array(z.object({ language: z.string(), text: z.string(), state: z.enum(TEXT_STATES) })),
  choice: ({ of = [] }) => z.enum(of),
  choices: ({ of = [] }) => z.array(z.enum(of)),
  languages: () => z.array(z.string()),
  answer: () => z.boolean(),
  flag: () => z.boolean(),
  count: () => z.int(),
  instant: () => z.string(),
  location: () => z.object({ coordinates: coordinatesWire }),
  entries: () => z.array(scheduleEntryWire),
  serviceArea: () => serviceAreaWire,
  beds: () => z.array(bedGroupWire),
  organization: () => z.object({ id: z.string(), name: z.string() }),
};

/** Longitude, latitude. */
export const coordinatesWire = z.tuple([z.number(), z.number()]);

/** Longitude and latitude, or nothing. */
const locationOrNowhere = z.object({ coordinates: z.array(z.number()).check(z.maxLength(2)) });

function buildSchema(spec: FieldSpec): z.ZodMiniType {
  if (spec.kind === "location") return locationOrNowhere;
  const schema = SCHEMAS[spec.kind](spec);
  return isNullable(spec) ? z.nullable(schema) : schema;
}

/** The schema of one field. An interface, which declarations name instead of spelling it out for every field. */
export interface WireSchema<Field extends FieldName>
  extends z.ZodMiniType<FieldWire<Field>, FieldWire<Field>> {}
/** Schema of a field that is stated, without null. */
export interface StatedSchema<Field extends FieldName>
  extends z.ZodMiniType<StatedFieldWire<Field>, StatedFieldWire<Field>> {}

type WireShape<Field extends FieldName> = { [Name in Field]: WireSchema<Name> };
type StatedShape<Field extends FieldName> = { [Name in Field]: z.ZodMiniExactOptional<StatedSchema<Name>> };

/** The shape of an object that has these fields, null where nothing is stated. */
export function wireShape<Field extends FieldName>(fields: readonly Field[]): WireShape<Field> {
  return byField<WireShape<Field>>(fields, (_, spec) => buildSchema(spec));
}

/** The shape of an object that has these fields where something is stated. */
export function statedShape<Field extends FieldName>(fields: readonly Field[]): StatedShape<Field> {
  return byField<StatedShape<Field>>(fields, (_, spec) => z.exactOptional(SCHEMAS[spec.kind](spec)));
}
