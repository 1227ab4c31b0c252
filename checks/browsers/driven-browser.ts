/** The roles by which journeys find what they use; a field for passwords has none of its own. */
export type Role = "button" | "heading" | "link" | "password" | "searchbox" | "textbox";

/**
 * A browser of another make, as a visitor has it: one window on a phone's measures, with a profile of its own that
 * goes with it. What is used is found by its role and its whole accessible name, and waited for.
 */
export interface DrivenBrowser {
  /** Such as `firefox 140.1`. */
  readonly name: string;
  open(address: string): Promise<void>;
  address(): Promise<string>;
  back(): Promise<void>;
  /** Whether such an element is on the page, and shown. */
  has(role: Role, name: string): Promise<boolean>;
  /** Brings it into view and presses it. */
  click(role: Role, name: string): Promise<void>;
  /** Puts the keyboard there, brings it into view, and types; `\n` is the Enter key. */
  type(role: Role, name: string, text: string): Promise<void>;
  /** The value of an expression in the page, which may be a promise. */
  evaluate(expression: string): Promise<unknown>;
  /** For the whole host of the page that is open. */
  setCookie(name: string, value: string): Promise<void>;
  /** Ends the browser; its profile goes too. */
  close(): Promise<void>;
}

/** One that may be on this machine. */
export interface BrowserKind {
  readonly name: string;
  /** What it consists of and is not on this machine; empty where it can be opened. */
  readonly missing: readonly string[];
  open(): Promise<DrivenBrowser>;
}

/** The measures of a common phone. */
export const PHONE = { width: 412, height: 915 };

/** How long a single thing is waited for, in milliseconds: a busy machine is no failure. */
export const PATIENCE_MS = 60_000;
