import type { SharingWords } from "#domain/words/en/sharing.ts";
import type { Toast } from "../../app-context/app-context.tsx";

/** What the buttons for sharing and printing do: loaded with the first click. */

/** Opens the phone's own share sheet; where there is none, copies the address. */
export async function shareAddress({
  name,
  address,
  safety,
  sharing,
  showToast,
}: {
  name: string;
  address: string;
  /** What is shared begins with it; null: nothing. */
  safety: string | null;
  sharing: SharingWords;
  showToast: (toast: Toast) => void;
}): Promise<void> {
  if (typeof navigator.share === "function") {
    // Closing the sheet is no failure.
    await navigator.share({ title: name, text: lines(safety, name), url: address }).catch(() => {});
    return;
  }
  try {
    await navigator.clipboard.writeText(lines(safety, address));
    showToast({ kind: "success", text: sharing.copied });
  } catch {
    showToast({ kind: "error", text: lines(safety, `${sharing.notCopied} ${address}`) });
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

function lines(first: string | null, second: string): string {
  return first === null ? second : `${first}\n${second}`;
}
