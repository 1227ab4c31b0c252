import { createWriteStream, type WriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { finished } from "node:stream/promises";
import type { SetAside } from "#domain/imports/source-record.ts";

/** Receives everything that an import sets aside. */
export interface SetAsideSink {
  add(items: readonly SetAside[]): void;
  /** Waits until what was added is written. */
  drain(): Promise<void>;
}

/** A CSV file of what was set aside, made when there is something: file, line, record and reason. */
export interface SetAsideFile extends SetAsideSink {
  readonly path: string;
  close(): Promise<void>;
  /** Removes the file: nothing was imported. */
  discard(): Promise<void>;
}

export async function setAsideFile(location: string): Promise<SetAsideFile> {
  await mkdir(path.dirname(location), { recursive: true });
  await rm(location, { force: true });
  let stream: WriteStream | null = null;
  let fault: unknown = null;
  const opened = (): WriteStream => {
    if (stream !== null) return stream;
    stream = createWriteStream(location);
    stream.on("error", (error) => {
      fault ??= error;
    });
    stream.write(`\ufeff${csvLine(["file", "line", "record", "reason"])}`);
    return stream;
  };
  const close = async (): Promise<void> => {
    if (stream === null) return;
    stream.end();
    await finished(stream);
  };
  return {
    path: location,
    add(items) {
      if (items.length === 0) return;
      opened().write(
        items
          .map(({ file, line, record, reason }) => csvLine([file, String(line ?? ""), record ?? "", reason]))
          .join(""),
      );
    },
    async drain() {
      if (fault !== null) throw fault;
      if (stream?.writableNeedDrain !== true) return;
      await new Promise<void>((resolve) => {
        stream?.once("drain", resolve).once("error", () => resolve());
      });
    },
    close,
    async discard() {
      await close();
      await rm(location, { force: true });
    },
  };
}

/** A spreadsheet must not take a source's text for a formula. */
const FORMULA = /^[=+\-@\t\r]/u;

function csvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) => `"${(FORMULA.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`);
  return `${quoted.join(",")}\r\n`;
}
