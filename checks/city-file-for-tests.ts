import type { CityFile } from "#domain/offline/city-file/city-file.ts";

/** Reads the data of a city file out of its HTML. */
export function dataOfCityFile(html: string): CityFile {
  const json = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(html)?.[1];
  if (json === undefined) throw new Error("The file has no data.");
  return JSON.parse(json);
}
