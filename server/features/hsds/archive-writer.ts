import { once } from "node:events";
import { createWriteStream } from "node:fs";
import path from "node:path";
import { PassThrough, type Writable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";

/** A file of an archive while it is written. */
export interface ArchiveFile {
  /** Resolves when there is room for more. */
  write(text: string): Promise<void>;
  /** Ends the file. A waiting one comes into the archive with it. */
  end(): Promise<void>;
}

/**
 * A zip archive that is sent while it is made. Its files come one after the other: at any time one is sent as it is
 * written, and the others wait on the disk. The first failure, wherever it happens, ends all of it.
 */
export class ArchiveWriter {
  readonly #zip = new ZipFile();
  readonly #stopped = new AbortController();
  readonly #to: Writable;
  readonly #sent: Promise<void>;
  readonly #folder: string;
  readonly #mtime: Date;
  #waiting = 0;

  /**
   * @param folder for the files that wait; the caller removes it
   * @param now epoch milliseconds: the time of its files
   */
  constructor(to: Writable, folder: string, now: number) {
    this.#to = to;
    this.#folder = folder;
    this.#mtime = new Date(now);
    this.#zip.on("error", (error: Error) => this.stop(error));
    this.#sent = pipeline(this.#zip.outputStream, to, { signal: this.#stopped.signal });
    this.#sent.catch((error: unknown) => this.stop(error));
  }

  /** Ends everything that is under way, and what it is sent to, with the first reason. */
  stop(reason: unknown): void {
    if (this.#stopped.signal.aborted) return;
    this.#to.destroy(reason instanceof Error ? reason : new Error(String(reason)));
    this.#stopped.abort(reason);
  }

  /** @throws why it was stopped */
  throwIfStopped(): void {
    this.#stopped.signal.throwIfAborted();
  }

  /** A file that is sent as it is written; the one before it has ended. */
  sentFile(name: string): ArchiveFile {
    const stream = new PassThrough();
    this.#watch(stream);
    withoutPool(() => this.#zip.addReadStream(stream, name, { mtime: this.#mtime }));
    return {
      write: (text) => this.#write(stream, text),
      end: async () => {
        this.throwIfStopped();
        stream.end();
      },
    };
  }

  /** A file that waits on the disk until it is whole. */
  waitingFile(name: string): ArchiveFile {
    this.#waiting += 1;
    const location = path.join(this.#folder, String(this.#waiting));
    const stream = createWriteStream(location, { mode: 0o600 });
    this.#watch(stream);
    return {
      write: (text) => this.#write(stream, text),
      end: async () => {
        this.throwIfStopped();
        stream.end();
        await this.#orReason(finished(stream, { signal: this.#stopped.signal }));
        withoutPool(() => this.#zip.addFile(location, name, { mtime: this.#mtime }));
      },
    };
  }

  addText(name: string, text: string): void {
    this.#zip.addBuffer(Buffer.from(text), name, { mtime: this.#mtime });
  }

  /** Resolves when everything is sent. */
  async finish(): Promise<void> {
    this.#zip.end();
    await this.#orReason(this.#sent);
  }

  #watch(stream: Writable): void {
    stream.on("error", (error) => this.stop(error));
    const { signal } = this.#stopped;
    const destroy = () => void stream.destroy();
    signal.addEventListener("abort", destroy, { once: true });
    // A large archive has a thousand files, which would be held to its end.
    stream.once("close", () => signal.removeEventListener("abort", destroy));
  }

  async #write(stream: Writable, text: string): Promise<void> {
    this.throwIfStopped();
    if (!stream.write(text)) await this.#orReason(once(stream, "drain", { signal: this.#stopped.signal }));
  }

  /** Fails with why it was stopped rather than with the consequence. */
  async #orReason(work: Promise<unknown>): Promise<void> {
    try {
      await work;
    } catch (error) {
      this.throwIfStopped();
      throw error;
    }
  }
}

/**
 * Runs `add` without the pool of buffers. The archive keeps the name of each file as a buffer until its end, and small
 * buffers are cut from 64 kB blocks shared with other data, all of which each name would keep in memory.
 */
function withoutPool(add: () => void): void {
  const size = Buffer.poolSize;
  Buffer.poolSize = 0;
  try {
    add();
  } finally {
    Buffer.poolSize = size;
  }
}
