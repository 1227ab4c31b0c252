import type { DragEvent } from "react";
import { useEffect, useId, useRef, useState } from "react";
import { MAX_FILES } from "#domain/base/contract/limits.ts";
import { PICTURE_TYPES } from "#domain/feedback/files/picture.ts";
import type { FeedbackWords } from "#words/compiled/feedback/feedback.ts";
import { whenResolved } from "../../base/calls/when-resolved.ts";
import buttons from "../../base/ui/buttons.module.css";
import field from "../../base/ui/FormField.module.css";
import { FieldError } from "../../base/ui/FormField.tsx";
import { Icon } from "../../base/ui/Icon.tsx";
import { SvgIcon } from "../../base/ui/SvgIcon.tsx";
import styles from "./MessageForm.module.css";
import type { Picture, Pictures } from "./use-pictures.ts";

/** Up to five pictures, chosen or dropped; each can be removed, and shows how far it is. */
export function PictureField({
  pictures,
  words,
  error,
}: {
  pictures: Pictures;
  words: FeedbackWords["pictures"];
  error: string | null;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isDraggedOver, setDraggedOver] = useState(false);
  const [sizeNote, setSizeNote] = useState("");
  const isFull = pictures.list.length >= MAX_FILES;

  const add = (files: FileList | null) => {
    const left = pictures.add([...(files ?? [])]);
    setSizeNote(left > 0 ? words.tooMany(MAX_FILES) : "");
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDraggedOver(false);
    add(event.dataTransfer.files);
  };
  return (
    <fieldset
      className={isDraggedOver ? `${field.field} ${styles.dragOver}` : field.field}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setDraggedOver(true);
      }}
      onDragLeave={() => setDraggedOver(false)}
      onDrop={drop}
    >
      <legend className={field.label}>{words.label(MAX_FILES)}</legend>
      <p className={field.hint} id={`${id}hint`}>
        {words.hint}
      </p>
      {pictures.list.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.list.map((picture, at) => (
            <PictureRow
              key={picture.key}
              picture={picture}
              label={picture.label || words.number(at + 1)}
              words={words}
              onRetry={() => pictures.retry(picture.key)}
              onRemove={() => {
                pictures.remove(picture.key);
                setSizeNote(words.removed(picture.label));
                input.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <p className={styles.choose} hidden={isFull}>
        <input
          ref={input}
          id={id}
          className={styles.chooser}
          type="file"
          multiple
          accept={PICTURE_TYPES.join(",")}
          aria-describedby={`${id}hint`}
          onChange={(event) => {
            add(event.target.files);
            // Allows the same picture to be chosen again after it was removed.
            event.target.value = "";
          }}
        />
        <label htmlFor={id} className={buttons.outlined}>
          <SvgIcon name="picture" />
          {words.choose}
        </label>
        <span className={styles.drop}>{words.drop}</span>
      </p>
      <p className={sizeNote === "" ? "visually-hidden" : styles.note} role="status">
        {sizeNote}
      </p>
      <FieldError error={error ?? undefined} />
    </fieldset>
  );
}

function PictureRow({
  picture,
  label,
  words,
  onRetry,
  onRemove,
}: {
  picture: Picture;
  label: string;
  words: FeedbackWords["pictures"];
  onRetry: () => void;
  onRemove: () => void;
}) {
  const { state, share, problem } = picture;
  const percent = Math.round(share * 100);
  return (
    <li className={styles.picture}>
      <Preview blob={picture.blob} />
      <div className={styles.pictureText}>
        <p className={styles.pictureName}>{label}</p>
        {state === "sending" ? (
          <>
            <progress
              className={styles.bar}
              max={100}
              value={percent}
              aria-label={words.progress(label, percent)}
            />
            <p className={styles.note}>{percent < 100 ? `${percent} %` : words.working}</p>
          </>
        ) : (
          <p className={state === "refused" ? field.error : styles.note}>
            {state === "refused" ? words[problem ?? "failed"] : words[state]}
          </p>
        )}
        {problem === "failed" && (
          <button type="button" className={buttons.quiet} onClick={onRetry}>
            {words.retry}
            <span className="visually-hidden">, {label}</span>
          </button>
        )}
      </div>
      <button type="button" className={styles.remove} aria-label={words.remove(label)} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </li>
  );
}

const SIDE = 64;

/** Drawn into a canvas: the page's policy lets no picture in that is not the site's. */
function Preview({ blob }: { blob: Blob | null }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (blob === null || !("createImageBitmap" in window)) return;
    // A picture that cannot be drawn has no preview.
    const drawing = createImageBitmap(blob).catch(() => null);
    return whenResolved(drawing, (bitmap) => {
      const target = canvas.current;
      const context = target?.getContext("2d");
      if (bitmap === null || target === null || !context) return;
      const scale = Math.max(target.width / bitmap.width, target.height / bitmap.height);
      const [width, height] = [bitmap.width * scale, bitmap.height * scale];
      context.drawImage(bitmap, (target.width - width) / 2, (target.height - height) / 2, width, height);
      bitmap.close();
    });
  }, [blob]);
  return (
    <span aria-hidden="true">
      <canvas ref={canvas} className={styles.preview} width={SIDE * 2} height={SIDE * 2} />
    </span>
  );
}
