-- An older listing must not lead to one that hides more than it did: whoever has a copy of the older one would read
-- which listing is at its street (rule duplicates 25). Writes the merges alone, of which there are few.
alter table service_merges
  -- How much of its place the merged one showed.
  add column merged_visibility text not null default 'EXACT'
    check (merged_visibility in ('EXACT', 'AREA', 'HIDDEN')),
  -- Whether readers of the feed were told into which it was merged, and have not been told that it is gone.
  add column is_told boolean not null default true,
  -- When it was noticed that the kept one hides more by now.
  add column hidden_since timestamptz;

update service_merges m set merged_visibility = s.address_visibility from services s where s.id = m.merged_id;

-- Whether everybody may know into which one a service was merged.
create function is_told_of_merge(merged_visibility text, kept services) returns boolean language sql immutable as $$
  select not kept.is_protected
     and array_position(array['EXACT', 'AREA', 'HIDDEN'], kept.address_visibility)
      <= array_position(array['EXACT', 'AREA', 'HIDDEN'], merged_visibility)
$$;
