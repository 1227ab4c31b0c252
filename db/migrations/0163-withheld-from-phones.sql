-- What phones keep is compared with the server's where something was withheld (rule offline 13). A town that is not shown
-- any more, a text that named a street, or whatever else goes from a listing that hides its place, is withheld as well:
-- the mark that guests get says that they see something else of it. Writes no row.
drop trigger service_is_withheld on services;
create trigger service_is_withheld after update on services
  for each row
  when (old.is_public and not new.is_public
        or old.is_listed and not new.is_listed
        or old.is_public and (
             old.address1 is not null and new.address1 is null
             or old.address2 is not null and new.address2 is null
             or old.zip is not null and new.zip is null
             or old.longitude is not null and new.longitude is null
             or old.public_version <> new.public_version
                and (old.is_protected or new.is_protected
                     or old.address_visibility <> 'EXACT' or new.address_visibility <> 'EXACT')))
  execute function record_withholding();
