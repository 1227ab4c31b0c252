/** What the tables of plain questions and cries share. */

/** Excludes texts about the past, or that ask for something because of it. */
export const PAST =
  "!ago/last/yesterday/ayer/anoche/pasado/pasada/hace/ano/anos/year/years/month/months/week/weeks/semana/semanas/mes/meses/after/despues/since/desde/lawyer/attorney/abogado/abogada/insurance/seguro/aseguranza/claim/report/reporte/training/class/clase/clases/curso/drill/drills/simulacro/movie/pelicula/game/juego/novel/novela/song/cancion/book/libro/history/historia/museum/museo/survivor/survivors/used";
/** Excludes the past, but for words that also tell of how long something has lasted, or of last night. */
export const pastBut = (words: string): string =>
  `!${PAST.slice(1)
    .split("/")
    .filter((word) => !words.split("/").includes(word))
    .join("/")}`;

/** Adds further terms to each line of a table. */
export const lines = (table: string, ...less: readonly string[]): string =>
  table
    .split("\n")
    .flatMap((each) => each.split(";"))
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => [line, ...less].join(" & "))
    .join("\n");
