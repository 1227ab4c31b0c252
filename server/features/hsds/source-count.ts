import { type Source, sourceKey } from "#domain/services/source.ts";

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
    const each = new Map(sources.map((source) => [sourceKey(source), source]));
    for (const [key, { name, url, licence }] of each) {
      const services = (this.#counts.get(key)?.services ?? 0) + 1;
      this.#counts.set(key, { source: { name, url, licence }, services });
    }
  }

  get all(): CountedSource[] {
    return [...this.#counts.values()];
  }
}
