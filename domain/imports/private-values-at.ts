import type { PrivateValue, SourceRow } from "../hsds/source-row.ts";
import { isMarkedPrivate, privateValuesIn } from "./private-values.ts";
import { type Indexes, of } from "./source-indexes.ts";

/** Ids of one of a service's places. */
interface PlaceIds {
  readonly location: string;
  readonly link: string;
}

/** Lists the values that a package withholds for a service, all of its places and its organization. */
export function privateValuesAt(
  indexes: Indexes,
  service: SourceRow,
  organizationId: string,
  place: { readonly location: string; readonly all: readonly PlaceIds[] },
): readonly PrivateValue[] {
  const id = service.get("id");
  const places = place.all.map(({ location, link }) => ({
    link,
    isHere: location === place.location,
    location: of(indexes.locations, location)[0] ?? null,
    addresses: of(indexes.addresses, location),
    phones: of(indexes.locationPhones, location),
  }));
  // The street here is withheld with the place.
  const streets = places
    .filter(({ isHere }) => !isHere)
    .flatMap(({ location, addresses }) =>
      addresses.filter((address) => isMarkedPrivate({ service, location, address })),
    )
    .flatMap((address) => address.get("address_1") || address.get("address1"))
    .filter((value) => value !== "")
    .map((value): PrivateValue => ({ kind: "street", value }));
  const rows = [
    service,
    ...of(indexes.organizations, organizationId).slice(0, 1),
    ...places.flatMap(({ location, addresses }) => [...(location === null ? [] : [location]), ...addresses]),
    ...of(indexes.urls, id),
    ...of(indexes.organizationUrls, organizationId),
  ];
  const phones = [
    ...of(indexes.servicePhones, id),
    ...of(indexes.organizationPhones, organizationId),
    ...places.flatMap((each) => [...each.phones, ...of(indexes.atLocationPhones, each.link)]),
  ];
  return [...privateValuesIn(rows, phones), ...streets];
}
