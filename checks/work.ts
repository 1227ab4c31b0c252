/** Counts the work of a function on texts and lists, so that a test of its growth depends on no clock. */

type Method = (this: unknown, ...values: unknown[]) => unknown;

/** Methods that look through all of the text or list that they are called on. */
const TEXT_METHODS = [
  ..."split replace replaceAll match search indexOf lastIndexOf includes".split(" "),
  ..."trim trimStart trimEnd toLowerCase toUpperCase toLocaleLowerCase normalize localeCompare".split(" "),
];
const LIST_METHODS =
  "includes indexOf find findIndex findLast filter some every map flatMap forEach reduce join reverse sort toSorted".split(
    " ",
  );

/**
 * The characters and items that were looked through while the function ran: the length of each text that went through
 * a method of texts or a pattern, and of each list that went through a method of lists. A text that a pattern looks
 * through several times counts once: `checks/structure/linear-patterns.test.ts` sees to patterns.
 */
export function measureWork(run: () => unknown): number {
  let work = 0;
  /** Depth inside counted methods: their own calls belong to them. */
  let depth = 0;
  const restore: (() => void)[] = [];
  const count = (
    target: object,
    name: string,
    measureSize: (self: unknown, values: readonly unknown[]) => number,
  ): void => {
    const descriptor = Object.getOwnPropertyDescriptor(target, name);
    const original: unknown = descriptor?.value;
    if (descriptor === undefined || typeof original !== "function") throw new Error(`${name} is no method`);
    const counted: Method = function (...values) {
      if (depth === 0) work += measureSize(this, values);
      depth += 1;
      try {
        return Reflect.apply(original, this, values);
      } finally {
        depth -= 1;
      }
    };
    Object.defineProperty(target, name, { ...descriptor, value: counted });
    restore.push(() => Object.defineProperty(target, name, descriptor));
  };
  const measureLength = (value: unknown): number =>
    typeof value === "string" || Array.isArray(value) ? value.length : 0;
  for (const name of TEXT_METHODS) count(String.prototype, name, measureLength);
  count(RegExp.prototype, "test", (_self, [text]) => measureLength(text));
  const { exec } = RegExp.prototype;
  const countedExec = function (this: RegExp, text: string): RegExpExecArray | null {
    const from = this.lastIndex;
    const found = Reflect.apply(exec, this, [text]);
    // A sticky or global pattern has scanned the text from its last match on.
    const end = found === null || !(this.global || this.sticky) ? text.length : this.lastIndex;
    if (depth === 0) work += Math.max(end - from, 1);
    return found;
  };
  RegExp.prototype.exec = countedExec;
  restore.push(() => {
    RegExp.prototype.exec = exec;
  });
  // A callback of a list method counts as work of its own.
  const countList = (name: string): void => {
    const descriptor = Object.getOwnPropertyDescriptor(Array.prototype, name);
    const original: unknown = descriptor?.value;
    if (descriptor === undefined || typeof original !== "function") throw new Error(`${name} is no method`);
    const counted: Method = function (...values) {
      if (depth === 0) work += measureLength(this);
      return Reflect.apply(original, this, values);
    };
    Object.defineProperty(Array.prototype, name, { ...descriptor, value: counted });
    restore.push(() => Object.defineProperty(Array.prototype, name, descriptor));
  };
  try {
    for (const name of LIST_METHODS) countList(name);
    run();
    return work;
  } finally {
    for (const undo of restore) undo();
  }
}
