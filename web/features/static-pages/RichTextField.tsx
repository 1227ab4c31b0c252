import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { Language } from "#domain/base/languages/language.ts";
import type { StaticPageEditorWords } from "#words/compiled/static-pages/static-page-editor.ts";
import { whenResolved } from "../../base/calls/when-resolved.ts";
import buttons from "../../base/ui/buttons.module.css";
import { TextAreaField, TextField } from "../../base/ui/Fields.tsx";
import field from "../../base/ui/FormField.module.css";
import { FieldError } from "../../base/ui/FormField.tsx";
import { isPageLink } from "./pasted-fragment.ts";
import styles from "./RichTextField.module.css";
import type { Format, RichTextEditor } from "./rich-text-editor.ts";

const FORMATS = ["heading", "subheading", "bold", "bullets", "numbers"] as const satisfies readonly Format[];

export interface RichTextFieldProps {
  language: Language;
  html: string;
  error: string | undefined;
  text: StaticPageEditorWords;
  onChange: (html: string) => void;
}

/** A text with headings, lists, links and bold; where the editor did not come, its HTML. */
export function RichTextField({ language, html, error, text, onChange }: RichTextFieldProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const editor = useRef<RichTextEditor | null>(null);
  const change = useRef(onChange);
  change.current = onChange;
  const first = useRef(html);
  const [state, setState] = useState<"loading" | "open" | "failed">("loading");
  const [formats, setFormats] = useState<ReadonlySet<Format>>(new Set());
  useEffect(() => {
    /** The value reported last: the editor reports some changes late, and a page that is left has no later. */
    let told: string | null = null;
    const tell = () => {
      const now = editor.current?.getHtml() ?? told;
      if (now === null || now === told) return;
      told = now;
      change.current(now);
    };
    addEventListener("pagehide", tell);
    document.addEventListener("visibilitychange", tell);
    const loading = import("./rich-text-editor.ts").catch(() => null);
    const cancel = whenResolved(loading, (loaded) => {
      if (loaded === null) return setState("failed");
      if (root.current === null) return;
      editor.current = loaded.openEditor(root.current, first.current, {
        onChange: tell,
        onMove: () => setFormats(editor.current?.formats() ?? new Set()),
      });
      told = editor.current.getHtml();
      setState("open");
    });
    return () => {
      cancel();
      removeEventListener("pagehide", tell);
      document.removeEventListener("visibilitychange", tell);
      editor.current?.destroy();
      editor.current = null;
    };
  }, []);

  if (state === "failed") {
    return (
      <TextAreaField
        label={text.text}
        hint={text.html}
        error={error}
        rows={16}
        lang={language}
        value={html}
        onChange={onChange}
        isRequired
      />
    );
  }
  return (
    <div className={field.field} data-invalid={error === undefined ? undefined : ""}>
      <span className={field.label} id={`${id}label`}>
        {text.text}
      </span>
      <p className={field.hint} id={`${id}hint`}>
        {text.support}
      </p>
      <Toolbar editor={editor.current} formats={formats} text={text} />
      {/* biome-ignore lint/a11y/useSemanticElements: no element of HTML edits text with headings and lists. */}
      <div
        ref={root}
        className={styles.editor}
        lang={language}
        role="textbox"
        aria-multiline="true"
        aria-labelledby={`${id}label`}
        aria-describedby={error === undefined ? `${id}hint` : `${id}hint ${id}error`}
        aria-invalid={error !== undefined}
        aria-busy={state === "loading"}
        tabIndex={0}
      />
      <FieldError id={`${id}error`} error={error} />
    </div>
  );
}

/** One stop of the tab key; arrows go from button to button. */
function Toolbar({
  editor,
  formats,
  text,
}: {
  editor: RichTextEditor | null;
  formats: ReadonlySet<Format>;
  text: StaticPageEditorWords;
}) {
  const [stop, setStop] = useState(0);
  const [isLinking, setLinking] = useState(false);
  const hasLink = formats.has("link");
  const items = [
    ...FORMATS.map((format) => ({
      name: text.tools[format],
      isPressed: formats.has(format),
      act: () => editor?.toggle(format),
    })),
    {
      name: hasLink ? text.tools.unlink : text.tools.link,
      isPressed: undefined,
      act: () => (hasLink ? editor?.toggle("link") : setLinking(true)),
    },
    { name: text.tools.undo, isPressed: undefined, act: () => editor?.undo() },
    { name: text.tools.redo, isPressed: undefined, act: () => editor?.redo() },
  ];
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const last = items.length - 1;
    const to = { ArrowRight: stop + 1, ArrowLeft: stop - 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = to < 0 ? last : to > last ? 0 : to;
    setStop(next);
    event.currentTarget.querySelectorAll("button")[next]?.focus();
  };
  return (
    <>
      <div role="toolbar" aria-label={text.toolbar} className={styles.toolbar} onKeyDown={move}>
        {items.map(({ name, isPressed, act }, index) => (
          <button
            key={name}
            type="button"
            className={styles.tool}
            aria-pressed={isPressed}
            disabled={editor === null}
            tabIndex={index === stop ? 0 : -1}
            onFocus={() => setStop(index)}
            // The text keeps its selection.
            onMouseDown={(event) => event.preventDefault()}
            onClick={act}
          >
            {name}
          </button>
        ))}
      </div>
      {isLinking && (
        <LinkAddress
          text={text}
          onAdd={(address) => {
            setLinking(false);
            editor?.toggle("link", address);
          }}
          onCancel={() => setLinking(false)}
        />
      )}
    </>
  );
}

function LinkAddress({
  text,
  onAdd,
  onCancel,
}: {
  text: StaticPageEditorWords;
  onAdd: (address: string) => void;
  onCancel: () => void;
}) {
  const [address, setAddress] = useState("");
  const [isWrong, setWrong] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.querySelector("input")?.focus(), []);
  const add = () => {
    const given = address.trim();
    if (isPageLink(given)) onAdd(given);
    else setWrong(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter adds the link in place of sending the form around it.
    <div
      ref={group}
      className={styles.link}
      data-escape=""
      onKeyDown={(event) => {
        if (event.key === "Enter" && event.target instanceof HTMLInputElement) {
          event.preventDefault();
          add();
        }
        if (event.key === "Escape") onCancel();
      }}
    >
      <TextField
        label={text.linkAddress}
        hint={text.linkHint}
        error={isWrong ? text.linkError : undefined}
        value={address}
        onChange={setAddress}
        inputProps={{ inputMode: "url", maxLength: 2000 }}
      />
      <div className={styles.linkButtons}>
        <button type="button" className={buttons.outlined} onClick={add}>
          {text.addLink}
        </button>
        <button type="button" className={buttons.quiet} onClick={onCancel}>
          {text.cancel}
        </button>
      </div>
    </div>
  );
}
