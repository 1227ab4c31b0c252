/** SQL of the doors that listings of `organizations o` hide, deleted ones too, and of whether there are any. */

const HIDING = `from services h
       join service_places p on p.service_id = h.id
      where h.organization_id = o.id and h.is_protected and h.address1 is null`;

export const HIDDEN_DOORS = `(select coalesce(json_agg(distinct jsonb_build_object(
         'lines', jsonb_build_array(p.address1, p.address2), 'zip', p.zip)), '[]')
       ${HIDING}) as doors`;

/** SQL of the description as far as everybody may search it. */
export const SEARCHED_DESCRIPTION = `case when not exists (select ${HIDING}) then o.description end`;
