import type { Source } from "#domain/sources/source.ts";

/** A source with how many services have facts of it. */
export interface CountedSource {
  readonly source: Omit<Source, "asOf">;
  readonly services: number;
}

/** Counts services by the sources of their facts. */
export class SourceCount {
  readonly #counts = new Map<string, CountedSource>();

  /** One service, with the sources of its facts. */
  add(sources: readonly Source[]): void {
    for (const { name, url, licence } of sources) {
      const key = JSON.stringify([name, url, licence]);
      const services = (this.#counts.get(key)?.services ?? 0) + 1;
      this.#counts.set(key, { source: { name, url, licence }, services });
    }
  }

  get all(): CountedSource[] {
    return [...this.#counts.values()];
  }
}
