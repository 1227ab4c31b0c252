/** Address of the page of all organizations. */
export const ORGANIZATIONS_PATH = "/organizations";

/** Address of an organization's page. */
export function organizationPath(id: string): string {
  return `/organizations/${id}`;
}

/** Address of the form of an organization. */
export function organizationFormPath(id: string): string {
  return `/organizations/${id}/edit`;
}
