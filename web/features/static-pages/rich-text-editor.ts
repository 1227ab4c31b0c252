import Squire from "squire-rte";
import { pageFragment } from "./pasted-fragment.ts";

/** Formats at the cursor, as the toolbar shows them. */
export type Format = "heading" | "subheading" | "bold" | "bullets" | "numbers" | "link";

const TAGS: Readonly<Record<Format, string>> = {
  heading: "H2",
  subheading: "H3",
  bold: "B",
  bullets: "UL",
  numbers: "OL",
  link: "A",
};

/** An editor of simple HTML in an element. */
export interface RichTextEditor {
  getHtml(): string;
  setHtml(html: string): void;
  formats(): ReadonlySet<Format>;
  /** Sets or removes it. @param address of a link */
  toggle(format: Format, address?: string): void;
  undo(): void;
  redo(): void;
  destroy(): void;
}

/** @param onChange the text has changed; @param onMove the cursor is elsewhere, or the format has changed */
export function openEditor(
  root: HTMLElement,
  html: string,
  { onChange, onMove }: { onChange: () => void; onMove: () => void },
): RichTextEditor {
  const squire = new Squire(root, {
    blockTag: "P",
    addLinks: false,
    sanitizeToDOMFragment: (pasted) => pageFragment(pasted),
  });
  // Tab leaves the editor, and formats that pages do not have are not offered.
  for (const key of ["Tab", "Shift-Tab", "Ctrl-u", "Meta-u"]) squire.setKeyHandler(key, null);
  squire.setHTML(html);
  squire.addEventListener("input", onChange);
  for (const event of ["pathChange", "select", "cursor"]) squire.addEventListener(event, onMove);
  const formats = () => {
    const found = new Set<Format>();
    for (const format of FORMATS) if (squire.hasFormat(TAGS[format])) found.add(format);
    return found;
  };
  return {
    getHtml: () => squire.getHTML(),
    setHtml: (changed) => {
      squire.setHTML(changed);
    },
    formats,
    toggle(format, address) {
      const isOn = formats().has(format);
      if (format === "bold") {
        if (isOn) squire.removeBold();
        else squire.bold();
      } else if (format === "link") {
        if (address === undefined) squire.removeLink();
        else squire.makeLink(address);
      } else if (format === "heading" || format === "subheading") {
        const tag = isOn ? "P" : TAGS[format];
        squire.modifyBlocks((fragment) => withBlocks(fragment, tag));
        squire.focus();
      } else if (isOn) squire.removeList();
      else if (format === "bullets") squire.makeUnorderedList();
      else squire.makeOrderedList();
      onMove();
      // Squire reports its own changes later or, where it has just stored a step of undo, not at all.
      onChange();
    },
    undo: () => {
      squire.undo();
      onChange();
    },
    redo: () => {
      squire.redo();
      onChange();
    },
    destroy: () => squire.destroy(),
  };
}

const FORMATS: readonly Format[] = ["heading", "subheading", "bold", "bullets", "numbers", "link"];

/** The same, with each paragraph and heading as this element. */
function withBlocks(fragment: DocumentFragment, tag: string): DocumentFragment {
  for (const block of fragment.querySelectorAll("p, h2, h3")) {
    const changed = document.createElement(tag);
    changed.append(...block.childNodes);
    block.replaceWith(changed);
  }
  return fragment;
}
