import type { SharingWords } from "#words/compiled/service-page/sharing.ts";
import type { Toast } from "../../../base/app-context/app-context.tsx";
import { copyField } from "./CopyField.tsx";

/** Actions of the buttons for sharing and printing, loaded with the first click. */

interface Sharing {
  sharing: SharingWords;
  showToast: (toast: Toast) => void;
}

/** Opens the phone's own share sheet; where there is none, copies the address. */
export async function shareAddress({
  name,
  address,
  sharing: { copied, notCopied },
  showToast,
}: Sharing & { name: string; address: string }): Promise<void> {
  await share({ title: name, text: name, url: address }, address, { copied, notCopied, showToast });
}

/** Shares a telephone number and what to do with it, without a page. */
export async function shareNumber({
  number,
  sharing: { callNumber, numberCopied, numberNotCopied },
  showToast,
}: Sharing & { number: string }): Promise<void> {
  const text = callNumber(number);
  await share({ text }, text, { copied: numberCopied, notCopied: numberNotCopied, showToast });
}

async function share(
  what: ShareData,
  copy: string,
  { copied, notCopied, showToast }: Pick<Sharing, "showToast"> & Record<"copied" | "notCopied", string>,
): Promise<void> {
  if (typeof navigator.share === "function") {
    // Closing the sheet is no failure.
    await navigator.share(what).catch(() => {});
    return;
  }
  try {
    await navigator.clipboard.writeText(copy);
    showToast({ kind: "success", text: copied });
  } catch {
    showToast({ kind: "error", text: notCopied, action: copyField(notCopied, copy) });
  }
}

/** Prints the page. The code of its address is loaded only for printing: it is waited for, but not long. */
export async function printPage(pictureId: string): Promise<void> {
  const picture = document.getElementById(pictureId);
  if (picture instanceof HTMLImageElement) {
    picture.loading = "eager";
    await Promise.race([
      picture.decode().catch(() => {}),
      new Promise((resolve) => setTimeout(resolve, 2000)),
    ]);
  }
  window.print();
}
