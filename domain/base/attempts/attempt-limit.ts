/** A limit on attempts within a period, under a name that identifies what is counted. */
export interface AttemptLimit {
  readonly counted: string;
  readonly max: number;
  /** Epoch milliseconds at which counting restarts. */
  readonly until: number;
}

const SPANS_MS = { hour: 3_600_000, day: 86_400_000 } as const;

/**
 * Allows at most `max` attempts in each hour or day of UTC.
 *
 * @param counted what is counted; limits with the same name and period share a count
 * @param now epoch milliseconds
 */
export function attemptLimit(
  counted: string,
  span: keyof typeof SPANS_MS,
  max: number,
  now: number,
): AttemptLimit {
  const ms = SPANS_MS[span];
  const number = Math.floor(now / ms);
  return { counted: `${counted} in ${span} ${number}`, max, until: (number + 1) * ms };
}

/** Whole seconds until `until`, at least one, for `Retry-After`. */
export function secondsUntil(until: number, now: number): number {
  return Math.max(1, Math.ceil((until - now) / 1000));
}

/** The kinds of networks that limits apply to. */
export type NetworkWidth = "connection" | "site" | "organization";

/** A network that an address belongs to. */
export interface Network {
  readonly width: NetworkWidth;
  /** `2001:db8:1:200::/56`; for IPv4 the address itself or `203.0.113.0/24`. */
  readonly name: string;
}

/**
 * Returns the networks that an address belongs to, narrowest first. Providers assign an IPv6 /64 to a connection, a /56
 * to a household or office, and a /48 to an organization, which contains 65,536 /64s. In IPv4 a household has one
 * address and an organization a /24. An IPv4-mapped or translated IPv6 address counts as its IPv4 address.
 */
export function listNetworks(address: string): readonly Network[] {
  const plain = (address.split("%")[0] ?? "").toLowerCase();
  const ipv4 = /^(?:::ffff:|64:ff9b::)?((?:\d{1,3}\.){3})(\d{1,3})$/.exec(plain);
  if (ipv4 !== null) {
    const [, first = "", last = ""] = ipv4;
    return [
      { width: "connection", name: `${first}${last}` },
      { width: "organization", name: `${first}0/24` },
    ];
  }
  if (!plain.includes(":")) return [{ width: "connection", name: plain }];
  const [a = "0", b = "0", c = "0", d = "0"] = expandIpv6(plain);
  const site = (Number.parseInt(d, 16) & 0xff00).toString(16);
  return [
    { width: "connection", name: `${a}:${b}:${c}:${d}::/64` },
    { width: "site", name: `${a}:${b}:${c}:${site}::/56` },
    { width: "organization", name: `${a}:${b}:${c}::/48` },
  ];
}

/** Returns the household or office of an address (its /56, or its IPv4 address), for actions with a single limit. */
export function toSubnet(address: string): string {
  const [connection, next] = listNetworks(address);
  return (next?.width === "site" ? next : connection)?.name ?? address;
}

/**
 * Returns a limit for each network that an address belongs to.
 *
 * @param max per width: higher for a wide network, which has more people, but lower than the sum of its parts
 */
export function networkLimits(
  counted: string,
  address: string,
  span: keyof typeof SPANS_MS,
  max: Readonly<Record<NetworkWidth, number>>,
  now: number,
): readonly AttemptLimit[] {
  return listNetworks(address).map(({ width, name }) =>
    attemptLimit(`${counted} from ${name}`, span, max[width], now),
  );
}

/** The eight groups of an IPv6 address, without leading zeros. */
function expandIpv6(address: string): readonly string[] {
  const [before = "", after] = address.split("::");
  const first = writtenGroups(before);
  const last = after === undefined ? [] : writtenGroups(after);
  const zeros = after === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array<string>(zeros).fill("0"), ...last];
}

function writtenGroups(text: string): string[] {
  if (text === "") return [];
  return text
    .split(":")
    .flatMap((group) => (group.includes(".") ? ["", ""] : [group.replace(/^0+(?=.)/, "")]));
}
