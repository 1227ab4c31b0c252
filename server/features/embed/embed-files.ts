import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip as toGzip } from "node:zlib";
import type { ContentCoding } from "#server/base/http/negotiation.ts";
import { EMBED_DIR, ROOT } from "#server/base/pages/web-files.ts";

/** A file of the build in each coding. */
export type CodedFile = Readonly<Record<ContentCoding, Buffer>>;

/** Reads a file by its name; null where there is none. */
export type ReadEmbedFile = (name: string) => Promise<CodedFile | null>;

/** The files of the build, read once. Throws where it lacks one. */
export async function builtEmbedFiles(): Promise<ReadEmbedFile> {
  const names = (await readdir(EMBED_DIR)).filter((name) => /\.(js|css)$/.test(name));
  const built = async (name: string): Promise<[string, CodedFile]> => {
    const read = (ending: string) => readFile(join(EMBED_DIR, `${name}${ending}`));
    const [identity, br, gzip] = await Promise.all([read(""), read(".br"), read(".gz")]);
    return [name, { identity, br, gzip }];
  };
  const files = new Map(await Promise.all(names.map(built)));
  return async (name) => files.get(name) ?? null;
}

/** Built from the sources as they are now, in development. */
export async function embedFileFromSource(name: string): Promise<CodedFile | null> {
  const { build } = await import("vite");
  const built = await build({
    root: ROOT,
    logLevel: "warn",
    mode: name === "embed.js" ? "embed" : "embed-map",
    configLoader: "native",
    build: { write: false },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  const part = bundle !== undefined && "output" in bundle ? bundle.output.find(isCalled(name)) : undefined;
  if (part === undefined) return null;
  const identity = Buffer.from(part.type === "chunk" ? part.code : part.source);
  const [br, gzip] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
    promisify(toGzip)(identity),
  ]);
  return { identity, br, gzip };
}

const isCalled =
  (name: string) =>
  ({ fileName }: { fileName: string }): boolean =>
    fileName === name;
