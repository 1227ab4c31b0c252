/**
 * Storage of uploaded files: a folder by default, S3-compatible storage where configured. File names are
 * generated, so they cannot lead out of the folder.
 */
export interface FileStore {
  /** Whether there is room for more, so that uploads never fill the disk of the database. */
  hasRoom(): Promise<boolean>;
  /** Resolves when the file is stored durably. */
  put(name: string, bytes: Uint8Array, mediaType: string): Promise<void>;
  /** Reads a file; null where there is none. */
  get(name: string): Promise<Uint8Array | null>;
  /** Removes a file; resolves even if there is none. */
  remove(name: string): Promise<void>;
}

/** The storage cannot be reached, or rejected a request. */
export class StorageError extends Error {
  override name = "StorageError";
}
