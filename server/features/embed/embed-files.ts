import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { EMBED_DIR, EMBED_FILES } from "#server/features/pages/web-files.ts";
import type { ContentCoding } from "#server/http/negotiation.ts";

export type EmbedFile = (typeof EMBED_FILES)[number];

/** A file of the build in each coding. */
export type CodedFile = Readonly<Record<ContentCoding, Buffer>>;

/** Reads the files of the build once. Throws where it lacks one. */
export async function readEmbedFiles(): Promise<ReadonlyMap<EmbedFile, CodedFile>> {
  const files = EMBED_FILES.map(async (name): Promise<[EmbedFile, CodedFile]> => {
    const read = (ending: string) => readFile(join(EMBED_DIR, `${name}${ending}`));
    const [identity, br, gzip] = await Promise.all([read(""), read(".br"), read(".gz")]);
    return [name, { identity, br, gzip }];
  });
  return new Map(await Promise.all(files));
}
