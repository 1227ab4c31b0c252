import { useState } from "react";
import type { ShownFeedback } from "#domain/feedback/inbox-calls.ts";
import type { FeedbackInboxWords } from "#words/compiled/feedback/feedback-inbox.ts";
import styles from "./Pictures.module.css";
import { PictureViewer } from "./PictureViewer.tsx";
import { picturePath } from "./picture-path.ts";

/** The pictures of a message; each opens in the viewer. */
export function Pictures({ files, text }: { files: ShownFeedback["files"]; text: FeedbackInboxWords }) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <>
      <ul className={styles.pictures} aria-label={text.pictures}>
        {files.map(({ name, width, height }, at) => (
          <li key={name}>
            <button
              type="button"
              aria-label={text.openPicture(at + 1, files.length)}
              onClick={() => setOpen(at)}
            >
              <img src={picturePath(name)} width={width} height={height} alt="" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {open !== null && (
        <PictureViewer files={files} at={open} text={text} onMove={setOpen} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
