import { type HoursToken, isStatementEnd } from "./hours-tokens.ts";

/** Shared parts of the rules for sentences with wordings of their own. */

type Near = HoursToken | undefined;

export interface Statement {
  said: readonly HoursToken[];
  /** The mark that ends it. */
  end: readonly HoursToken[];
}

export function splitStatements(tokens: readonly HoursToken[]): readonly Statement[] {
  const statements: { said: HoursToken[]; end: HoursToken[] }[] = [{ said: [], end: [] }];
  for (const token of tokens) {
    const last = statements[statements.length - 1];
    if (!isStatementEnd(token)) last?.said.push(token);
    else {
      last?.end.push(token);
      statements.push({ said: [], end: [] });
    }
  }
  return statements;
}

export const joined = (statements: readonly Statement[]): readonly HoursToken[] =>
  statements.flatMap(({ said, end }) => [...said, ...end]);

export const has = (said: readonly HoursToken[], ...kinds: HoursToken["kind"][]): boolean =>
  said.some(({ kind }) => kinds.includes(kind));

export const OF_WHEN: ReadonlySet<HoursToken["kind"]> = new Set([
  "DAYS",
  "ORDINAL",
  "OF_MONTH",
  "EVERY",
  "PART",
  "CLOCK",
  "DASH",
  "TO",
  "AND",
  "COMMA",
  "BETWEEN",
]);
/** Tokens of other words that may accompany days and times. */
export const OF_WORDS: ReadonlySet<HoursToken["kind"]> = new Set([
  "UNKNOWN",
  "NAME",
  "FILLER",
  "SECTION",
  "NOTE",
  "COLON",
  "OPEN",
  "CLOSE",
  "SLASH",
]);

const MARKS: ReadonlySet<HoursToken["kind"]> = new Set(["COMMA", "AND", "DASH", "TO"]);

export function withoutEdges(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const isMark = (token: Near): boolean => token !== undefined && MARKS.has(token.kind);
  let [start, end] = [0, tokens.length];
  while (isMark(tokens[start])) start += 1;
  while (end > start && isMark(tokens[end - 1])) end -= 1;
  return tokens.slice(start, end).filter((token, index, all) => !(isMark(token) && isMark(all[index - 1])));
}

const WALK_IN =
  /^(?:(?:walk|drop)[- ]?ins?\b|walkins?\b|first[- ]come|open to (?:the )?public|no (?:appointments?|appts?)\b|sin (?:previa )?cita|por orden de llegada|without|se (?:aceptan|atiende|atienden)\b.*sin cita)/u;
export const isWalkIn = (token: Near): boolean =>
  token !== undefined && (token.kind === "NOTE" || token.kind === "SECTION") && WALK_IN.test(token.text);

/** Matches remote ways to get help that are not in the vocabulary of headings. */
const REMOTE =
  /^(?:chat|chats|text|texts|texting|video|videos|videocall|videollamadas?|whatsapp|voicemail|voicemails|virtual|virtuales|zoom|webinar|webinars|website|pagina web|email|emails|correo|mensaje|mensajes|buzon|hotline|helpline)$/u;
export const isRemote = (token: HoursToken): boolean =>
  (token.kind === "SECTION" && (token.rank === "PHONE" || token.rank === "REMOTE")) ||
  ((token.kind === "UNKNOWN" || token.kind === "NAME") && REMOTE.test(token.text));

/** Whether a token is a heading of an office, phone or online hours, or helpers. */
export const isOfDesk = (token: Near): boolean =>
  token?.kind === "SECTION" && ["DESK", "PHONE", "REMOTE", "HELPERS"].includes(token.rank);

export const dropped = (statement: Statement): Statement => ({
  ...statement,
  said: [{ kind: "NOTE", text: "by phone" }],
});
export const joinTokens = (said: readonly HoursToken[]): string => said.map(({ text }) => text).join(" ");
