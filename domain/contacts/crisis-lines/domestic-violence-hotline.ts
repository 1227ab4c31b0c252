/**
 * Number of the National Domestic Violence Hotline as stored in the crisis lines: pages of protected listings begin
 * with it.
 */
export const DOMESTIC_VIOLENCE_HOTLINE = "1-800-799-7233";
