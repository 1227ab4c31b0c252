import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { MAX_FILES } from "#domain/base/contract/limits.ts";
import { PICTURE_TYPES } from "#domain/feedback/files/picture.ts";
import { shrinkPicture } from "../../base/browser/shrink-picture.ts";
import { type PictureProblem, type PictureUpload, uploadPicture } from "./upload-picture.ts";

/** A picture that goes along. It is sent as soon as it is chosen, while the message is being written. */
export interface Picture {
  readonly key: number;
  readonly label: string;
  /** Null for a draft's picture, which the server already has. */
  readonly blob: Blob | null;
  /** The server's name for it. */
  readonly name: string | null;
  readonly state: "sending" | "ready" | "queued" | "refused";
  /** The share that has left the phone, 0 to 1. */
  readonly share: number;
  readonly problem: PictureProblem | null;
}

export interface Pictures {
  readonly list: readonly Picture[];
  /** Adds pictures, and returns how many of them there was no room for. */
  add(files: readonly File[]): number;
  /** Restores the pictures of a draft. */
  restore(draft: readonly { name: string; label: string }[]): void;
  remove(key: number): void;
  /** The server no longer has them: those that are here are sent again, the others go. */
  renew(): void;
  retry(key: number): void;
  /** Resolves when no upload is under way, with the outcome of each; those that wait are tried once more. */
  settled(): Promise<readonly Picture[]>;
}

let lastKey = 0;

export function usePictures(): Pictures {
  const [list, setList] = useState<readonly Picture[]>([]);
  const latest = useRef(list);
  const uploads = useRef(new Map<number, PictureUpload>());

  const change = useCallback((next: readonly Picture[]) => {
    latest.current = next;
    setList(next);
  }, []);
  const patch = useCallback(
    (key: number, changes: Partial<Picture>) =>
      change(latest.current.map((one) => (one.key === key ? { ...one, ...changes } : one))),
    [change],
  );
  const start = useCallback(
    ({ key, blob }: Picture) => {
      if (blob === null) return;
      patch(key, { state: "sending", share: 0, problem: null });
      const upload = uploadPicture(shrinkPicture(blob), (share) => patch(key, { share }));
      uploads.current.set(key, upload);
      void upload.done.then((uploaded) => {
        uploads.current.delete(key);
        if (uploaded === "noNetwork") patch(key, { state: "queued" });
        else if (typeof uploaded === "string") return;
        else if ("name" in uploaded) patch(key, { state: "ready", name: uploaded.name });
        else patch(key, { state: "refused", problem: uploaded.problem });
      });
    },
    [patch],
  );
  useEffect(() => {
    const retryQueued = () => {
      for (const picture of latest.current) if (picture.state === "queued") start(picture);
    };
    const running = uploads.current;
    addEventListener("online", retryQueued);
    return () => {
      removeEventListener("online", retryQueued);
      for (const upload of running.values()) upload.abort();
    };
  }, [start]);

  return useMemo(
    () => ({
      list,
      add(files) {
        const room = Math.max(0, MAX_FILES - latest.current.length);
        const added = files.slice(0, room).map(newPicture);
        change([...latest.current, ...added]);
        for (const picture of added) if (picture.state !== "refused") start(picture);
        return files.length - added.length;
      },
      restore(draft) {
        const known = draft.slice(0, MAX_FILES).map(({ name, label }): Picture => {
          lastKey += 1;
          return { key: lastKey, label, blob: null, name, state: "ready", share: 1, problem: null };
        });
        change(known);
      },
      remove(key) {
        uploads.current.get(key)?.abort();
        uploads.current.delete(key);
        change(latest.current.filter((one) => one.key !== key));
      },
      renew() {
        change(latest.current.filter(({ blob }) => blob !== null).map((one) => ({ ...one, name: null })));
        for (const picture of latest.current) if (picture.state !== "refused") start(picture);
      },
      retry(key) {
        const picture = latest.current.find((one) => one.key === key);
        if (picture !== undefined) start(picture);
      },
      async settled() {
        if (navigator.onLine) {
          for (const picture of latest.current) if (picture.state === "queued") start(picture);
        }
        while (uploads.current.size > 0) {
          await Promise.all([...uploads.current.values()].map(({ done }) => done));
        }
        return latest.current;
      },
    }),
    [list, change, start],
  );
}

function newPicture(file: File): Picture {
  lastKey += 1;
  const problem = findProblem(file);
  return {
    key: lastKey,
    label: file.name,
    blob: file,
    name: null,
    state: problem === null ? "sending" : "refused",
    share: 0,
    problem,
  };
}

/** Checks a picture as far as possible before it is sent; the server checks the content. */
function findProblem({ type }: File): PictureProblem | null {
  return PICTURE_TYPES.some((known) => known === type) ? null : "notPicture";
}
