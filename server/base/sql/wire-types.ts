import pg from "pg";

/** OIDs of types that are parsed differently from the driver's default. */
const TEXT_ARRAY: number = 1009;
const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;
const DATE_ARRAY = 1182;
const TIMESTAMPTZ = 1184;
const TIMESTAMPTZ_ARRAY = 1185;

type Parser = (text: string) => unknown;

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError("a bigint is too large for a number");
  return value;
}

const parseTimestamp = pg.types.getTypeParser(TIMESTAMPTZ, "text");

/** The format of a server in UTC is parsed by the engine's own parser, many times faster than the driver's. */
function epochMilliseconds(text: string): number {
  if (text.charAt(4) === "-" && text.charAt(10) === " " && text.endsWith("+00")) {
    return Date.parse(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`);
  }
  const parsed: unknown = parseTimestamp(text);
  return parsed instanceof Date ? parsed.getTime() : Number(parsed);
}

const parseTextArray = pg.types.getTypeParser(TEXT_ARRAY, "text");

/** Without quotes, splitting at commas is enough. */
function texts(text: string): unknown {
  if (/["\\]|\{.*\{|NULL/.test(text)) return parseTextArray(text);
  return text === "{}" ? [] : text.slice(1, -1).split(",");
}

function createArrayParser(parse: Parser): Parser {
  return (text) => {
    const items: unknown = parseTextArray(text);
    if (!Array.isArray(items)) throw new TypeError("not an array");
    return items.map((item: unknown) => (typeof item === "string" ? parse(item) : null));
  };
}

const sameText: Parser = (text) => text;

const PARSERS: ReadonlyMap<number, Parser> = new Map([
  [TEXT_ARRAY, texts],
  [INT8, wholeNumber],
  [INT8_ARRAY, createArrayParser(wholeNumber)],
  [DATE, sameText],
  [DATE_ARRAY, createArrayParser(sameText)],
  [TIMESTAMPTZ, epochMilliseconds],
  [TIMESTAMPTZ_ARRAY, createArrayParser(epochMilliseconds)],
]);

/** Type parsers as documented at `Db`. Set per connection, so that other users of the driver are not affected. */
export const wireTypes: pg.CustomTypesConfig = {
  getTypeParser(type, format) {
    return (format !== "binary" ? PARSERS.get(type) : undefined) ?? pg.types.getTypeParser(type, format);
  },
};
