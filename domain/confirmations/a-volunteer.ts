/**
 * What `verifiedBy` says of a volunteer who is not named. The wire has it in English, and pages say it in their
 * reader's language.
 */
export const A_VOLUNTEER = "a volunteer";
