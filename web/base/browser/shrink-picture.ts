import { MAX_STORED_PICTURE_SIDE } from "#domain/base/contract/limits.ts";

/** In bytes; smaller pictures are sent unchanged. */
const MAX_ORIGINAL_BYTES = 1_000_000;

/**
 * Resizes a photograph on the phone to what the server stores: a tenth of the bytes on a bad network, and its location
 * never leaves the phone. Returns it unchanged if that saves nothing, or the browser cannot.
 */
export async function shrinkPicture(picture: Blob): Promise<Blob> {
  if (picture.size <= MAX_ORIGINAL_BYTES || !("createImageBitmap" in window)) return picture;
  try {
    const bitmap = await createImageBitmap(picture);
    const scale = Math.min(1, MAX_STORED_PICTURE_SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const type = picture.type === "image/png" ? picture.type : "image/jpeg";
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.85));
    return drawn !== null && drawn.size < picture.size ? drawn : picture;
  } catch {
    return picture;
  }
}
