/**
 * SQL condition under which a user owns a listing: their own, or one without an owner of its own whose organization
 * is theirs (rule organizations 14). Each half has its index.
 *
 * @param alias of `services`
 * @param user an expression of our own, such as `$1::uuid`
 */
export function isOwnedIn(alias: string, user: string): string {
  return `(${alias}.owner_id = ${user}
           or (${alias}.owner_id is null
               and ${alias}.organization_id = any(array(select o.id from organizations o where o.owner_id = ${user}))))`;
}

/** Who owns the organization of a listing, where the listing has no owner of its own. */
export function selectOrganizationOwner(alias: string): string {
  return `case when ${alias}.owner_id is null
               then (select o.owner_id from organizations o where o.id = ${alias}.organization_id) end`;
}
