/** Lets the browser save an address's reply, under the name that it sends. The page stays. */
export function saveFromAddress(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = "";
  link.click();
}

/** Saves a text as a file of the browser's downloads. @param type its media type */
export function saveAsFile(text: string, fileName: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  // Some browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
