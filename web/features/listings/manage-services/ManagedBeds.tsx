import type { ManageServicesWords } from "#words/compiled/listings/manage-services.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import styles from "./ManagedBeds.module.css";
import type { ManagedRow } from "./use-managed.ts";

/** Whether the service is a shelter: only shelters have beds. */
export function hasBeds({ type }: ManagedRow["service"]): boolean {
  return type.includes("SHELTER");
}

/** The free beds of a shelter, or that no one has counted them. */
export function ManagedBeds({
  service: { availableBeds, totalBeds },
  text,
}: Pick<ManagedRow, "service"> & { text: ManageServicesWords }) {
  const { words } = useApp();
  if (availableBeds === null || totalBeds === null)
    return <b className={styles.unknown}>{text.bedsUnknown}</b>;
  return (
    <>
      <b className={availableBeds === 0 ? styles.full : styles.free}>
        {availableBeds === 0 ? words.services.full : availableBeds}
      </b>{" "}
      {text.ofTotal(totalBeds)}
    </>
  );
}
