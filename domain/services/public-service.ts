import * as z from "zod/mini";
import { ASK_FIELDS } from "./ask-fields.ts";
import { caution } from "./caution.ts";
import { SERVICE_TYPES } from "./enumerations.ts";
import { LISTED_FIELDS, PAGE_ONLY_FIELDS } from "./field-names.ts";
import { coordinatesWire, wireShape } from "./field-schemas.ts";
import { ROLL_CALL_ANSWERS } from "./listing-enumerations.ts";
import { serviceText } from "./service-text-contract.ts";
import { source, sourceOfFields } from "./source.ts";

/**
 * A service as everyone may see it: the wire's names (rules services 10–21).
 * The owner, the owner's address, notes and source ids are not here, and what is not here is never sent.
 */

/** Facts first, words last: `changesAt` is ISO with the service's own offset, null where no change comes. */
export const openStatus = z.object({
  state: z.enum(["OPEN", "CLOSED", "CONTACT", "NONE"]),
  changesAt: z.nullable(z.string()),
  text: z.string(),
  /** The text with the date of the opening, where it names a weekday of the month alone ("last Friday"). */
  dated: z.optional(z.string()),
});

/** This viewer's permissions for the service; screens show a control only where its permission is true. */
export const servicePermissions = z.object({
  edit: z.boolean(),
  delete: z.boolean(),
  updateBeds: z.boolean(),
  confirm: z.boolean(),
});
export type ServicePermissions = z.output<typeof servicePermissions>;

/**
 * How much of a search text a row of a list matches (rule search 16): ALL of its words, or ANY of them. Null where
 * there are fewer than two words.
 */
export const matched = z.nullable(z.enum(["ALL", "ANY"]));
export type Matched = NonNullable<z.output<typeof matched>>;

const intake = wireShape(["intakeSchedules", "intakeClosedUntil"]);

/** A service in a list. */
export const listedService = z.object({
  ...wireShape(LISTED_FIELDS),
  /** Source of most of its facts; null: they were entered here. */
  source: z.nullable(source),
  openStatus,
  /** Miles with one decimal, where a position was given and the door's place is public; else null. */
  distance: z.nullable(z.number()),
  may: servicePermissions,
  /**
   * Whether its area includes the point of `currentCoordinate`. Absent: no point was given, its area is not stated, or
   * it is unknown. Rows of a list state it only where it is false.
   */
  servesPlace: z.optional(z.boolean()),
  /** Hours of intake, and until when a desk has closed it. In a list row: only where stated. */
  intakeSchedules: z.exactOptional(intake.intakeSchedules),
  intakeClosedUntil: z.exactOptional(intake.intakeClosedUntil),
  /**
   * In a list row: people who come at its moment are not taken in, though the door may be open, as `cautions` says.
   * Absent: they are, or no one has said when.
   */
  isIntakeClosed: z.optional(z.boolean()),
  /** In a list row: warnings to read before going there. Absent: none. */
  cautions: z.optional(z.array(caution)),
  /** In a list row that states any: `provisions` in words, in the language of the request. */
  provisionsText: z.optional(z.string()),
  /**
   * Its texts in the language of the request, where that is neither English nor Spanish and there are some; those who
   * may edit it get those of every language on its own page.
   */
  texts: z.optional(z.array(serviceText)),
});
export type ListedService = z.output<typeof listedService>;

/** A service on its own page. */
export const publicService = z.extend(listedService, {
  ...wireShape(PAGE_ONLY_FIELDS),
  /** Each source of facts that are shown, with the names of the fields that come from it. */
  sources: z.array(sourceOfFields),
  /** Sources of these sources, as far as they state them. Absent: they do not. */
  sourcesBehind: z.optional(z.array(source)),
  /**
   * Since when no source from which it came lists it any more (rule harvest 11). Absent: one does, it came from none, or
   * someone has confirmed it since.
   */
  goneFromSourceAt: z.optional(z.string()),
  /** Its county has liaisons: `GET /liaisons?nearCoordinate=`. Absent: none, or its place is not public. */
  hasLiaisons: z.optional(z.boolean()),
  /** The sites of its program, itself among them. Absent: it is at one alone, or hidden or protected. */
  program: z.optional(z.object({ id: z.string(), sites: z.int() })),
  /** Answers that its provider gave through their own link, and when. Absent: none that still hold. */
  providerAnswers: z.optional(z.array(z.object({ field: z.enum(ASK_FIELDS), answeredAt: z.string() }))),
  /** In a hard night: the service's answer to "Open today?". Absent: it was not asked, or it is protected. */
  rollCall: z.optional(
    z.object({
      state: z.enum([...ROLL_CALL_ANSWERS, "SILENT"]),
      /** The answer in words, in the language of the request. */
      text: z.string(),
      /** When this answer expires: at the end of the day on which they gave it, or of the night. */
      until: z.string(),
    }),
  ),
});
export type PublicService = z.output<typeof publicService>;

/** A service on the map. */
export const servicePin = z.object({
  id: z.string(),
  name: z.string(),
  coordinates: coordinatesWire,
  state: openStatus.shape.state,
  type: z.array(z.enum(SERVICE_TYPES)),
  /** Same meaning as in a list row. */
  isIntakeClosed: listedService.shape.isIntakeClosed,
  /** When either of them changes next, ISO 8601. Absent: no change is known. */
  changesAt: z.optional(z.string()),
});
export type ServicePin = z.output<typeof servicePin>;
