import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { diskFiles } from "#server/base/outside/files/disk-files.ts";
import type { FileStore } from "#server/base/outside/files/file-store.ts";
import type { Database } from "#server/base/sql/db.ts";
import { type RunningApp, runningApp } from "./running-app.ts";

/** The moment at which each test of pictures begins. */
export const NOW = Date.UTC(2026, 10, 20, 15);

/** The app with a store on disk, and two pictures. Use it only in tests and hooks. */
export interface PicturesForTests {
  readonly app: RunningApp;
  readonly store: FileStore;
  /** Folder of the store. */
  readonly folder: string;
  /** 60 × 40, lying on its side, with a place and a device in its metadata, which must be removed. */
  readonly jpeg: Buffer;
  readonly png: Buffer;
  /** Names of the files in the folder. */
  onDisk(): Promise<string[]>;
  rows(): Promise<{ name: string }[]>;
}

/** Registers hooks, so call it in the body of `onEachEngine`: before each of its tests no picture is stored. */
export function picturesForTests(open: () => Database): PicturesForTests {
  let app: RunningApp;
  let data: string;
  let store: FileStore;
  let jpeg: Buffer;
  let png: Buffer;
  const locateUploads = () => join(data, "uploads");
  beforeAll(async () => {
    data = await mkdtemp(join(tmpdir(), "amparo-files-"));
    store = diskFiles(data);
    app = await runningApp(open(), { files: store });
    jpeg = await red(60, 40)
      .withExif({ IFD0: { Make: "canary-device" }, IFD3: { GPSLatitude: "25/1 46/1 26/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    png = await red(30, 20).png().toBuffer();
  });
  afterAll(async () => {
    await app?.close();
    await rm(data, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await open().query("delete from files");
    await rm(locateUploads(), { recursive: true, force: true });
    app.now = NOW;
  });
  return {
    get app() {
      return app;
    },
    get store() {
      return store;
    },
    get folder() {
      return locateUploads();
    },
    get jpeg() {
      return jpeg;
    },
    get png() {
      return png;
    },
    onDisk: () => readdir(locateUploads()).catch(() => []),
    rows: () => open().query<{ name: string }>("select name from files order by name"),
  };
}

export function red(width: number, height: number): Sharp {
  return sharp({
    create: { width, height, channels: 3, background: "#c00" },
    limitInputPixels: false,
  });
}

export function createPicture(bytes: Buffer, type = "image/jpeg"): Blob {
  return new Blob([new Uint8Array(bytes)], { type });
}

export function upload(
  app: Pick<RunningApp, "address">,
  bytes: Buffer,
  {
    name = "photo.jpg",
    type = "image/jpeg",
    headers = {},
  }: { name?: string; type?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  const body = new FormData();
  body.set("file", createPicture(bytes, type), name);
  return fetch(`${app.address}/api/files`, { method: "POST", headers, body });
}
