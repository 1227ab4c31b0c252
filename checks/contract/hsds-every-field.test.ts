import { expect, test } from "vitest";
import { everyField } from "#checks/every-field.ts";
import { fieldsOfRecord } from "#domain/hsds/facts-from-hsds.ts";
import { toOwnRecord } from "#domain/hsds/own-record.ts";
import { toHsdsService } from "#domain/hsds/service-to-hsds.ts";
import type { ShownService } from "#domain/hsds/shown-service.ts";
import { unstatedWireValue } from "#domain/services/field-kinds.ts";
import { byField, ENTERED_FIELDS, FIELD_NAMES, type FieldName } from "#domain/services/field-names.ts";

const AT = "2026-11-20T15:00:00Z";

/** A field that is added to the table is carried too, and one that is lost is named. */
test.each([0, 1] as const)("a service in HSDS is read back with every field, version %i", (version) => {
  const service: ShownService = {
    ...byField<Pick<ShownService, FieldName>>(FIELD_NAMES, (_, spec) => unstatedWireValue(spec)),
    ...everyField(version),
    id: "0190b5a0-0000-7000-8000-00000000002a",
    bedsUpdatedAt: AT,
    createdAt: AT,
    updatedAt: AT,
    sources: [],
  };
  const read = fieldsOfRecord(toOwnRecord(toHsdsService(service, { organization: null })));
  for (const field of ENTERED_FIELDS) {
    if (field !== "isShowFlag" && field !== "organization")
      expect(read[field], field).toEqual(service[field]);
  }
  expect(read["bedsUpdatedAt"]).toBe(AT);
});
