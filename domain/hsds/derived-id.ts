/**
 * Derives ids of records that exist in HSDS but not in the directory, such as the location of a service. Each follows
 * from the id of the thing that it belongs to, so that it is the same in every reply and export, and leads back to that
 * thing.
 */

/** A UUID as four 32-bit numbers. */
type Words = readonly [number, number, number, number];

/** Bits that stay unchanged, to preserve the version and variant of the UUID. */
const KEPT: Words = [0xffffffff, 0xffff0fff, 0x3fffffff, 0xffffffff];

const masks = new Map<string, Words>();
/** Maximum cached masks; names are few: kinds of records, with an index. */
const MAX_MASKS = 5000;

/**
 * Returns the id of a record. Applied to the record's id, it returns the id of the thing.
 *
 * @param id UUID of the thing that it belongs to
 * @param name role of the record: `location`, `schedule 3`
 */
export function derivedId(id: string, name: string): string {
  const mask = getMask(name);
  const words = toWords(id);
  const hex = words
    .map((word, at) => ((word ^ (mask[at] ?? 0)) >>> 0).toString(16).padStart(8, "0"))
    .join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

function toWords(id: string): Words {
  const hex = id.replaceAll("-", "");
  const word = (at: number) => Number.parseInt(hex.slice(8 * at, 8 * at + 8), 16);
  return [word(0), word(1), word(2), word(3)];
}

function getMask(name: string): Words {
  const known = masks.get(name);
  if (known !== undefined) return known;
  const [first, second, third, fourth] = hashText(name);
  const mask: Words = [first & KEPT[0], second & KEPT[1], third & KEPT[2], fourth & KEPT[3]];
  if (masks.size >= MAX_MASKS) masks.clear();
  masks.set(name, mask);
  return mask;
}

/** Returns 128 bits that differ for different names; not a secret. Four FNV-1a hashes with different seeds. */
function hashText(text: string): Words {
  const hash = (seed: number): number => {
    let value = 0x811c9dc5 ^ seed;
    for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
    value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
    value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
    return value ^ (value >>> 16);
  };
  return [hash(0x9e3779b9), hash(0x7f4a7c15), hash(0xf39cc060), hash(0x5ceda9e3)];
}
