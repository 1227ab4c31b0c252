import { addressOf } from "#domain/base/contract/address.ts";

/** Where only its readers get a picture. */
export function picturePath(name: string): string {
  return addressOf("GET /files/{name}", { params: { name } });
}
