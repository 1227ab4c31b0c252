import type { Config } from "../settings/config.ts";
import { OperatorError } from "./operator-error.ts";

/** An operator error for a server that cannot listen; null for other errors. */
export function listenError(
  { host, port }: Pick<Config, "host" | "port">,
  error: unknown,
  settings = { host: "HOST", port: "PORT" },
): OperatorError | null {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  switch (code) {
    case "EADDRINUSE":
      return new OperatorError(
        `Something else listens on port ${port}. Stop it, or set ${settings.port} to another number.`,
      );
    case "EACCES":
      return new OperatorError(
        `This account can't listen on port ${port}. Set ${settings.port} to a number above 1023.`,
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new OperatorError(`${settings.host} ${host} is not an address of this machine.`);
    default:
      return null;
  }
}
