/** A file of a package that lies open at an address (Frictionless Data Package). */
export interface PackageResource {
  /** File name without folders: a table, such as `services.csv`. */
  readonly file: string;
  readonly url: string;
}

const MAX_RESOURCES = 1000;
const TABLE = /^[\w.-]{1,100}\.(?:csv|json)$/iu;

/**
 * Returns the tables that a `datapackage.json` names, by their addresses (rule harvest 25). ELSEWHERE where one is not
 * below the same origin, or two have the same name; null where this is not such a document.
 *
 * @param value parsed JSON
 * @param address of the document
 */
export function packageResources(
  value: unknown,
  address: string,
): readonly PackageResource[] | "ELSEWHERE" | null {
  const stated: unknown =
    typeof value === "object" && value !== null ? Reflect.get(value, "resources") : null;
  if (!Array.isArray(stated) || stated.length > MAX_RESOURCES) return null;
  const resources: PackageResource[] = [];
  for (const each of stated) {
    const path: unknown = typeof each === "object" && each !== null ? Reflect.get(each, "path") : null;
    if (typeof path !== "string") continue;
    if (!URL.canParse(path, address)) return "ELSEWHERE";
    const url = new URL(path, address);
    const file = url.pathname.split("/").at(-1) ?? "";
    if (!TABLE.test(file)) continue;
    const isElsewhere = url.origin !== new URL(address).origin || url.username !== "";
    if (isElsewhere || resources.some((other) => other.file.toLowerCase() === file.toLowerCase()))
      return "ELSEWHERE";
    resources.push({ file, url: url.href });
  }
  return resources;
}
