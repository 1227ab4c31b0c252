/** Where only its readers get a picture. */
export function picturePath(name: string): string {
  return `/api/files/${name}`;
}
