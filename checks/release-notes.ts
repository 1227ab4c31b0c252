/** Changes that a release makes to the version and to CHANGELOG.md. */

const UNRELEASED = "## [Unreleased]";

/** Whether a version is the next patch, minor or major version of another one. */
export function isNextVersion(version: string, current: string): boolean {
  const [major = 0, minor = 0, patch = 0] = current.split(".").map(Number);
  return [`${major}.${minor}.${patch + 1}`, `${major}.${minor + 1}.0`, `${major + 1}.0.0`].includes(version);
}

/**
 * Moves the unreleased entries into a section for a version, below an empty section for what comes next.
 *
 * @param day as in `2026-12-01`
 * @returns null where nothing is unreleased
 */
export function releasedChangelog(changelog: string, version: string, day: string): string | null {
  const start = changelog.indexOf(`${UNRELEASED}\n`);
  if (start === -1) return null;
  const body = start + UNRELEASED.length;
  const next = changelog.indexOf("\n## ", body);
  const notes = changelog.slice(body, next === -1 ? undefined : next);
  if (!/^- /m.test(notes)) return null;
  const empty = `${UNRELEASED}\n\n### Upgrade notes\n\n- **Migrations:** None since ${version}.\n`;
  return `${changelog.slice(0, start)}${empty}\n## [${version}] - ${day}${changelog.slice(body)}`;
}
