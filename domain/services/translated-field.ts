import type { FieldSpec } from "./field-kinds.ts";

/** Properties that a text field shares with its Spanish one. */
type TextSpec = Pick<
  FieldSpec,
  | "kind"
  | "notNull"
  | "isRequired"
  | "max"
  | "step"
  | "pack"
  | "compare"
  | "hsds"
  | "isOnPageOnly"
  | "isOfProgram"
> & { readonly kind: "line" | "text" };

type Translated<Name extends string, Spec extends TextSpec> = Readonly<
  Record<Name, Spec & { readonly isTranslated: true; readonly together: Name }> &
    Record<
      `${Name}Es`,
      {
        kind: Spec["kind"];
        max: number;
        step: "spanish";
        together: Name;
        part: "spanish";
        hsds: null;
      } & OnPage<Spec> &
        OfProgram<Spec>
    > &
    Record<
      `${Name}EsState`,
      {
        kind: "textState";
        step: "spanish";
        line: `${Name}Es`;
        together: Name;
        qualifies: `${Name}Es`;
        part: "spanish";
        hsds: null;
      } & OnPage<Spec> &
        OfProgram<Spec>
    > &
    Record<
      `${Name}Texts`,
      {
        kind: "texts";
        max: number;
        step: "spanish";
        together: Name;
        column: null;
        pack: "derived";
        isInTexts: true;
        hsds: null;
      } & OfProgram<Spec>
    >
>;

/** The Spanish of a text that is on the page only is there only, too. */
type OnPage<Spec> = Spec extends { isOnPageOnly: true } ? { isOnPageOnly: true } : unknown;

type OfProgram<Spec> = Spec extends { isOfProgram: true } ? { isOfProgram: true } : unknown;

/** A text, its Spanish with the state of that, and the same text in further languages. */
export function translated<const Name extends string, const Spec extends TextSpec>(
  name: Name,
  spec: Spec,
): Translated<Name, Spec>;
export function translated(name: string, spec: TextSpec): Readonly<Record<string, FieldSpec>> {
  const { kind, max, compare, isOnPageOnly, isOfProgram } = spec;
  const spanish = {
    step: "spanish",
    together: name,
    part: "spanish",
    hsds: null,
    ...(isOnPageOnly === undefined ? {} : { isOnPageOnly }),
    ...(isOfProgram === undefined ? {} : { isOfProgram }),
  } as const;
  return {
    [name]: { ...spec, isTranslated: true, together: name },
    [`${name}Es`]: {
      kind,
      ...(max === undefined ? {} : { max }),
      ...(compare === undefined ? {} : { compare }),
      ...spanish,
    },
    [`${name}EsState`]: { kind: "textState", line: `${name}Es`, qualifies: `${name}Es`, ...spanish },
    [`${name}Texts`]: {
      kind: "texts",
      ...(max === undefined ? {} : { max }),
      step: "spanish",
      together: name,
      column: null,
      pack: "derived",
      isInTexts: true,
      hsds: null,
      ...(isOfProgram === undefined ? {} : { isOfProgram }),
    },
  };
}
