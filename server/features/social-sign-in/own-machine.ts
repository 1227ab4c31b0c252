/** How long a provider may take for one answer. */
export const PATIENCE_SECONDS = 10;

/** Unencrypted requests go to this machine alone: for tests and trials. */
export function isPlainAndOurs({ protocol, hostname }: URL): boolean {
  return protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}
