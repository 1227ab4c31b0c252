/** The National Domestic Violence Hotline, as the crisis lines have it: pages of protected listings begin with it. */
export const DOMESTIC_VIOLENCE_HOTLINE = "1-800-799-7233";
