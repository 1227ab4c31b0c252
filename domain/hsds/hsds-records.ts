import * as z from "zod/mini";

/** The records of HSDS 3.2 that the directory has data for. Unknown values are absent. */

const text = z.exactOptional(z.string());
const number = z.exactOptional(z.number());

export const hsdsMetadata = z.object({
  id: z.string(),
  resource_id: z.string(),
  resource_type: z.string(),
  last_action_date: z.string(),
  last_action_type: z.string(),
  field_name: z.string(),
  /** Always empty: earlier values are private. */
  previous_value: z.string(),
  replacement_value: z.string(),
  /** A source or a group of people, never a person. */
  updated_by: z.string(),
});
export type HsdsMetadata = z.output<typeof hsdsMetadata>;

export const hsdsTaxonomy = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  uri: text,
  version: text,
});
export type HsdsTaxonomy = z.output<typeof hsdsTaxonomy>;

export const hsdsTaxonomyTerm = z.object({
  id: z.string(),
  code: text,
  name: z.string(),
  description: z.string(),
  parent_id: text,
  taxonomy: text,
  taxonomy_detail: z.exactOptional(hsdsTaxonomy),
  language: text,
  taxonomy_id: text,
});
export type HsdsTaxonomyTerm = z.output<typeof hsdsTaxonomyTerm>;

export const hsdsAttribute = z.object({
  id: z.string(),
  link_id: z.string(),
  taxonomy_term_id: z.string(),
  link_type: text,
  link_entity: z.string(),
  value: text,
  taxonomy_term: z.exactOptional(hsdsTaxonomyTerm),
  label: text,
});
export type HsdsAttribute = z.output<typeof hsdsAttribute>;

const attributes = z.exactOptional(z.array(hsdsAttribute));

const hsdsPhone = z.object({
  id: z.string(),
  service_id: text,
  organization_id: text,
  number: z.string(),
  extension: number,
  type: text,
});

export const hsdsSchedule = z.object({
  id: z.string(),
  service_id: text,
  valid_from: text,
  valid_to: text,
  freq: text,
  interval: number,
  byday: text,
  bymonthday: text,
  description: text,
  opens_at: text,
  closes_at: text,
  attributes,
});
export type HsdsSchedule = z.output<typeof hsdsSchedule>;

export const hsdsServiceArea = z.object({
  id: z.string(),
  service_id: text,
  name: z.string(),
  description: text,
  extent: text,
  extent_type: text,
});
export type HsdsServiceArea = z.output<typeof hsdsServiceArea>;

const hsdsLanguage = z.object({ id: z.string(), service_id: text, code: z.string() });

const hsdsCostOption = z.object({
  id: z.string(),
  service_id: text,
  option: text,
  amount_description: z.string(),
});

const hsdsRequiredDocument = z.object({ id: z.string(), service_id: text, document: z.string() });

export const hsdsUrl = z.object({
  id: z.string(),
  label: z.string(),
  url: z.string(),
  service_id: text,
});
export type HsdsUrl = z.output<typeof hsdsUrl>;

export const hsdsUnit = z.object({ id: z.string(), name: z.string(), scheme: text, identifier: text });
export type HsdsUnit = z.output<typeof hsdsUnit>;

export const hsdsCapacity = z.object({
  id: z.string(),
  service_id: text,
  unit: hsdsUnit,
  unit_id: z.string(),
  available: z.number(),
  maximum: number,
  description: text,
  updated: z.string(),
});
export type HsdsCapacity = z.output<typeof hsdsCapacity>;

export const hsdsAddress = z.object({
  id: z.string(),
  location_id: text,
  address_1: z.string(),
  address_2: text,
  city: z.string(),
  state_province: z.string(),
  postal_code: z.string(),
  country: z.string(),
  address_type: z.string(),
});
export type HsdsAddress = z.output<typeof hsdsAddress>;

const hsdsAccessibility = z.object({
  id: z.string(),
  location_id: text,
  description: z.string(),
});

export const hsdsLocation = z.object({
  id: z.string(),
  location_type: z.string(),
  name: text,
  description: text,
  latitude: number,
  longitude: number,
  addresses: z.exactOptional(z.array(hsdsAddress)),
  accessibility: z.exactOptional(z.array(hsdsAccessibility)),
});
export type HsdsLocation = z.output<typeof hsdsLocation>;

const atLocationFields = {
  id: z.string(),
  service_id: text,
  location_id: text,
  location: z.exactOptional(hsdsLocation),
};
export const hsdsServiceAtLocation = z.object(atLocationFields);
export type HsdsServiceAtLocation = z.output<typeof hsdsServiceAtLocation>;

export const hsdsProgram = z.object({
  id: z.string(),
  organization_id: text,
  name: z.string(),
  description: z.string(),
});
export type HsdsProgram = z.output<typeof hsdsProgram>;

const organizationFields = {
  id: z.string(),
  name: z.string(),
  alternate_name: text,
  description: z.string(),
  email: text,
  website: text,
  phones: z.exactOptional(z.array(hsdsPhone)),
  metadata: z.exactOptional(z.array(hsdsMetadata)),
};
export const hsdsOrganization = z.object(organizationFields);
export type HsdsOrganization = z.output<typeof hsdsOrganization>;

const serviceFields = {
  id: z.string(),
  organization_id: text,
  program_id: text,
  name: z.string(),
  description: text,
  url: text,
  additional_urls: z.exactOptional(z.array(hsdsUrl)),
  email: text,
  status: z.string(),
  application_process: text,
  fees_description: text,
  eligibility_description: text,
  minimum_age: number,
  maximum_age: number,
  assured_date: text,
  alert: text,
  last_modified: text,
  /** Only in minimal lists, under the name that HSDS gives it. */
  modified_date: text,
  phones: z.exactOptional(z.array(hsdsPhone)),
  schedules: z.exactOptional(z.array(hsdsSchedule)),
  service_areas: z.exactOptional(z.array(hsdsServiceArea)),
  languages: z.exactOptional(z.array(hsdsLanguage)),
  organization: z.exactOptional(hsdsOrganization),
  cost_options: z.exactOptional(z.array(hsdsCostOption)),
  program: z.exactOptional(hsdsProgram),
  required_documents: z.exactOptional(z.array(hsdsRequiredDocument)),
  capacities: z.exactOptional(z.array(hsdsCapacity)),
  attributes,
  metadata: z.exactOptional(z.array(hsdsMetadata)),
};
/** A service without its locations, as part of the record of a location. */
const placelessService = z.object(serviceFields);
export const hsdsService = z.object({
  ...serviceFields,
  service_at_locations: z.exactOptional(z.array(hsdsServiceAtLocation)),
});
export type HsdsService = z.output<typeof hsdsService>;

/** A service at one location, with the service. */
export const hsdsSite = z.object({ ...atLocationFields, service: z.exactOptional(placelessService) });
export type HsdsSite = z.output<typeof hsdsSite>;

/** An organization with its services. */
export const hsdsOrganizationWithServices = z.object({
  ...organizationFields,
  programs: z.exactOptional(z.array(hsdsProgram)),
  services: z.exactOptional(z.array(hsdsService)),
});
export type HsdsOrganizationWithServices = z.output<typeof hsdsOrganizationWithServices>;
