import * as z from "zod/mini";
import { dateInText } from "./source-date.ts";

/** A package's description in `datapackage.json` (Frictionless Data Package). */
export interface PackageDescription {
  /** The name under which its records are stored; null where it has none. */
  readonly key: string | null;
  /** The name of the source, for people. */
  readonly name: string | null;
  readonly url: string | null;
  readonly licence: string | null;
  /** ISO date of its data. */
  readonly asOf: string | null;
}

const text = z.catch(z.string(), "");
const licence = z.catch(
  z.union([z.string(), z.object({ type: text, name: text, title: text, path: text, url: text })]),
  "",
);
const description = z.object({
  name: text,
  title: text,
  description: text,
  homepage: text,
  license: licence,
  licenses: z.catch(z.array(licence), []),
  last_modified: text,
  modified: text,
  updated: text,
  issued: text,
  created: text,
});

const MAX_LENGTH = 200;

/**
 * Reads a package's description. One that is copied from HSDS itself describes the standard, and not the data: its
 * title, address and license are not believed.
 *
 * @param value parsed JSON
 * @param today ISO date
 */
export function describedBy(value: unknown, today: string): PackageDescription {
  const read = z.safeParse(description, value);
  if (!read.success) return { key: null, name: null, url: null, licence: null, asOf: null };
  const { data } = read;
  const isTemplate = /\bhuman services data spec/iu.test(data.title);
  const dated = [
    data.last_modified,
    data.modified,
    data.updated,
    data.issued,
    data.created,
    data.description,
    data.title,
    data.name,
  ];
  return {
    key: toLine(data.name),
    name: isTemplate ? null : toLine(cleanTitle(data.title)),
    url: isTemplate ? null : parseHomepage(data.homepage),
    licence: isTemplate ? null : (joinLicenses(data.licenses) ?? joinLicenses([data.license])),
    asOf: findFirst(dated.map((each) => dateInText(each, today))),
  };
}

/** "Open211 Miami (HSDS 1.1), cleaned" is of "Open211 Miami": what follows describes the file. */
function cleanTitle(title: string): string {
  const end = title.search(/\([^()]{0,40}\bHSDS\b/iu);
  return end < 0 ? title : title.slice(0, end);
}

/** The address of the standard is no one's source. */
function parseHomepage(homepage: string): string | null {
  if (homepage.length > MAX_LENGTH || !/^https?:\/\/\S+$/u.test(homepage)) return null;
  return /^https?:\/\/(?:docs\.|www\.)?openreferral\.org\b/u.test(homepage) ? null : homepage;
}

/** Joins all licenses: each may be that of some of the data. */
function joinLicenses(stated: readonly z.output<typeof licence>[]): string | null {
  const lines = stated.flatMap((each) => readLicense(each) ?? []);
  return toLine([...new Set(lines)].join(", "));
}

function readLicense(stated: z.output<typeof licence>): string | null {
  if (typeof stated === "string") return toLine(stated);
  return findFirst([stated.type, stated.name, stated.title, stated.path, stated.url].map(toLine));
}

function toLine(value: string): string | null {
  const line = value
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim()
    .slice(0, MAX_LENGTH);
  return line === "" ? null : line;
}

function findFirst(values: readonly (string | null)[]): string | null {
  return values.find((value) => value !== null) ?? null;
}
