/** A limit on attempts within a period, under a name that identifies what is counted. */
export interface AttemptLimit {
  readonly counted: string;
  readonly max: number;
  /** Epoch milliseconds at which counting restarts. */
  readonly until: number;
}

const SPANS_MS = { hour: 3_600_000, day: 86_400_000 } as const;

/**
 * At most `max` in each hour or day of UTC.
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

/**
 * The network that limits apply to. An IPv6 subscriber has a whole /64, so only its first half counts; an
 * IPv4-mapped IPv6 address is its IPv4 address.
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
