/** Value of `verifiedBy` for a volunteer who is not named. The wire has it in English; pages translate it. */
export const A_VOLUNTEER = "a volunteer";
