import { MAX_FILE_BYTES } from "#domain/base/contract/limits.ts";
import { uploadFile } from "../../base/calls/upload-file.ts";

export type PictureProblem = "notPicture" | "tooLarge" | "tooManyPixels" | "failed";

/** The name that the server gave, or why it has none. */
export type Uploaded =
  | { readonly name: string }
  | { readonly problem: PictureProblem }
  | "noNetwork"
  | "aborted";

export interface PictureUpload {
  readonly done: Promise<Uploaded>;
  abort(): void;
}

/**
 * @param picture may still be on its way from the phone's own work
 * @param onProgress the share that has left the phone, 0 to 1
 */
export function uploadPicture(picture: Promise<Blob>, onProgress: (share: number) => void): PictureUpload {
  const controller = new AbortController();
  const { signal } = controller;
  const send = async (blob: Blob): Promise<Uploaded> => {
    if (signal.aborted) return "aborted";
    if (blob.size > MAX_FILE_BYTES) return { problem: "tooLarge" };
    const answer = await uploadFile("POST /files", blob, { onProgress, signal });
    if (answer.ok) return { name: answer.reply.name };
    if (signal.aborted) return "aborted";
    const { code, fields } = answer.problem;
    if (code === 503) return "noNetwork";
    if (code === 415) return { problem: "notPicture" };
    if (code !== 413) return { problem: "failed" };
    return { problem: fields?.["file"] === "outOfRange" ? "tooManyPixels" : "tooLarge" };
  };
  return { done: picture.then(send), abort: () => controller.abort() };
}
