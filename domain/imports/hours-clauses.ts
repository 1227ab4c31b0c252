import { withAppointedClauses } from "./hours-appointed-clauses.ts";
import {
  dropped,
  has,
  isOfDesk,
  isRemote,
  isWalkIn,
  joined,
  OF_WHEN,
  type Statement,
  splitStatements,
} from "./hours-clause-parts.ts";
import { withRemoteClauses } from "./hours-remote-clauses.ts";
import { type HoursToken, isStatementEnd } from "./hours-tokens.ts";

/**
 * Removes sentences of unusual wording that concern no open door, or a door other than the service's, from a text whose
 * other sentences are complete.
 */

type Near = HoursToken | undefined;

export const withClauses = (tokens: readonly HoursToken[]): readonly HoursToken[] =>
  withoutClosingNames(
    withRemoteClauses(
      withDoorsBeside(withAppointedClauses(withoutWays(withoutDesksBeside(withStatementsApart(tokens))))),
    ),
  );

const isHeading = (tokens: readonly HoursToken[], index: number): boolean =>
  (tokens[index]?.kind === "SECTION" || tokens[index]?.kind === "NOTE") &&
  tokens[index + 1]?.kind === "COLON";

/** `Phone: M-F 8-8 / Lobby: M-F 9-4`, `Wed 5-8 first come first served, Mon 9-11 by appointment`: each is a statement. */
const withStatementsApart = (tokens: readonly HoursToken[]): readonly HoursToken[] =>
  tokens.map((token, index): HoursToken => {
    const isSlash =
      token.kind === "SLASH" && isHeading(tokens, index + 1) && has(tokens.slice(0, index), "CLOCK");
    const [before, next] = [tokens[index - 1], tokens[index + 1]];
    // "Mon 9-12, Tue 9-12 walk-in, Wed 1-4 by appointment" does not say who comes on Monday.
    const isBehindWalkIns =
      token.kind === "COMMA" &&
      isWalkIn(before) &&
      (next?.kind === "DAYS" || next?.kind === "ORDINAL") &&
      isOneSpan(tokens.slice(Math.max(0, index - LONGEST_STATEMENT), index));
    if (isSlash || isBehindWalkIns) return { kind: "STOP", text: ";" };
    // "Sat 9-noon - drop in"
    const isLabel =
      token.kind === "DASH" && before?.kind === "CLOCK" && isWalkIn(next) && isEndAt(tokens, index + 2);
    if (isLabel) return { kind: "COMMA", text: "," };
    const isLabelled = isWalkIn(token) && before?.kind === "DASH" && tokens[index - 2]?.kind === "CLOCK";
    return isLabelled && isEndAt(tokens, index + 1) ? { kind: "NOTE", text: "walk-ins welcome" } : token;
  });

/** No statement that is divided is longer, in tokens. */
const LONGEST_STATEMENT = 24;

function isOneSpan(before: readonly HoursToken[]): boolean {
  const since = [...before].reverse().findIndex(isStatementEnd);
  const said = since < 0 ? before : before.slice(before.length - since);
  return said.filter(({ kind }) => kind === "CLOCK").length === 2;
}

const isEndAt = (tokens: readonly HoursToken[], index: number): boolean => {
  const token = tokens[index];
  return token === undefined || isStatementEnd(token);
};

const DOORS =
  /^(?:doors?|the doors?|lobby|doors open|puertas?|las puertas|puertas abiertas|open|we are open|abierto|abierta|abrimos|estamos abiertos)$/u;

/** `Phones answered Mon-Fri 8-5. Doors open Mon 10-3`: the hours of the door are no longer those of the telephone. */
function withDoorsBeside(tokens: readonly HoursToken[]): readonly HoursToken[] {
  let isBehind = false;
  return joined(
    splitStatements(tokens).map((statement) => {
      const { said } = statement;
      const [first, ...after] = said.filter(
        ({ kind, text }) => kind !== "FILLER" || !/^(?:our|the|las?|nuestras?)$/u.test(text),
      );
      const isBehindPhone = isBehind;
      isBehind ||= isSection(first) && isRemoteSection(first);
      const isDoor = (first?.kind === "NOTE" || first?.kind === "FILLER") && DOORS.test(first.text);
      if (first === undefined || !isDoor || !isBehindPhone || !has(said, "CLOCK")) return statement;
      return { ...statement, said: [{ kind: "SECTION", rank: "DOOR", text: first.text }, ...after] };
    }),
  );
}

