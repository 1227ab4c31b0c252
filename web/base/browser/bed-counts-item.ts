/** Under what name the browser's storage has bed counts that wait for the network; absent: none wait. */
export const BED_COUNTS = "bed-counts";
