/** Words or phrases, one a line, as a pattern over folded text. */
export function compilePhrases(text: string): RegExp {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return new RegExp(`(?<![a-z0-9])(?:${lines.join("|")})(?![a-z0-9])`, "u");
}
