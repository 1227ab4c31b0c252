import { ADDRESS_VISIBILITIES } from "../places/address-visibility.ts";
import { changedFields, isSame, withFields } from "../services/changes.ts";
import {
  ENTERED_FIELDS,
  type EnteredField,
  type FieldsWhere,
  fieldsWhere,
  getFieldSpec,
} from "../services/field-names.ts";
import { keptBack } from "../services/kept-back.ts";
import type { Listing } from "../services/listing.ts";
import { isProtected } from "../services/protection.ts";
import { needsOfTypes } from "./audiences.ts";
import { withKeptDoor } from "./kept-door.ts";
import { fieldsUnnamingPlace } from "./named-place.ts";

/**
 * Edits never hide a listing (rules approvals 1–7): the approved version stays public while an edit is pending,
 * and the edit is applied to the then current version when it is approved.
 */

/** Low-risk fields that are published immediately, without the right to publish. */
const IMMEDIATE: readonly EnteredField[] = fieldsWhere({ publishes: "atOnce" });
const IMMEDIATE_FOR_SHELTERS: readonly EnteredField[] = fieldsWhere({ publishes: "ofShelter" });
type HidingField = FieldsWhere<{ publishes: "whenHiding" }>;
const IMMEDIATE_WHEN_HIDING: readonly HidingField[] = fieldsWhere({ publishes: "whenHiding" });

/** Fields that mean something only together have the same name here: an edit of one takes the others along. */
const TOGETHER: ReadonlyMap<EnteredField, string> = new Map(
  ENTERED_FIELDS.map((field) => [field, getFieldSpec(field).together ?? field]),
);

/** Adds the fields that belong together with these. */
export function whole(fields: readonly EnteredField[]): EnteredField[] {
  if (fields.length === 0) return [];
  const together = new Set(fields.map((field) => TOGETHER.get(field)));
  return ENTERED_FIELDS.filter((field) => together.has(TOGETHER.get(field)));
}

export interface Edit {
  /** The approved version. */
  readonly current: Listing;
  /** The version that the form was opened with: the pending one, else the approved one. */
  readonly opened: Listing;
  /** The version from the form. */
  readonly after: Listing;
}

/** The result of an edit of an approved service. */
export interface SplitEdit {
  /** The public version from now on. */
  readonly published: Listing;
  /** The pending version; equal to the published one where nothing is pending. */
  readonly proposed: Listing;
  /** Fields in which it differs. */
  readonly pending: readonly EnteredField[];
}

/** Splits an edit by someone who may not publish everything. `nothing`: all of it is a proposal. */
export function splitEdit(edit: Edit, publishing: "lowRisk" | "nothing"): SplitEdit {
  const { current, after } = edit;
  const published = publishing === "nothing" ? current : withFields(current, after, immediatePart(edit));
  return { published, proposed: after, pending: changedFields(published, after) };
}

/**
 * Returns the touched fields that a provider publishes without review. Changes that others have proposed stay pending.
 */
function immediatePart({ current, opened, after }: Edit): EnteredField[] {
  const touched = whole(changedFields(opened, after));
  // Beds belong to shelters: a pending change of type makes them pending too.
  const hasBeds = current.type.includes("SHELTER") && after.type.includes("SHELTER");
  const fields = [
    ...IMMEDIATE,
    ...(hasBeds ? IMMEDIATE_FOR_SHELTERS : []),
    ...IMMEDIATE_WHEN_HIDING.filter((field) => HIDDEN_BY[field](after) > HIDDEN_BY[field](current)),
    ...whole(fieldsUnnamingPlace(current, after)),
  ];
  return fields.filter((field) => touched.includes(field));
}

/** How much of a listing each field hides; hiding more is public without review. */
const HIDDEN_BY: Readonly<Record<HidingField, (listing: Listing) => number>> = {
  addressVisibility: (listing) => ADDRESS_VISIBILITIES.indexOf(listing.addressVisibility),
  isProtected: (listing) => Number(isProtected(listing)),
  placeShown: (listing) => keptBack({ ...listing, isProtected: true }),
};

/**
 * Applies a pending edit to the current public version: only the fields that it changed, so that nothing published
 * since is lost.
 */
export function overPublic(current: Listing, proposed: Listing, changed: readonly EnteredField[]): Listing {
  if (changed.length === 0) return current;
  const after = withKeptDoor(current, withFields(current, proposed, whole(changed)));
  if (!changed.includes("type")) return after;
  const isShelter = after.type.includes("SHELTER");
  return {
    ...after,
    needs: needsOfTypes(after.type, after.needs),
    availableBeds: isShelter ? after.availableBeds : null,
    totalBeds: isShelter ? after.totalBeds : null,
    beds: isShelter ? after.beds : [],
  };
}

/**
 * Corrects a save by a client that does not know the pending edit (older clients send no version): a field sent back
 * with its public value does not withdraw a pending change.
 */
export function withoutUnseenChanges({ current, opened, after }: Edit): Listing {
  const unknown = changedFields(current, opened).filter((field) => isSame(after[field], current[field]));
  return unknown.length === 0 ? after : withFields(after, opened, unknown);
}
