/**
 * Tells services `s` of one name apart for the people who run or call them: street and city as the public sees them;
 * null where neither is public, and of a protected listing, whose mails others may read.
 */
export const PLACE_LINE = `case when not s.is_protected
            then nullif(concat_ws(', ', nullif(s.address1, ''), nullif(s.city, '')), '') end`;
