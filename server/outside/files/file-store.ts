/**
 * Where uploaded files are kept: a folder by default, S3-compatible storage where it is configured. Names are ours,
 * so none of them climbs out of its folder.
 */
export interface FileStore {
  /** Whether there is room for more: what strangers send never fills the disk that the database stands on. */
  hasRoom(): Promise<boolean>;
  /** Resolves when the file is safely there. */
  put(name: string, bytes: Uint8Array, mediaType: string): Promise<void>;
  /** Null where there is none. */
  get(name: string): Promise<Uint8Array | null>;
  /** Resolves too where there was none. */
  remove(name: string): Promise<void>;
}
