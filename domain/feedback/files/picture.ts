/** Accepted types of pictures (rule feedback 10). */
export const PICTURE_TYPES = ["image/png", "image/jpeg", "image/webp"] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

const EXTENSIONS: Readonly<Record<PictureType, string>> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
};

const NAME = /^[\w-]{32}\.(png|jpg|webp)$/;

/** @param random 32 unguessable characters, since knowing the name allows attaching the picture */
export function pictureName(random: string, type: PictureType): string {
  return `${random}.${EXTENSIONS[type]}`;
}

/** Returns the type for a generated name; null for any other name. */
export function findPictureType(name: string): PictureType | null {
  const extension = NAME.exec(name)?.[1];
  return PICTURE_TYPES.find((type) => EXTENSIONS[type] === extension) ?? null;
}

/** Detects the type by a file's first bytes, whatever its name; null if it is not an accepted picture. */
export function pictureTypeByContent(bytes: Uint8Array): PictureType | null {
  if (startsWith(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "image/png";
  if (startsWith(bytes, 0, [0xff, 0xd8, 0xff])) return "image/jpeg";
  const isRiff = startsWith(bytes, 0, [0x52, 0x49, 0x46, 0x46]);
  return isRiff && startsWith(bytes, 8, [0x57, 0x45, 0x42, 0x50]) ? "image/webp" : null;
}

function startsWith(bytes: Uint8Array, at: number, expected: readonly number[]): boolean {
  return expected.every((byte, index) => bytes[at + index] === byte);
}

/**
 * Signatures of other formats in a picture: HTML, scripts, SVG, documents, archives. Each is long enough not to
 * occur in pixels by chance. Trailing data alone is accepted, since phones append some to photographs.
 */
const MARKUP =
  /<!doctype\s|<html[\s>]|<(?:script|iframe|object)[\s>]|<svg\s[^>]{0,200}xmlns|<\?php\s|%PDF-[12]\./i;
const ARCHIVES = ["PK\u0005\u0006\0\0\0\0", "Rar!\u001a\u0007", "7z\u00bc\u00af'\u001c"];

/**
 * Whether a picture is a polyglot file. Re-encoding would remove the rest, but such files are never sent by
 * accident.
 *
 * @param latin1 the bytes decoded as Latin-1
 */
export function isPolyglot(latin1: string): boolean {
  return MARKUP.test(latin1) || ARCHIVES.some((signature) => latin1.includes(signature));
}
