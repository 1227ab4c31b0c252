const FEET_PER_MILE = 5280;
const METERS_PER_MILE = 1609;

interface Messages {
  readonly movement: {
    readonly near: (feet: number, meters: number) => string;
    readonly far: (miles: number) => string;
  };
  readonly removeQuestions: {
    readonly one: (name: string) => string;
    readonly several: (count: number) => string;
  };
}

/** Adds how far a pin moved, and the question before services are removed. */
export function composeApprovals<Given extends Messages>(messages: Given) {
  const { movement, removeQuestions } = messages;
  return {
    ...messages,
    moved: (miles: number): string =>
      miles < 0.1
        ? movement.near(tens(miles * FEET_PER_MILE), tens(miles * METERS_PER_MILE))
        : movement.far(miles),
    removeQuestion: (names: readonly string[]): string => {
      const [name = ""] = names;
      return names.length === 1 ? removeQuestions.one(name) : removeQuestions.several(names.length);
    },
  };
}

function tens(length: number): number {
  return Math.round(length / 10) * 10;
}
