import { KUDOS_PER_ADDRESS_AN_HOUR, KUDOS_PER_ADDRESS_AND_SERVICE_A_DAY } from "../contract/limits.ts";

/** A span of time within which an address may give so many kudos, under a name that says what is counted. */
export interface KudoLimit {
  readonly counted: string;
  readonly most: number;
  /** Epoch milliseconds at which the counting begins anew. */
  readonly until: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/**
 * The limits that a kudo from this address has to keep: a shelter's visitors may share one, so a service may get
 * several from it, and no more. Spans are hours and days of UTC.
 *
 * @param now epoch milliseconds
 */
export function kudoLimits(address: string, serviceId: string, now: number): readonly KudoLimit[] {
  const hour = Math.floor(now / HOUR_MS);
  const day = Math.floor(now / DAY_MS);
  const network = networkOf(address);
  return [
    {
      counted: `${network} in hour ${hour}`,
      most: KUDOS_PER_ADDRESS_AN_HOUR,
      until: (hour + 1) * HOUR_MS,
    },
    {
      counted: `${network} for ${serviceId}`,
      most: KUDOS_PER_ADDRESS_AND_SERVICE_A_DAY,
      until: (day + 1) * DAY_MS,
    },
  ];
}

/** Whole seconds until `until`, at least one: what `Retry-After` says. */
export function secondsUntil(until: number, now: number): number {
  return Math.max(1, Math.ceil((until - now) / 1000));
}

/**
 * What counts as one address. An IPv6 subscriber has a whole /64 to press from, so its first half stands for all;
 * an IPv4 address written as IPv6 is that IPv4 address.
 */
export function networkOf(address: string): string {
  const plain = (address.split("%")[0] ?? "").toLowerCase();
  const embedded = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/.exec(plain)?.[1];
  if (embedded !== undefined) return embedded;
  if (!plain.includes(":")) return plain;
  const [before = "", after] = plain.split("::");
  const first = groupsOf(before);
  const last = after === undefined ? [] : groupsOf(after);
  const zeros = after === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array<string>(zeros).fill("0"), ...last];
  return `${groups.slice(0, 4).join(":")}::/64`;
}

function groupsOf(text: string): string[] {
  if (text === "") return [];
  return text
    .split(":")
    .flatMap((group) => (group.includes(".") ? ["", ""] : [group.replace(/^0+(?=.)/, "")]));
}
