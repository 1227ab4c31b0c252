import type { PendingApproval } from "#domain/listings/approvals/approval-calls.ts";
import { SERVICE_TYPES, type ServiceType } from "#domain/services/enumerations.ts";

export interface PendingGroup {
  /** Null: services without a tab. */
  readonly type: ServiceType | null;
  readonly rows: readonly PendingApproval[];
}

/**
 * Groups by the first of each service's tabs, in the order of the tabs; rows keep their order, the longest wait first.
 */
export function groupByType(rows: readonly PendingApproval[]): readonly PendingGroup[] {
  const findType = ({ service }: PendingApproval) =>
    SERVICE_TYPES.find((type) => service.type.includes(type)) ?? null;
  return [...SERVICE_TYPES, null].flatMap((type) => {
    const own = rows.filter((row) => findType(row) === type);
    return own.length === 0 ? [] : [{ type, rows: own }];
  });
}
