import { MAX_SOURCE_NAME, MAX_WEB_ADDRESS } from "../../base/contract/limits.ts";

/** A directory that is fetched on a schedule. */
export interface HarvestSource {
  /** The name under which its records are stored. */
  readonly name: string;
  /** Address of an HSDS API, or of a package. */
  readonly address: string;
  /** Changes go in without anyone's approval, unless they are many. */
  readonly isDirect: boolean;
  /** Licence of its data; null: what the source itself states. */
  readonly licence: string | null;
}

/** Why the setting cannot be read: a sentence without its subject. */
export interface HarvestSettingFault {
  readonly fault: string;
}

/** Matches addresses without a user name and password, which would be sent to wherever the server redirects. */
const ADDRESS = /^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/iu;
const SHAPE = "has to be NAME ADDRESS, such as: Open County https://county.example/api/hsds apply";

/**
 * Sources by the setting `HARVEST` (rule harvest 1): each `NAME ADDRESS`, then `review` or `apply`, then
 * `licence=NAME`, with semicolons or line breaks between sources.
 */
export function readHarvestSetting(text: string): readonly HarvestSource[] | HarvestSettingFault {
  const sources: HarvestSource[] = [];
  const names = new Set<string>();
  const parts = text.split(/;(?=\s|$)|\n/u).map((part) => part.trim());
  for (const [at, part] of parts.filter((each) => each !== "").entries()) {
    const source = readSource(part);
    if (typeof source === "string") return { fault: `source ${at + 1} ${source}` };
    if (names.has(source.name.toLowerCase())) return { fault: `has the name ${source.name} twice` };
    names.add(source.name.toLowerCase());
    sources.push(source);
  }
  return sources;
}

function readSource(part: string): HarvestSource | string {
  const words = part.split(/\s+/u);
  const at = words.findIndex((word) => /^https?:\/\//iu.test(word));
  const name = words.slice(0, at).join(" ");
  if (at < 1 || name.length > MAX_SOURCE_NAME || /[\p{Cc}/]/u.test(name)) return SHAPE;
  const address = words[at] ?? "";
  if (!ADDRESS.test(address) || address.length > MAX_WEB_ADDRESS) return "has an address that is none";
  let isDirect = false;
  let licence: string | null = null;
  for (const word of words.slice(at + 1)) {
    const [, stated] = /^licen[cs]e=(\S{1,100})$/u.exec(word) ?? [];
    if (stated !== undefined) licence = stated;
    else if (word === "apply" || word === "review") isDirect = word === "apply";
    else return "may only have review, apply or licence=NAME behind its address";
  }
  return { name, address: before(address, "#"), isDirect, licence };
}

function before(text: string, mark: string): string {
  const at = text.indexOf(mark);
  return at < 0 ? text : text.slice(0, at);
}
