import type { Asked } from "./load.ts";

/** What visitors noticed of a fault. */
export interface Effect {
  readonly reads: EffectOnKind;
  readonly writes: EffectOnKind;
  /** What must not have happened. */
  readonly faults: readonly string[];
}

export interface EffectOnKind {
  readonly asked: number;
  readonly failed: number;
  /** Seconds from the fault to the end of the last failure; 0: there was none. */
  readonly recoveredAfter: number;
  /** Longest time in which nothing was answered with 200, in seconds. */
  readonly longestGap: number;
}

/** @param from when the fault began @param until when everything was whole again; both as in `Asked` */
export function measureEffect(asked: readonly Asked[], from: number, until: number): Effect {
  const within = asked.filter((each) => each.to >= from && each.from <= until);
  return {
    reads: effectOn(within, "read", from, until),
    writes: effectOn(within, "write", from, until),
    faults: within.flatMap(({ app, fault }) => (fault === null ? [] : [`${app}: ${fault}`])),
  };
}

function effectOn(within: readonly Asked[], kind: Asked["kind"], from: number, until: number): EffectOnKind {
  const ofKind = within.filter((each) => each.kind === kind);
  const failed = ofKind.filter(({ status }) => status !== 200);
  const answered = ofKind.filter(({ status }) => status === 200).map(({ to }) => to);
  const moments = [from, ...answered.toSorted((a, b) => a - b), until];
  const gaps = moments.slice(1).map((moment, index) => moment - (moments[index] ?? moment));
  return {
    asked: ofKind.length,
    failed: failed.length,
    recoveredAfter: seconds(Math.max(from, ...failed.map(({ to }) => to)) - from),
    longestGap: seconds(Math.max(0, ...gaps)),
  };
}

function seconds(milliseconds: number): number {
  return Math.round(milliseconds / 100) / 10;
}
