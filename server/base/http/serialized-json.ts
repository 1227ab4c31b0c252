/**
 * JSON that is already serialized: the bytes of its UTF-8, with one character of the text for each byte. Fragments can
 * be cached, joined and sent without being encoded again, and V8 stores each character in one byte.
 */
export interface SerializedJson {
  readonly utf8: string;
}

/** Encodes a text as UTF-8, one character per byte. */
export function encodeUtf8(text: string): string {
  return Buffer.from(text, "utf8").toString("latin1");
}

/** A large value that is already serialized, as it is sent: bytes are no part of V8's heap. */
export interface SerializedBytes {
  readonly bytes: Buffer;
}

export function toBuffer(json: SerializedJson | SerializedBytes): Buffer {
  return "bytes" in json ? json.bytes : Buffer.from(json.utf8, "latin1");
}

/** Parses the value, whose type the caller knows. */
export function parseSerialized<T>(json: SerializedJson | SerializedBytes): T {
  return JSON.parse(toBuffer(json).toString("utf8"));
}
