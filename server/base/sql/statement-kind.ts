const BEGINS_AS_READ = /^\s*(?:select|with|values|show|table)\b/i;
/** Words of statements that write or lock. */
const CHANGES =
  /\b(?:insert|update|delete|merge|into|share|nextval|setval|set_config|pg_\w*(?:lock|backend|notify)\w*)\b/i;
/** The app has a few hundred statements. */
const MOST_KNOWN = 2000;

const known = new Map<string, boolean>();

/** Whether a statement only reads, so that it can be repeated. False if in doubt. */
export function isRead(text: string): boolean {
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const found = BEGINS_AS_READ.test(text) && !CHANGES.test(text);
  known.set(text, found);
  return found;
}
