import { createHash } from "node:crypto";
import { AwsV4Signer } from "aws4fetch";
import { type FileStore, StorageError } from "./file-store.ts";

/** A bucket of S3-compatible storage. */
export interface S3Settings {
  /** `https://s3.example.org`, without a trailing slash; the bucket is appended as a path. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const TIMEOUT_MS = 20_000;

/** Stores files as objects of a bucket. Requests are signed with their body (AWS Signature 4). */
export function s3Files(settings: S3Settings): FileStore {
  const send = async (method: string, name: string, body?: Uint8Array<ArrayBuffer>, type?: string) => {
    const { endpoint, bucket, ...keys } = settings;
    const signed = await new AwsV4Signer({
      ...keys,
      service: "s3",
      method,
      url: `${endpoint}/${bucket}/${name}`,
      headers: {
        "x-amz-content-sha256": createHash("sha256")
          .update(body ?? "")
          .digest("hex"),
        ...(type === undefined ? {} : { "content-type": type }),
      },
      ...(body === undefined ? {} : { body }),
    }).sign();
    return fetch(signed.url, {
      method,
      headers: signed.headers,
      body: body ?? null,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw new StorageError(`The file storage did not answer ${method}.`, { cause });
    });
  };
  return {
    // A bucket's limits are up to its provider.
    async hasRoom() {
      return true;
    },
    async put(name, bytes, mediaType) {
      const reply = await send("PUT", name, new Uint8Array(bytes), mediaType);
      await reply.body?.cancel();
      if (!reply.ok) throw rejection("PUT", reply.status);
    },
    async get(name) {
      const reply = await send("GET", name);
      if (reply.ok) return new Uint8Array(await reply.arrayBuffer());
      await reply.body?.cancel();
      if (reply.status === 404) return null;
      throw rejection("GET", reply.status);
    },
    async remove(name) {
      const reply = await send("DELETE", name);
      await reply.body?.cancel();
      if (!reply.ok && reply.status !== 404) throw rejection("DELETE", reply.status);
    },
  };
}

function rejection(method: string, status: number): StorageError {
  return new StorageError(`The file storage answered ${method} with ${status}.`);
}
