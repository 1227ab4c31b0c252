import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip as toGzip } from "node:zlib";
import { EMBED_DIR, type EMBED_FILES, ROOT } from "#server/features/pages/web-files.ts";
import type { ContentCoding } from "#server/http/negotiation.ts";

export type EmbedFile = (typeof EMBED_FILES)[number];

/** A file of the build in each coding. */
export type CodedFile = Readonly<Record<ContentCoding, Buffer>>;

export type ReadEmbedFile = (name: EmbedFile) => Promise<CodedFile>;

/** The files of the build, read once. Throws where it lacks one. */
export async function builtEmbedFiles(): Promise<ReadEmbedFile> {
  const built = async (name: EmbedFile): Promise<CodedFile> => {
    const read = (ending: string) => readFile(join(EMBED_DIR, `${name}${ending}`));
    const [identity, br, gzip] = await Promise.all([read(""), read(".br"), read(".gz")]);
    return { identity, br, gzip };
  };
  const files = {
    "embed.js": await built("embed.js"),
    "embed-map.js": await built("embed-map.js"),
    "embed-map.css": await built("embed-map.css"),
  };
  return async (name) => files[name];
}

/** Built from the sources as they are now, in development. */
export async function embedFileFromSource(name: EmbedFile): Promise<CodedFile> {
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
  if (part === undefined) throw new Error(`${name} was not built.`);
  const identity = Buffer.from(part.type === "chunk" ? part.code : part.source);
  const [br, gzip] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
    promisify(toGzip)(identity),
  ]);
  return { identity, br, gzip };
}

const isCalled =
  (name: EmbedFile) =>
  ({ fileName }: { fileName: string }): boolean =>
    fileName === name;
