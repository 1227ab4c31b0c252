/**
 * The lines of the gazetteer's files: fields with tabs between them, no head, one line for a place. No
 * name of a place has a tab in it.
 */

/** A city or town of the United States or Canada. */
export interface GazetteerCity {
  /** GeoNames id; null for a town known only from postal data. */
  geoNamesId: number | null;
  name: string;
  /** Two letters. */
  state: string;
  /** Distinguishes cities of one name in a state; empty where there is only one. */
  county: string;
  /** 0 where unknown. */
  population: number;
  longitude: number;
  latitude: number;
  /** Other names that people type. */
  otherNames: readonly string[];
  /** Name of the county that it lies in; absent where unknown, and in Canada. */
  inCounty?: string;
}

/** A county of the United States, or what its state has instead, with the middle of its ZIP codes. */
export interface County {
  /** Two letters. */
  state: string;
  /** Name without the word "County". */
  name: string;
  longitude: number;
  latitude: number;
}

/** The area of a ZIP code, or of the first half of a Canadian postal code, with its center. */
export interface PostalArea {
  code: string;
  longitude: number;
  latitude: number;
  /** Postal name of its place: "Miami, FL"; absent where unknown. */
  town?: string;
}

export function writeCities(cities: readonly GazetteerCity[]): string {
  return cities
    .map(({ geoNamesId, name, state, county, population, longitude, latitude, otherNames, inCounty }) =>
      [
        geoNamesId ?? "",
        name,
        state,
        county,
        population === 0 ? "" : population,
        longitude,
        latitude,
        otherNames.join("|"),
        ...(inCounty === undefined ? [] : [inCounty]),
      ].join("\t"),
    )
    .join("\n");
}

export function readCities(lines: string): GazetteerCity[] {
  return lines.split("\n").map((line) => {
    const [id = "", name = "", state = "", county = "", population = "", longitude, latitude, ...rest] =
      line.split("\t");
    const [others = "", inCounty = ""] = rest;
    return {
      geoNamesId: id === "" ? null : Number(id),
      name,
      state,
      county,
      population: Number(population),
      longitude: Number(longitude),
      latitude: Number(latitude),
      otherNames: others === "" ? [] : others.split("|"),
      ...(inCounty === "" ? {} : { inCounty }),
    };
  });
}

export function writePostalAreas(areas: readonly PostalArea[]): string {
  return areas
    .map(({ code, longitude, latitude, town }) =>
      [code, longitude, latitude, ...(town === undefined ? [] : [town])].join("\t"),
    )
    .join("\n");
}

export function readPostalAreas(lines: string): PostalArea[] {
  return lines.split("\n").map((line) => {
    const [code = "", longitude, latitude, town = ""] = line.split("\t");
    const centre = { longitude: Number(longitude), latitude: Number(latitude) };
    return { code, ...centre, ...(town === "" ? {} : { town }) };
  });
}

export function writeCounties(counties: readonly County[]): string {
  return counties
    .map(({ state, name, longitude, latitude }) => [state, name, longitude, latitude].join("\t"))
    .join("\n");
}

export function readCounties(lines: string): County[] {
  return lines.split("\n").map((line) => {
    const [state = "", name = "", longitude, latitude] = line.split("\t");
    return { state, name, longitude: Number(longitude), latitude: Number(latitude) };
  });
}
