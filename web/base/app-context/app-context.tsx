import { createContext, type ReactNode, useContext } from "react";
import type { OutsideLinks, PageViewer } from "#domain/app/page-rendering.ts";
import type { CallApi } from "#domain/base/contract/call-api.ts";
import type { Language } from "#domain/base/languages/language.ts";
import type { DangerHelp } from "#domain/danger/danger-help-reply.ts";
import type { FoundPlaces } from "../../features/places/search-places.ts";
import type { VisitorPlace } from "../browser/visitor-place.ts";
import type { Preferences } from "../pages/home-query.ts";
import type { Words } from "../words/words.ts";
import type { TypedText } from "./typed-text.ts";

/** Data that the first HTML brings along, besides the page's own. */
export interface AppData {
  language: Language;
  /** Languages that the operator has switched on, with their own names; absent: English and Spanish. */
  languages?: readonly (readonly [Language, string])[];
  /** The signed-in person; null for a guest. */
  viewer: PageViewer | null;
  place: VisitorPlace | null;
  preferences: Preferences;
  /** Links that the operator has set; the others would bloat each document. */
  links: Partial<OutsideLinks>;
  /** `https://host`, for addresses that are taken along. */
  origin: string;
  /** Epoch milliseconds at which the page was made. */
  now: number;
  /** A panel that is open without a script. */
  show: PanelName | null;
  /** Places that the server found for the picker, where scripts do not. */
  found: FoundPlaces | null;
  /** A search that came without scripts and names a danger. */
  typed?: TypedText;
  /** Help for the danger, for pages and panels whose own data lacks it. */
  danger?: DangerHelp;
  /** The address has a search that names a danger: no link and no form carries it further. */
  hasPrivateSearch?: true;
}

export const PANELS = ["menu", "search", "place", "options", "exit"] as const;
/** The feedback form opens as a panel too, but only with scripts. */
export type PanelName = (typeof PANELS)[number] | "feedback";

export interface Toast {
  /** A `held` message remains until its caller or the visitor removes it, or its time is over. */
  kind: "success" | "error" | "held";
  text: string;
  /** How long one that is `held` can be undone, in milliseconds. */
  lastsMs?: number;
  /** A button or a field, where something can be done about it. */
  action?: ReactNode;
}

/** State of the visit that every part of a page may use. */
export interface AppState extends Omit<AppData, "show" | "typed"> {
  words: Words;
  callApi: CallApi;
  /** True from the moment at which scripts work. */
  isHydrated: boolean;
  openPanel(panel: PanelName | null): void;
  /** Brings the panels before one is opened. */
  preloadPanels(): void;
  choosePlace(place: VisitorPlace | null): void;
  typed: TypedText | null;
  setTyped(typed: TypedText | null): void;
  savePreferences(preferences: Preferences): void;
  /** Shows a message; null removes it. */
  showToast(message: Toast | null): void;
  /** The viewer has changed their name, or is no longer signed in: null. */
  setViewer(viewer: PageViewer | null): void;
}

export const AppContext = createContext<AppState | null>(null);

export interface ShownPanel {
  panel: PanelName | null;
  /** The one that opens as soon as the panels have come; or that they did not, and browsers never ask again. */
  loadingPanel: PanelName | "failed" | null;
}

/** A separate context, so that an opening panel renders only itself and its buttons again. */
export const PanelContext = createContext<ShownPanel>({ panel: null, loadingPanel: null });

/** A separate context, so that a message renders only itself. */
export const ToastContext = createContext<Toast | null>(null);

export function useApp(): AppState {
  const app = useContext(AppContext);
  if (app === null) throw new Error("AppContext is missing");
  return app;
}
