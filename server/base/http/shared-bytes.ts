import { createHash } from "node:crypto";

/** Bytes of large replies. Replies of the same content that wait to leave at the same time share one buffer. */
export interface SharedBytes {
  /** The UTF-8 of these texts, one behind another. */
  of(texts: readonly string[]): Buffer;
}

/** Buffers are known by their content, so they are never stale, and are held weakly: only waiting replies keep them. */
export function sharedBytes(): SharedBytes {
  const known = new Map<string, WeakRef<Buffer>>();
  return {
    of(texts) {
      const digesting = createHash("sha256");
      for (const text of texts) digesting.update(text);
      const digest = digesting.digest("base64url");
      const same = known.get(digest)?.deref();
      if (same !== undefined) return same;
      for (const [each, bytes] of known) {
        if (bytes.deref() === undefined) known.delete(each);
      }
      const made = joined(texts);
      known.set(digest, new WeakRef(made));
      return made;
    },
  };
}

/** Without a text of all, which V8 would keep long after it was sent. */
function joined(texts: readonly string[]): Buffer {
  const bytes = Buffer.allocUnsafeSlow(texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0));
  let end = 0;
  for (const text of texts) end += bytes.write(text, end);
  return bytes;
}
