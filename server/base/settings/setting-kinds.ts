import { isIP } from "node:net";
import { resolve } from "node:path";
import * as z from "zod/mini";
import { withoutEnding } from "#domain/base/text/without-ending.ts";
import { parseOrigin, WEB } from "../process/environment.ts";

/**
 * Kinds of settings. What a kind says of a text that it refuses follows the setting's name in the message: "PORT must be
 * a number from 0 to 65535." It never repeats the text, which may be a secret.
 */
export type Kind<Value> = z.ZodMiniType<Value, string>;

/** Takes texts that `read` understands. @param read null: the text is refused with `hint` */
export function readable<Value extends {}>(
  hint: string | ((text: string) => string),
  read: (text: string) => Value | null,
): Kind<Value> {
  return z.pipe(
    z.string(),
    z.transform((text, { issues }) => {
      const value = read(text);
      if (value !== null) return value;
      const message = typeof hint === "string" ? hint : hint(text);
      issues.push({ code: "custom", message, input: text });
      return z.NEVER;
    }),
  );
}

export const text: Kind<string> = z.string();

export const path: Kind<string> = readable("must be a path.", (given) => resolve(given));

/** @param unit such as "seconds" */
export function wholeNumber(least: number, most: number, unit?: string): Kind<number> {
  const what = unit === undefined ? "a number" : `a number of ${unit}`;
  return readable(`must be ${what} from ${least} to ${most}.`, (given) => {
    const value = Number(given);
    return /^\d+$/.test(given) && given.length <= 5 && value >= least && value <= most ? value : null;
  });
}

export const onOrOff: Kind<boolean> = readable("must be on or off.", (given) => {
  const word = given.toLowerCase();
  return word === "on" || word === "off" ? word === "on" : null;
});

/** Takes one of the names, in capitals or not. */
export function choice<const Name extends string>(names: readonly Name[]): Kind<Name> {
  return readable(
    `must be one of ${names.join(", ")}.`,
    (given) => names.find((name) => name === given.toLowerCase()) ?? null,
  );
}

/** Takes an address with one of the protocols, and leaves it as it was written. */
export function address(protocols: readonly string[]): Kind<string> {
  const starts = protocols.map((protocol) => `${protocol}//`).join(" or ");
  return readable(`must be an address that starts with ${starts}.`, (given) =>
    URL.canParse(given) && protocols.includes(new URL(given).protocol) ? given : null,
  );
}

export const webAddress = address(WEB);

/** An address below which a service has its own addresses; without a slash at its end. */
export const baseAddress: Kind<string> = z.pipe(
  webAddress,
  readable("must be an address without ? or #.", (given) =>
    /[?#]/.test(given) ? null : withoutEnding(given, "/"),
  ),
);

export const databaseAddress = address(["postgres:", "postgresql:"]);

export const origin: Kind<string> = readable(
  "must be an origin, such as https://help.example.org, without a path.",
  parseOrigin,
);

export const emailAddress: Kind<string> = readable("must be an email address.", (given) =>
  isPlainEmail(given) ? given : null,
);

/** Whether a `mailto:` of the text leads to it alone. */
export function isPlainEmail(given: string): boolean {
  return /^[^\s@:?&]+@[^\s@:?&]+$/.test(given);
}

/** Names of networks, as the framework has them. */
const NAMED_NETWORKS = ["loopback", "linklocal", "uniquelocal"];

/** Whether it is an IP address, one with a prefix length, or a named network. */
export function isNetwork(given: string): boolean {
  if (NAMED_NETWORKS.includes(given)) return true;
  const [ip = "", length, ...others] = given.split("/");
  const version = isIP(ip);
  if (version === 0 || ip.includes("%") || others.length > 0) return false;
  return (
    length === undefined || (/^[1-9]\d{0,2}$/.test(length) && Number(length) <= (version === 4 ? 32 : 128))
  );
}
