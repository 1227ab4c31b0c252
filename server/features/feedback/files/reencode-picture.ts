import sharp, { type Sharp } from "sharp";
import { MAX_PICTURE_PIXELS, MAX_STORED_PICTURE_SIDE } from "#domain/base/contract/limits.ts";
import { isPolyglot, type PictureType, pictureTypeByContent } from "#domain/feedback/files/picture.ts";

/** One picture at a time: decoding a large one takes hundreds of megabytes. */
sharp.concurrency(1);
sharp.cache(false);

const TIMEOUT_SECONDS = 15;

export interface ReencodedPicture {
  readonly type: PictureType;
  readonly bytes: Uint8Array;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes a picture and encodes it again in the same format: upright, in sRGB, scaled down to the largest stored size,
 * first frame only, and without anything but pixels (place, device, comments, trailing data).
 *
 * @returns why it was refused: `notPicture` for an unsupported or truncated file, or one that is also something else;
 * `tooLarge` for more pixels than are accepted, by its header alone
 */
export async function reencodePicture(
  bytes: Uint8Array,
): Promise<ReencodedPicture | "notPicture" | "tooLarge"> {
  const type = pictureTypeByContent(bytes);
  if (type === null || isPolyglot(Buffer.from(bytes).toString("latin1"))) return "notPicture";
  try {
    const { width, height, format } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PICTURE_PIXELS) return "tooLarge";
    if (`image/${format}` !== type) return "notPicture";
    return await reencode(bytes, type);
  } catch {
    return "notPicture";
  }
}

async function reencode(bytes: Uint8Array, type: PictureType): Promise<ReencodedPicture> {
  const upright = sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: "error" })
    .autoOrient()
    .resize({
      width: MAX_STORED_PICTURE_SIDE,
      height: MAX_STORED_PICTURE_SIDE,
      fit: "inside",
      withoutEnlargement: true,
    })
    .timeout({ seconds: TIMEOUT_SECONDS });
  const { data, info } = await inKind(upright, type).toBuffer({ resolveWithObject: true });
  return { type, bytes: data, width: info.width, height: info.height };
}

function inKind(picture: Sharp, type: PictureType): Sharp {
  switch (type) {
    case "image/png":
      return picture.png({ compressionLevel: 8 });
    case "image/jpeg":
      return picture.jpeg({ quality: 82 });
    case "image/webp":
      return picture.webp({ quality: 82 });
  }
}
