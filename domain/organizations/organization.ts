/** A number of an organization, as services have theirs. */
export interface OrganizationPhone {
  readonly number: string;
  readonly extension: string | null;
}
