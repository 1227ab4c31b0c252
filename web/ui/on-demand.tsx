import type { ComponentType, ReactNode } from "react";
import { createElement, useEffect, useState } from "react";
import type { Language } from "#domain/words/language.ts";

/**
 * A part of the page that comes on its own when it is needed: the first view does not wait for it. Nothing
 * suspends, so the server, which prepares every part, draws all of it in one go.
 */
export interface OnDemand<Props extends object> {
  /** Null until it has come. */
  readonly loaded: ComponentType<Props> | null;
  /** Brings it; from then on it is drawn at once. */
  prepare(): Promise<void>;
}

/** A part that `load` brings. */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let loaded: ComponentType<Props> | null = null;
  return {
    get loaded() {
      return loaded;
    },
    async prepare() {
      loaded ??= await load();
    },
  };
}

export type InEachLanguage<Props extends object> = Readonly<Record<Language, OnDemand<Props>>>;

/** A part that comes with the words of one language. */
export function inEachLanguage<Props extends object>(
  load: (language: Language) => Promise<ComponentType<Props>>,
): InEachLanguage<Props> {
  return { en: onDemand(() => load("en")), es: onDemand(() => load("es")) };
}

/** Draws such a part; until it is there, `instead`. */
export function PartOnDemand<Props extends object>({
  of,
  props,
  instead,
}: {
  of: OnDemand<Props>;
  props: Props;
  instead?: (isFailed: boolean, retry: () => void) => ReactNode;
}) {
  const [Loaded, setLoaded] = useState(() => of.loaded);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    if (Loaded !== null || isFailed) return;
    of.prepare().then(
      () => setLoaded(() => of.loaded),
      () => setFailed(true),
    );
  }, [of, Loaded, isFailed]);
  return Loaded === null ? instead?.(isFailed, () => setFailed(false)) : createElement(Loaded, props);
}
