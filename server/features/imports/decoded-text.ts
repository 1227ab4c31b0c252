import type { Readable } from "node:stream";
import { type ImportLimits, inMegabytes, PackageError, printable } from "./import-limits.ts";
import type { PackageFile } from "./package-files.ts";

/** Counts the bytes a package really unpacks to, since the sizes an archive declares cannot be trusted. */
export class ByteBudget {
  #left: number;
  readonly #limits: ImportLimits;

  constructor(limits: ImportLimits) {
    this.#limits = limits;
    this.#left = limits.totalBytes;
  }

  take(file: PackageFile, soFar: number, bytes: number): void {
    if (soFar > this.#limits.fileBytes) {
      throw new PackageError(`${printable(file.name)} has more than ${inMegabytes(this.#limits.fileBytes)}.`);
    }
    this.#left -= bytes;
    if (this.#left < 0)
      throw new PackageError(`The package has more than ${inMegabytes(this.#limits.totalBytes)}.`);
  }
}

export type Encoding = "utf-8" | "windows-1252" | "utf-16le";

class NotUtf8 extends Error {}

/**
 * Passes the file's text to `consume` in chunks. UTF-8, with or without a byte order mark; any other file is read
 * again as Windows-1252. Resolves to the encoding found.
 */
export async function readText<Result>(
  file: PackageFile,
  limits: ImportLimits,
  budget: ByteBudget,
  consume: (pieces: AsyncIterable<string>, onBytes: () => number) => Promise<Result>,
): Promise<Result> {
  if (file.size > limits.fileBytes) {
    throw new PackageError(
      `${printable(file.name)} has ${inMegabytes(file.size)}; a file may have ${inMegabytes(limits.fileBytes)}.`,
    );
  }
  try {
    return await consumeAs(file, budget, null, consume);
  } catch (error) {
    if (error instanceof NotUtf8) return consumeAs(file, budget, "windows-1252", consume);
    throw error;
  }
}

async function consumeAs<Result>(
  file: PackageFile,
  budget: ByteBudget,
  encoding: Encoding | null,
  consume: (pieces: AsyncIterable<string>, onBytes: () => number) => Promise<Result>,
): Promise<Result> {
  const stream = await file.open();
  let bytes = 0;
  const count = (chunk: Uint8Array): void => {
    bytes += chunk.byteLength;
    budget.take(file, bytes, chunk.byteLength);
  };
  try {
    return await consume(pieces(stream, encoding, count), () => bytes);
  } finally {
    stream.destroy();
  }
}

async function* pieces(
  stream: Readable,
  encoding: Encoding | null,
  count: (chunk: Uint8Array) => void,
): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | null = null;
  for await (const chunk of stream) {
    if (!(chunk instanceof Uint8Array)) continue;
    count(chunk);
    decoder ??= new TextDecoder(encoding ?? (chunk[0] === 0xff && chunk[1] === 0xfe ? "utf-16le" : "utf-8"), {
      fatal: true,
    });
    yield decode(decoder, chunk);
  }
  if (decoder !== null) yield decode(decoder, null);
}

function decode(decoder: InstanceType<typeof TextDecoder>, chunk: Uint8Array | null): string {
  try {
    return chunk === null ? decoder.decode() : decoder.decode(chunk, { stream: true });
  } catch (error) {
    if (decoder.encoding === "utf-8") throw new NotUtf8("not UTF-8", { cause: error });
    throw error;
  }
}
