import type { CityFile } from "#domain/offline/city-file/city-file.ts";

/** What the script of a file reads, out of the file. */
export function dataOfCityFile(html: string): CityFile {
  const json = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(html)?.[1];
  if (json === undefined) throw new Error("The file has no data.");
  return JSON.parse(json);
}
