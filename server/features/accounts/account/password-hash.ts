import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

/** Cost parameters of a hash. They are part of each stored hash, so that they can be changed later. */
export interface HashCost {
  readonly memoryKiB: number;
  readonly passes: number;
  readonly lanes: number;
}

/** First recommendation of the OWASP cheat sheet; measured in docs/decisions, *accounts*. */
export const HASH_COST: HashCost = { memoryKiB: 19 * 1024, passes: 2, lanes: 1 };

const SALT_BYTES = 16;
const HASH_BYTES = 32;
const VERSION = 19;

const derive = promisify(argon2);

/** Hashes a prepared password, as a PHC string: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
export async function hashPassword(password: string, cost: HashCost = HASH_COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derived(password, salt, cost, HASH_BYTES);
  const { memoryKiB, passes, lanes } = cost;
  return `$argon2id$v=${VERSION}$m=${memoryKiB},t=${passes},p=${lanes}$${unpaddedBase64(salt)}$${unpaddedBase64(hash)}`;
}

/** Whether the hash is of this prepared password. */
export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  const { cost, salt, hash } = readStored(stored);
  return timingSafeEqual(await derived(password, salt, cost, hash.length), hash);
}

/** Whether the hash has outdated cost parameters. */
export function needsRehash(stored: string): boolean {
  const { cost, hash } = readStored(stored);
  return (
    cost.memoryKiB !== HASH_COST.memoryKiB ||
    cost.passes !== HASH_COST.passes ||
    cost.lanes !== HASH_COST.lanes ||
    hash.length !== HASH_BYTES
  );
}

/** A hash of no password at the current cost, so that checking an unknown account takes as long as a known one. */
export const DUMMY_HASH = `$argon2id$v=${VERSION}$m=${HASH_COST.memoryKiB},t=${HASH_COST.passes},p=${HASH_COST.lanes}$${unpaddedBase64(Buffer.alloc(SALT_BYTES))}$${unpaddedBase64(Buffer.alloc(HASH_BYTES))}`;

const STORED = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([\w+/]{11,86})\$([\w+/]{22,86})$/;

interface Stored {
  readonly cost: HashCost;
  readonly salt: Buffer;
  readonly hash: Buffer;
}

function readStored(stored: string): Stored {
  const [, memory, passes, lanes, salt, hash] = STORED.exec(stored) ?? [];
  if (salt === undefined || hash === undefined) throw new Error("A stored password hash cannot be read.");
  return {
    cost: { memoryKiB: Number(memory), passes: Number(passes), lanes: Number(lanes) },
    salt: Buffer.from(salt, "base64"),
    hash: Buffer.from(hash, "base64"),
  };
}

function derived(password: string, nonce: Buffer, cost: HashCost, tagLength: number): Promise<Buffer> {
  return derive("argon2id", {
    message: password,
    nonce,
    parallelism: cost.lanes,
    tagLength,
    memory: cost.memoryKiB,
    passes: cost.passes,
  });
}

/** Base64 without its padding, as PHC strings have it. */
function unpaddedBase64(bytes: Buffer): string {
  return bytes.toString("base64").replaceAll("=", "");
}
