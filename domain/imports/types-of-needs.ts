import { NEEDS_OF_TYPE, type Need, SERVICE_TYPES, type ServiceType } from "../services/enumerations.ts";

/** The types of needs, in the order of the tabs. */
export function toServiceTypes(needs: readonly Need[]): readonly ServiceType[] {
  return SERVICE_TYPES.filter((type) => NEEDS_OF_TYPE[type].some((need: Need) => needs.includes(need)));
}
