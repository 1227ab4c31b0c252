/** SQL of the doors that listings of `organizations o` hide, deleted ones too, and of whether there are any. */

const HIDING = `from services h
       join service_places p on p.service_id = h.id
      where h.organization_id = o.id and h.is_protected and h.address1 is null`;

export const HIDDEN_DOORS = `(select coalesce(json_agg(distinct jsonb_build_object(
         'lines', jsonb_build_array(p.address1, p.address2), 'zip', p.zip)), '[]')
       ${HIDING}) as doors`;

/** SQL of a text of `organizations o` for searches: null where the organization hides a door, since the text may name it. */
const searched = (column: string) =>
  `case when ${column} is not null and not exists (select ${HIDING}) then ${column} end`;
export const SEARCHED_DESCRIPTION = searched("o.description");
export const SEARCHED_OTHER_NAME = searched("o.alternate_name");
export const SEARCHED_FOLDED_OTHER_NAME = searched("o.folded_alternate_name");
