-- A row's revision is the transaction that wrote it: another one after every change, whoever made it and whatever it
-- was. What is kept in memory of a service is compared by it.
create or replace view public_services as
select id, name, description, description_es, description_es_state, source_description,
       service_summary, service_summary_es, service_summary_es_state, age, age_es, age_es_state,
       types, needs, category, address_visibility, address1, address2, city, state, zip, country,
       longitude, latitude, is_location_approximate, time_zone,
       phone, phone_extension, contact_email, website, facebook, twitter, instagram, youtube,
       is_allowed_pets, is_low_barrier, is_contact, schedules, close_schedules, hours_id,
       is_permanently_closed, is_show_flag, is_show_donate, available_beds, total_beds, beds_updated_at,
       is_critical_header, critical_description, critical_description_es, critical_expires_at,
       likes, approved_at, verified_at, verified_by, created_at, updated_at, version,
       public_point, public_search, type_bits, need_bits, category_bits, is_public, is_listed, languages,
       xmin as revision
  from services
 where is_public;
