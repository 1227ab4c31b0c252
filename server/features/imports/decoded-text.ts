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
    if (soFar > getMaxBytes(file, this.#limits))
      throw tooLarge(file, `at least ${inMegabytes(soFar)}`, this.#limits);
    this.#left -= bytes;
    if (this.#left < 0)
      throw new PackageError(`The package has more than ${inMegabytes(this.#limits.totalBytes)}.`);
  }
}

const isJson = (file: PackageFile): boolean => /\.json$/iu.test(file.name);

/** Maximum size of the file, unpacked. */
function getMaxBytes(file: PackageFile, limits: ImportLimits): number {
  return isJson(file) ? Math.min(limits.jsonBytes, limits.fileBytes) : limits.fileBytes;
}

/** `size` is what the file has. */
function tooLarge(file: PackageFile, size: string, limits: ImportLimits): PackageError {
  const may = inMegabytes(getMaxBytes(file, limits));
  return new PackageError(
    isJson(file)
      ? `${printable(file.name)} has ${size}; a JSON file may have ${may}. Split it into several files, or export CSV.`
      : `${printable(file.name)} has ${size}; a file may have ${may}.`,
  );
}

export type Encoding = "utf-8" | "windows-1252" | "utf-16le";

/**
 * Passes the file's text to `consume` in chunks. UTF-8, with or without a byte order mark; any other file is read as
 * Windows-1252. The encoding is determined first, in a pass of its own, so that no text is passed on twice.
 */
export async function readText<Result>(
  file: PackageFile,
  limits: ImportLimits,
  budget: ByteBudget,
  consume: (pieces: AsyncIterable<string>, onBytes: () => number) => Promise<Result>,
): Promise<Result> {
  if (file.size > getMaxBytes(file, limits)) throw tooLarge(file, inMegabytes(file.size), limits);
  const encoding = await detectEncoding(file, budget);
  const stream = await file.open();
  let bytes = 0;
  const count = (chunk: Uint8Array): void => {
    bytes += chunk.byteLength;
  };
  try {
    return await consume(pieces(stream, encoding, count), () => bytes);
  } finally {
    stream.destroy();
  }
}

async function detectEncoding(file: PackageFile, budget: ByteBudget): Promise<Encoding> {
  const stream = await file.open();
  let bytes = 0;
  let decoder: InstanceType<typeof TextDecoder> | null = null;
  let isFitting = true;
  try {
    for await (const chunk of stream) {
      if (!(chunk instanceof Uint8Array)) continue;
      bytes += chunk.byteLength;
      budget.take(file, bytes, chunk.byteLength);
      decoder ??= new TextDecoder(isUtf16(chunk) ? "utf-16le" : "utf-8", { fatal: true });
      isFitting &&= canDecode(decoder, chunk);
    }
  } finally {
    stream.destroy();
  }
  const isUtf16le = decoder?.encoding === "utf-16le";
  if (decoder === null || (isFitting && canDecode(decoder, null))) return isUtf16le ? "utf-16le" : "utf-8";
  return "windows-1252";
}

const isUtf16 = (chunk: Uint8Array): boolean => chunk[0] === 0xff && chunk[1] === 0xfe;

function canDecode(decoder: InstanceType<typeof TextDecoder>, chunk: Uint8Array | null): boolean {
  try {
    if (chunk === null) decoder.decode();
    else decoder.decode(chunk, { stream: true });
    return true;
  } catch {
    return false;
  }
}

async function* pieces(
  stream: Readable,
  encoding: Encoding,
  count: (chunk: Uint8Array) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of stream) {
    if (!(chunk instanceof Uint8Array)) continue;
    count(chunk);
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}
