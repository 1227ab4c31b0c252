import type { BedsFor } from "../beds/beds-for.ts";
import { derivedId } from "./derived-id.ts";
import { BED_UNIT_ID } from "./hsds-constants.ts";
import type { HsdsCapacity, HsdsUnit } from "./hsds-records.ts";
import type { ShownService } from "./shown-service.ts";

const NAMES: Readonly<Record<BedsFor, string>> = {
  MEN: "bed for men",
  WOMEN: "bed for women",
  FAMILIES: "bed for families",
  YOUTH: "bed for young people",
  ACCESSIBLE: "accessible bed",
  ANY: "bed for anybody",
};

const BED: HsdsUnit = { id: BED_UNIT_ID, name: "bed" };

function unitFor(group: BedsFor): HsdsUnit {
  return { id: derivedId(BED_UNIT_ID, group), name: NAMES[group], scheme: "Amparo", identifier: group };
}

/**
 * Returns the beds of a shelter, by group or all together. HSDS requires the number of free beds and its date, so beds
 * without them have no record.
 */
export function toHsdsCapacities(service: ShownService): HsdsCapacity[] {
  const { id, beds, availableBeds, totalBeds, bedsUpdatedAt } = service;
  const capacity = (
    unit: HsdsUnit,
    counted: { free: number | null; total: number | null; at: string | null },
  ): HsdsCapacity[] => {
    if (counted.free === null || counted.at === null) return [];
    const maximum = counted.total === null ? {} : { maximum: counted.total };
    return [
      {
        id: derivedId(id, `capacity ${unit.identifier ?? ""}`),
        service_id: id,
        unit,
        unit_id: unit.id,
        available: counted.free,
        ...maximum,
        updated: counted.at,
      },
    ];
  };
  if (beds.length === 0) return capacity(BED, { free: availableBeds, total: totalBeds, at: bedsUpdatedAt });
  return beds.flatMap((group) =>
    capacity(unitFor(group.for), { free: group.free, total: group.total, at: group.updatedAt }),
  );
}
