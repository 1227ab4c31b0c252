import { buildCallPath } from "#domain/base/contract/address.ts";

/** Returns the address at which a picture is served to its readers only. */
export function picturePath(name: string): string {
  return buildCallPath("GET /files/{name}", { params: { name } });
}
