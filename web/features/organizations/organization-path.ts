/** Address of an organization's page. */
export function organizationPath(id: string): string {
  return `/organizations/${id}`;
}
