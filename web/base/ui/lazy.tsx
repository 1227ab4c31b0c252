import type { FunctionComponent, ReactNode } from "react";
import { createElement, useEffect, useState } from "react";
import type { Language } from "#domain/base/languages/language.ts";

/**
 * A part of the page that comes on its own when it is needed: the first view does not wait for it. Nothing
 * suspends, so the server, which prepares every part, draws all of it in one go.
 */
export interface LazyComponent<Props extends object> {
  /** Null until it has loaded. */
  readonly loaded: FunctionComponent<Props> | null;
  /** Loads the component; from then on it renders right away. */
  preload(): Promise<void>;
}

type Picked<Props> = FunctionComponent<Props> | Promise<FunctionComponent<Props>>;

/**
 * A part that is loaded when it is needed.
 *
 * @param load imports modules
 * @param pick takes the part from them
 */
export function lazy<Props extends object, Modules = unknown>(
  load: () => Promise<Modules>,
  pick: (modules: Modules) => Picked<Props>,
): LazyComponent<Props> {
  let loaded: FunctionComponent<Props> | null = null;
  let loading: Promise<void> | null = null;
  return {
    get loaded() {
      return loaded;
    },
    preload() {
      loading ??= load()
        .then(pick)
        .then(
          (loadedComponent) => {
            loaded = loadedComponent;
          },
          (problem: unknown) => {
            loading = null;
            throw problem;
          },
        );
      return loading;
    },
  };
}

export type LazyPerLanguage<Props extends object> = (language: Language) => LazyComponent<Props>;

/** A lazy component that loads with the words of one language. */
export function lazyPerLanguage<Props extends object, Modules = unknown>(
  load: (language: Language) => Promise<Modules>,
  pick: (modules: Modules, language: Language) => Picked<Props>,
): LazyPerLanguage<Props> {
  const made: Partial<Record<Language, LazyComponent<Props>>> = {};
  return (language) => {
    made[language] ??= lazy(
      () => load(language),
      (modules) => pick(modules, language),
    );
    return made[language];
  };
}

/** Renders a lazy component; until it is loaded, `fallback`. */
export function Lazy<Props extends object>({
  component,
  props,
  fallback,
}: {
  component: LazyComponent<Props>;
  props: Props;
  fallback?: (isFailed: boolean, retry: () => void) => ReactNode;
}) {
  const [Loaded, setLoaded] = useState(() => component.loaded);
  const [isFailed, setFailed] = useState(false);
  const load = (onFailure: () => void) =>
    void component.preload().then(() => setLoaded(() => component.loaded), onFailure);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each component.
  useEffect(() => {
    if (Loaded === null) load(() => setFailed(true));
  }, [component]);
  // Chromium remembers a failed module until the page is reloaded. No input is lost by a reload, because the part is
  // not there yet.
  const retry = () => {
    // Read at the press: an attempt without a network must not reload the page when the network comes back.
    const { onLine } = navigator;
    load(() => onLine && location.reload());
  };
  return Loaded === null ? fallback?.(isFailed, retry) : createElement(Loaded, props);
}
