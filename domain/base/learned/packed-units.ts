import type { Likelihoods } from "./softmax.ts";
import { decodeLevel, type LearnedUnits, likelihoodsByLevels, type Network } from "./units.ts";

/**
 * Weights of units at half the size, for servers only: two weights per character, and each feature without the
 * beginning that it shares with the one before. About one weight in two thousand exceeds their range.
 */
export interface PackedUnits extends Network {
  /** One per line: how many letters it shares with the feature before, and the rest of it. */
  readonly endings: string;
  /** One character per two units, feature after feature. */
  readonly pairs: string;
}

const MAX_PACKED = 4;
const LEVELS = 2 * MAX_PACKED + 1;
/** Pairs are written from "#" on, without the backslash. */
const FIRST = "#".charCodeAt(0);
const BACKSLASH = "\\".charCodeAt(0);
/** The number of shared letters is one digit of base 36. */
const DIGITS = 36;

/** Packs weights. @param learned of an even number of units */
export function packUnits({ features, weights, ...network }: LearnedUnits): PackedUnits {
  const levels = Array.from(weights, (character) =>
    Math.max(-MAX_PACKED, Math.min(MAX_PACKED, decodeLevel(character))),
  );
  const pairs = Array.from({ length: levels.length / 2 }, (_, at) =>
    pairCharacter(packLevel(levels[2 * at]) * LEVELS + packLevel(levels[2 * at + 1])),
  );
  let before = "";
  const endings = features.split("\n").map((feature) => {
    const shared = sharedLetters(before, feature);
    before = feature;
    return `${shared.toString(DIGITS)}${feature.slice(shared)}`;
  });
  return { ...network, endings: endings.join("\n"), pairs: pairs.join("") };
}

/** Like `likelihoodsByUnits`, for packed weights. */
export function likelihoodsByPacked(packed: PackedUnits): Likelihoods {
  return likelihoodsByLevels(packed, readEndings(packed.endings), readPairs(packed.pairs));
}

/** Restores the features, in order. */
export function readEndings(endings: string): readonly string[] {
  let before = "";
  return endings.split("\n").map((written) => {
    before = before.slice(0, Number.parseInt(written.charAt(0), DIGITS)) + written.slice(1);
    return before;
  });
}

/** Decodes the levels of all weights without intermediate text, since there are millions. */
export function readPairs(pairs: string): Int8Array {
  const levels = new Int8Array(2 * pairs.length);
  for (let at = 0; at < pairs.length; at++) {
    const code = pairs.charCodeAt(at);
    const pair = (code < BACKSLASH ? code : code - 1) - FIRST;
    levels[2 * at] = Math.floor(pair / LEVELS) - MAX_PACKED;
    levels[2 * at + 1] = (pair % LEVELS) - MAX_PACKED;
  }
  return levels;
}

function packLevel(level: number | undefined): number {
  return (level ?? 0) + MAX_PACKED;
}

function pairCharacter(pair: number): string {
  const code = FIRST + pair;
  return String.fromCharCode(code < BACKSLASH ? code : code + 1);
}

function sharedLetters(before: string, feature: string): number {
  const most = Math.min(before.length, feature.length, DIGITS - 1);
  let shared = 0;
  while (shared < most && before[shared] === feature[shared]) shared++;
  return shared;
}
