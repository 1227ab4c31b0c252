/** The kinds of picture that are accepted (rule feedback 10). */
export const PICTURE_TYPES = ["image/png", "image/jpeg", "image/webp"] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

const EXTENSIONS: Readonly<Record<PictureType, string>> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
};

const NAME = /^[\w-]{32}\.(png|jpg|webp)$/;

/** @param random 32 characters that cannot be guessed: whoever knows the name may put it into a feedback */
export function pictureName(random: string, type: PictureType): string {
  return `${random}.${EXTENSIONS[type]}`;
}

/** The kind that a name of ours tells; null for any other name. */
export function pictureTypeOf(name: string): PictureType | null {
  const extension = NAME.exec(name)?.[1];
  return PICTURE_TYPES.find((type) => EXTENSIONS[type] === extension) ?? null;
}

/** What the first bytes say a file is, whatever its name; null where it is no picture that we take. */
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
 * What a file may be besides a picture: a page, a script, a drawing with scripts, a document, an archive. Each is
 * long enough that chance does not write it into the pixels of a photograph. Phones hang data of their own behind
 * a photograph, so that alone is no reason.
 */
const MARKUP =
  /<!doctype\s|<html[\s>]|<(?:script|iframe|object)[\s>]|<svg\s[^>]{0,200}xmlns|<\?php\s|%PDF-[12]\./i;
const ARCHIVES = ["PK\u0005\u0006\0\0\0\0", "Rar!\u001a\u0007", "7z\u00bc\u00af'\u001c"];

/**
 * Whether a picture is something else too. What is kept is written anew from the pixels, so nothing of it would
 * stay; but nobody sends such a file by accident.
 *
 * @param latin1 the bytes, each as the character of its number
 */
export function isPolyglot(latin1: string): boolean {
  return MARKUP.test(latin1) || ARCHIVES.some((signature) => latin1.includes(signature));
}
