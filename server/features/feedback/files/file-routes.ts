import { invalid, problem } from "#domain/base/contract/problems.ts";
import { type FeedbackReader, mayReadFeedback } from "#domain/feedback/feedback-readers.ts";
import { addFile, readFile } from "#domain/feedback/files/file-calls.ts";
import { findPictureType } from "#domain/feedback/files/picture.ts";
import type { Client } from "#server/base/http/client.ts";
import { type Route, route } from "#server/base/http/route.ts";
import { toRights, type Viewer } from "#server/base/http/viewer.ts";
import type { HeavyWork } from "#server/base/load/heavy-work.ts";
import type { FileStore } from "#server/base/outside/files/file-store.ts";
import type { Database } from "#server/base/sql/db.ts";
import { findFile } from "./queries.ts";
import { reencodePicture } from "./reencode-picture.ts";
import { savePicture } from "./save-picture.ts";

const NOT_FOUND = { ok: false, problem: problem("notFound") } as const;
const NOT_PICTURE = {
  ok: false,
  problem: { ...problem("unsupportedMediaType"), fields: { file: "notPicture" } },
} as const;
const TOO_LARGE = {
  ok: false,
  problem: { ...problem("contentTooLarge"), fields: { file: "outOfRange" } },
} as const;
const DISK_FULL = { ok: false, problem: problem("diskFull"), retryAfterSeconds: 10 } as const;
const TOO_MANY = { ok: false, problem: problem("unavailable"), retryAfterSeconds: 10 } as const;

/** Pictures that wait to be re-encoded or are, of all networks: each holds up to 10 MB. */
const MAX_HELD = 20;

/** @param mayRead the rule that decides who may read a message */
export function fileRoutes(
  database: Database,
  store: FileStore,
  heavy: HeavyWork,
  mayRead = mayReadFeedback,
): Route[] {
  let held = 0;
  const reencode = async (bytes: Uint8Array, client: Client | null) => {
    if (held >= MAX_HELD) return null;
    held += 1;
    try {
      return await heavy.run(client, () => reencodePicture(bytes));
    } finally {
      held -= 1;
    }
  };
  return [
    route(addFile, async ({ body }, { now, client }) => {
      if (body.length === 0) return { ok: false, problem: invalid({ file: "required" }) };
      const picture = await reencode(body, client);
      if (picture === null) return TOO_MANY;
      if (picture === "notPicture") return NOT_PICTURE;
      if (picture === "tooLarge") return TOO_LARGE;
      if (!(await store.hasRoom())) return DISK_FULL;
      const name = await savePicture(database, store, picture, now);
      return { ok: true, reply: { name, width: picture.width, height: picture.height } };
    }),
    // 404, not 403: the existence of a picture is not revealed.
    route(readFile, async ({ params: { name } }, { viewer }) => {
      const type = findPictureType(name);
      const found = type === null ? null : await findFile(database.reader, name);
      if (type === null || found === null || !mayRead(toReader(viewer), found.feedback)) return NOT_FOUND;
      const bytes = await store.get(name);
      return bytes === null ? NOT_FOUND : { ok: true, reply: { bytes, type } };
    }),
  ];
}

function toReader(viewer: Viewer): FeedbackReader {
  return { role: toRights(viewer), id: viewer.kind === "guest" ? null : viewer.id };
}
