import { epochOfIso } from "../../base/contract/instant.ts";
import { MAX_LIMIT } from "../../base/contract/limits.ts";
import { placeKey } from "../../places/place-key.ts";
import { buildSynonyms } from "../../search/synonyms.ts";
import type { Category, Need, ServiceType } from "../../services/enumerations.ts";
import { serviceQuery } from "../../services/list-query.ts";
import type { OpeningStatus } from "../../services/opening-hours/opening-status.ts";
import type { Coordinates } from "../../services/service.ts";
import { type OfflineDirectory, type OfflineRow, offlineDirectory } from "../city-pack/offline-directory.ts";
import { servicesOfPack } from "../city-pack/offline-service.ts";
import { statusesAt } from "../city-pack/offline-statuses.ts";
import type { CityFile } from "./city-file.ts";

/** A question that a reader asks the file. */
export interface CityFileQuestion {
  readonly q: string;
  /** Null: any. */
  readonly type: ServiceType | null;
  readonly need: Need | null;
  readonly category: Category | null;
  readonly isOpen: boolean;
  /** Null: what is open comes first, else the nearest. */
  readonly near: Coordinates | null;
}

/** A service of an answer, with its status at the time of the question. */
export interface CityFileRow extends OfflineRow {
  readonly status: OpeningStatus;
}

/** Prepares a file for questions: they are answered as GET /services does. */
export function openCityFile({ pack }: Pick<CityFile, "pack">): OfflineDirectory {
  return offlineDirectory(servicesOfPack(pack, epochOfIso(pack.madeAt) ?? 0), buildSynonyms(pack.synonyms));
}

/** The parameters of GET /services that ask the same. */
export function toServiceParameters({ q, type, need, category, isOpen, near }: CityFileQuestion) {
  return {
    limit: MAX_LIMIT,
    ...(q.trim() === "" ? {} : { q: q.trim() }),
    ...(type === null ? {} : { type: [type] }),
    ...(need === null ? {} : { need: [need] }),
    ...(category === null ? {} : { category: [category] }),
    ...(isOpen ? { isOpen } : {}),
    ...(near === null ? { sort: "open" as const } : { nearCoordinate: near }),
  };
}

/**
 * All services that match, in the order of the API.
 *
 * @param now epoch milliseconds by the device's clock
 */
export function askCityFile(
  directory: OfflineDirectory,
  question: CityFileQuestion,
  now: number,
): CityFileRow[] {
  const query = serviceQuery(toServiceParameters(question), now);
  if (!query.ok) return [];
  const getStatus = statusesAt(now);
  return directory.list(query.value, now).map((row) => ({ ...row, status: getStatus(row.service.hours) }));
}

/** The place that a reader means: a postal code, or the beginning of a town's name. Null: not in the file. */
export function placeNamed(places: CityFile["places"], text: string): CityFile["places"][number] | null {
  const key = placeKey(text);
  if (key === "") return null;
  const isNamed = ([name]: CityFile["places"][number]) => placeKey(name) === key;
  const begins = ([name]: CityFile["places"][number]) => placeKey(name).startsWith(key);
  // "Miami" is "Miami, FL" rather than a nearer "Miami Gardens, FL".
  const isTown = ([name]: CityFile["places"][number]) => placeKey(name.split(",")[0] ?? "") === key;
  return places.find(isNamed) ?? places.find(isTown) ?? places.find(begins) ?? null;
}
