/** Words before the time by which people have to be gone, as `hours-vocabulary.ts` lists words. */

const joined = (first: readonly string[], second: readonly string[]): string =>
  first.flatMap((one) => second.map((other) => `${one} ${other}`)).join(" | ");

export const LEAVING = [
  joined(
    [
      "",
      "all",
      "everyone",
      "everybody",
      "all guests",
      "guests",
      "overnight guests",
      "clients",
      "all clients",
      "everyone must",
      "everybody must",
      "guests must",
      "all guests must",
      "clients must",
      "you must",
      "please",
      "must",
      "all must",
    ],
    [
      "leave by",
      "leave at",
      "leave before",
      "exit by",
      "exit at",
      "depart by",
      "be out by",
      "be out at",
      "be gone by",
      "out by",
      "out at",
      "vacate by",
      "check out by",
    ],
  ),
  joined(
    ["", "you may", "you can", "guests may", "guests can", "may", "can", "guests", "people"],
    ["stay until", "stay til", "stay till", "stay to"],
  ),
  joined(
    [
      "",
      "todos",
      "los huespedes",
      "las personas",
      "hay que",
      "tienen que",
      "deben",
      "todos deben",
      "todos tienen que",
    ],
    [
      "se retiran a las",
      "salen a las",
      "salir a las",
      "salir antes de las",
      "retirarse a las",
      "retirarse antes de las",
      "irse antes de las",
    ],
  ),
].join(" | ");
