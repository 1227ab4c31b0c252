import path from "node:path";
import { describedBy } from "#domain/imports/package-description.ts";
import { ByteBudget } from "./decoded-text.ts";
import { IMPORT_LIMITS, type ImportLimits, PackageError, printable } from "./import-limits.ts";
import { openPackage, type PackageFile, tableOfFile } from "./package-files.ts";
import { descriptionIn, readDescription } from "./read-description.ts";

/** Folder of a package within an archive, `.` for the top level. Null: the archive has only one package. */
export type PackageFolder = string | null;

const toFolderName = ({ name }: PackageFile): string => path.posix.dirname(name);

function foldersWithServices(files: readonly PackageFile[]): string[] {
  return [...new Set(files.filter(({ name }) => tableOfFile(name) === "services").map(toFolderName))];
}

/**
 * Returns the files of a package: its tables may be in a subfolder of the archive, but all in the same one.
 *
 * @throws PackageError where there are several packages and no folder is given
 */
export function filesOfPackage(files: readonly PackageFile[], folder: PackageFolder): readonly PackageFile[] {
  const withServices = foldersWithServices(files);
  if (folder === null && withServices.length > 1) throw severalPackages(withServices);
  const [first] = withServices.length === 1 ? withServices : files.map(toFolderName);
  return files.filter((file) => toFolderName(file) === (folder ?? first));
}

/** A package of an archive. */
export interface PackageAt {
  readonly folder: PackageFolder;
  /** The name that it gives itself; null: there is only one, which may have none. */
  readonly key: string | null;
}

/**
 * Finds the packages at a location, each by its folder. Several are accepted where each names itself, so that each is
 * its own source.
 *
 * @throws PackageError where they cannot be distinguished, or where there is none
 */
export async function packagesAt(
  location: string,
  limits: ImportLimits = IMPORT_LIMITS,
): Promise<readonly [PackageAt, ...PackageAt[]]> {
  const opened = await openPackage(location, limits);
  try {
    const [first, ...others] = foldersWithServices(opened.files);
    if (first === undefined || others.length === 0) return [{ folder: null, key: null }];
    const keys = new Set<string>();
    const budget = new ByteBudget(limits);
    const packageIn = async (folder: string): Promise<PackageAt> => {
      const file = descriptionIn(filesOfPackage(opened.files, folder));
      const description = file === null ? null : await readDescription(file, limits, budget);
      const { key } = describedBy(description, "");
      if (key === null || keys.has(key)) throw severalPackages([first, ...others]);
      keys.add(key);
      return { folder, key };
    };
    const packages: [PackageAt, ...PackageAt[]] = [await packageIn(first)];
    for (const folder of others) packages.push(await packageIn(folder));
    return packages;
  } finally {
    await opened.close();
  }
}

function severalPackages(folders: readonly string[]): PackageError {
  return new PackageError(`The archive contains several packages: ${folders.map(printable).join(", ")}`);
}
