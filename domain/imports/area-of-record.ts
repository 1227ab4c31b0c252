import { MAX_AREA_NAMES } from "../base/contract/limits.ts";
import {
  type AreaName,
  areaLines,
  areaOfNames,
  readAreaName,
  type ServiceArea,
} from "../places/service-area/service-area.ts";
import { stateOfCode } from "../places/states.ts";
import type { SetAsideRow, SourceRecord } from "./source-record.ts";

const STATEWIDE = /^(?:statewide|state-wide|entire state)$/iu;

/**
 * Whom the source says that it serves by place. Null where it says nothing, or anything that is not understood: half an
 * area would tell those in the other half that they are outside.
 *
 * @param state of the service: counties are often written without theirs
 */
export function areaOfRecord(
  { serviceAreas }: SourceRecord,
  state: string,
  aside: SetAsideRow,
): ServiceArea | null {
  const code = stateOfCode(state)?.code ?? null;
  const found: AreaName[] = [];
  let isWhole = true;
  for (const row of serviceAreas) {
    const written = row.get("name") || row.get("service_area") || row.get("description");
    if (written === "") continue;
    const lines = areaLines(written);
    const names =
      lines.length > MAX_AREA_NAMES ? [null] : lines.flatMap((line) => namesIn(line, code) ?? [null]);
    if (names.includes(null)) {
      aside(row, `service area "${written.slice(0, 100)}" is not understood`);
      isWhole = false;
    }
    found.push(...names.filter((name) => name !== null));
  }
  return isWhole ? areaOfNames(found) : null;
}

/** Reads one place, or several with commas between them; null where one of them cannot be read. */
function namesIn(line: string, code: string | null): AreaName[] | null {
  if (STATEWIDE.test(line)) return code === null ? null : [{ list: "states", name: code }];
  const one = readAreaName(line, code);
  if (one !== null) return [one];
  const written = line.split(/,| and | & /u);
  if (written.length > MAX_AREA_NAMES) return null;
  const parts = written.map((part) => readAreaName(part, code));
  return parts.length > 1 && parts.every((part) => part !== null) ? parts : null;
}
