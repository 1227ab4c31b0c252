import { type PointerEvent, useEffect, useRef } from "react";
import type { ShownFeedback } from "#domain/feedback/inbox-calls.ts";
import type { FeedbackInboxWords } from "#words/compiled/feedback/feedback-inbox.ts";
import { Icon } from "../../../base/ui/Icon.tsx";
import styles from "./PictureViewer.module.css";
import { picturePath } from "./picture-path.ts";

/** Pixels after which a finger has swiped. */
const SWIPE_PX = 48;

/** One picture over the whole window. Arrow keys, swipes and buttons go around: after the last comes the first. */
export function PictureViewer({
  files,
  at,
  text,
  onMove,
  onClose,
}: {
  files: ShownFeedback["files"];
  /** Position of the picture in view, from 0. */
  at: number;
  text: FeedbackInboxWords;
  onMove: (at: number) => void;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const start = useRef<number | null>(null);
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  const { length } = files;
  const move = (by: 1 | -1) => onMove((at + by + length) % length);
  const endSwipe = (event: PointerEvent) => {
    const from = start.current;
    start.current = null;
    if (from === null || length < 2 || Math.abs(event.clientX - from) < SWIPE_PX) return;
    move(event.clientX < from ? 1 : -1);
  };
  const picture = files[at];
  if (picture === undefined) return null;
  const name = text.picture(at + 1, length);
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={name}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={({ key }) => {
        if (length < 2) return;
        if (key === "ArrowRight") move(1);
        if (key === "ArrowLeft") move(-1);
      }}
    >
      <div className={styles.top}>
        <p role="status">{name}</p>
        <button type="button" className={styles.button} aria-label={text.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div
        className={styles.stage}
        onPointerDown={({ clientX }) => {
          start.current = clientX;
        }}
        onPointerUp={endSwipe}
        onPointerCancel={() => {
          start.current = null;
        }}
      >
        <img
          src={picturePath(picture.name)}
          width={picture.width}
          height={picture.height}
          alt={name}
          draggable={false}
        />
      </div>
      {length > 1 && (
        <div className={styles.moves}>
          <button
            type="button"
            className={styles.button}
            aria-label={text.previousPicture}
            aria-keyshortcuts="ArrowLeft"
            onClick={() => move(-1)}
          >
            <Icon name="back" />
          </button>
          <button
            type="button"
            className={`${styles.button} ${styles.next}`}
            aria-label={text.nextPicture}
            aria-keyshortcuts="ArrowRight"
            onClick={() => move(1)}
          >
            <Icon name="back" />
          </button>
        </div>
      )}
    </dialog>
  );
}
