import { invalid, type Problem, problem } from "#domain/base/contract/problems.ts";
import type { ChangeRefusal } from "./change-user.ts";

/** The reply where an account is not changed. */
export const CHANGE_PROBLEMS: Readonly<Record<ChangeRefusal, Problem>> = {
  nobody: problem("notFound"),
  stale: problem("conflict"),
  notAdministrator: problem("forbidden"),
  ownRole: problem("ownRole", { role: "ownRole" }),
  notPhone: invalid({ phone: "notPhone" }),
  noSuchPhone: invalid({ phone: "noSuchPhone" }),
  notConfirmed: invalid({ role: "notConfirmed" }, "This person has not confirmed their email yet."),
};
