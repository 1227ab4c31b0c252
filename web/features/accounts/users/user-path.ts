import { WORK_PAGES } from "../../../base/pages/page-table.ts";

/** The page of an account. @param id a UUID */
export function userPath(id: string): string {
  return WORK_PAGES.user.path.replace(":id", id);
}
