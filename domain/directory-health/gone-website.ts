/** GONE: 404, 410 or unknown host. UNKNOWN: an inconclusive reply, such as 403, 429, 5xx or a time-out. */
export type WebsiteOutcome = "ANSWERED" | "GONE" | "UNKNOWN";

/** Judges a website by a response's status. Redirects are followed first. */
export function outcomeOfStatus(status: number): WebsiteOutcome {
  if (status === 404 || status === 410) return "GONE";
  return status >= 200 && status < 300 ? "ANSWERED" : "UNKNOWN";
}

/** Number of days within a week on which an address must be gone. */
export const GONE_DAYS = 3;
const WEEK_DAYS = 7;

/**
 * Returns the days of the last week on which an address was gone, including one more visit.
 *
 * @param days day numbers, ascending, like `today`
 */
export function goneDays(days: readonly number[], today: number, outcome: WebsiteOutcome): number[] {
  if (outcome === "ANSWERED") return [];
  const recent = days.filter((day) => day > today - WEEK_DAYS && day < today);
  return outcome === "GONE" || days.includes(today) ? [...recent, today] : recent;
}

/**
 * Whether `robots.txt` allows us to visit a path: the longest matching rule decides; of equally long ones, the one that
 * allows. Groups for our own name take precedence over those for everyone.
 */
export function mayVisit(robots: string, path: string, agent: string): boolean {
  const groups = parseRobotsGroups(robots);
  const ours = groups.filter(({ agents }) => agents.some((name) => agent.toLowerCase().startsWith(name)));
  const applying = ours.length > 0 ? ours : groups.filter(({ agents }) => agents.includes("*"));
  const [best] = applying
    .flatMap(({ rules }) => rules)
    .filter(({ pattern }) => pattern !== "" && matchesPath(pattern, path))
    .sort((a, b) => b.pattern.length - a.pattern.length || Number(b.allows) - Number(a.allows));
  return best?.allows ?? true;
}

interface RobotsGroup {
  agents: string[];
  rules: { pattern: string; allows: boolean }[];
}

function parseRobotsGroups(robots: string): RobotsGroup[] {
  const groups: RobotsGroup[] = [];
  for (const line of robots.split(/\r\n|\r|\n/)) {
    const [field = "", ...rest] = (line.split("#")[0] ?? "").split(":");
    const [name, value] = [field.trim().toLowerCase(), rest.join(":").trim()];
    const last = groups[groups.length - 1];
    if (name === "user-agent") {
      if (last !== undefined && last.rules.length === 0) last.agents.push(value.toLowerCase());
      else groups.push({ agents: [value.toLowerCase()], rules: [] });
    } else if (name === "allow" || name === "disallow") {
      last?.rules.push({ pattern: value, allows: name === "allow" });
    }
  }
  return groups;
}

/**
 * Matches a path with a pattern: `*` matches any text, and `$` at the end anchors it. Not a regular expression, which
 * could be slow.
 */
function matchesPath(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith("$");
  const [first = "", ...others] = (isWhole ? pattern.slice(0, -1) : pattern).split("*");
  if (!path.startsWith(first)) return false;
  let from = first.length;
  for (const [index, part] of others.entries()) {
    if (isWhole && index === others.length - 1)
      return path.length - part.length >= from && path.endsWith(part);
    const at = path.indexOf(part, from);
    if (at === -1) return false;
    from = at + part.length;
  }
  return !isWhole || from === path.length;
}