const isSection = (token: Near): boolean => token?.kind === "SECTION";
const isRemoteSection = (token: Near): boolean => token !== undefined && isRemote(token);

/** Matches ways in which something is given at a place. */
const WAY = /^(?:drive|curbside|dining|indoor|window|walk-up|lobby|salon comedor)/u;

/** `Drive-up: closed`, `Office: call 555-0100 9-4`, beside parts that are named: no door of theirs. */
function withoutWays(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const statements = splitStatements(tokens);
  const isGiven = (token: Near): boolean =>
    token?.kind === "SECTION" && ["DOOR", "PROGRAM", "MEAL"].includes(token.rank);
  const areNamed = (one: Statement): boolean =>
    statements.some(
      ({ said }) =>
        said !== one.said && has(said, "CLOCK") && (isGiven(said[0]) || LOBBY.test(said[0]?.text ?? "")),
    );
  return joined(
    statements.map((statement) => {
      const spoken = statement.said.filter(
        ({ kind }) => kind !== "COLON" && kind !== "FILLER" && kind !== "COMMA",
      );
      const [first, second] = spoken;
      const isClosedWay = spoken.length === 2 && WAY.test(first?.text ?? "") && second?.kind === "CLOSED";
      const isCalled =
        isOfDesk(first) && second?.kind === "ASIDE" && spoken.slice(2).every(({ kind }) => OF_WHEN.has(kind));
      // "Delivery by arrangement"
      const isBrought =
        spoken.length === 2 && BROUGHT.test(first?.text ?? "") && second?.kind === "APPOINTMENT";
      return (isClosedWay || isCalled || isBrought) && areNamed(statement) ? dropped(statement) : statement;
    }),
  );
}

/** Matches things that are brought to people, or brought in by donors. */
const BROUGHT = /^(?:delivery|deliveries|donations?|drop-off|donation drop-off|donation pickup)$/u;

const LOBBY = /^(?:lobby|doors?)$/u;

const CLOSED_ON: ReadonlySet<HoursToken["kind"]> = new Set(["DATE", "YEARLY", "HOLIDAYS", "DAYS", "ORDINAL"]);
/** No name of a closing has more words. */
const MOST_WORDS = 4;

/** `Inventory: closed March 30`: what a closing is named takes nothing from it. */
const withoutClosingNames = (tokens: readonly HoursToken[]): readonly HoursToken[] =>
  joined(
    splitStatements(tokens).map((statement) => {
      const { said } = statement;
      const colon = said.findIndex(({ kind }) => kind === "COLON");
      const name = said.slice(0, Math.max(colon, 0));
      const [closed, on] = said.slice(colon + 1);
      const isName =
        name.length > 0 &&
        name.length <= MOST_WORDS &&
        name.every(
          ({ kind, text }) =>
            kind === "NAME" || kind === "FILLER" || (kind === "UNKNOWN" && /^\p{L}+$/u.test(text)),
        );
      const isClosing = closed?.kind === "CLOSED" && CLOSED_ON.has(on?.kind ?? "LINE") && !has(said, "CLOCK");
      return isName && isClosing ? { ...statement, said: said.slice(colon + 1) } : statement;
    }),
  );

/** No office beside what is given has longer brackets, in tokens. */
const LONGEST_BRACKETS = 12;

/** `Free clinic: Mon 5-8 (office weekdays 10-2)`: hours of the office beside those of what is given. */
function withoutDesksBeside(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const kept: HoursToken[] = [];
  let isGiven = false;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    if (isStatementEnd(token)) isGiven = false;
    else if (token.kind === "SECTION") isGiven ||= ["PROGRAM", "MEAL", "DOOR"].includes(token.rank);
    const near = token.kind === "OPEN" ? tokens.slice(index + 1, index + 2 + LONGEST_BRACKETS) : [];
    const length = near.findIndex(({ kind }) => kind === "CLOSE");
    const [desk, ...when] = near.slice(0, Math.max(length, 0));
    const isDesk =
      isGiven &&
      isOfDesk(desk) &&
      when.every(({ kind }) => OF_WHEN.has(kind) || kind === "COLON" || kind === "FILLER") &&
      has(when, "CLOCK");
    if (isDesk) index += length + 1;
    else kept.push(token);
  }
  return kept;
}
