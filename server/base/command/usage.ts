/**
 * Texts that `--help` prints for each command of package.json. `require-node.mjs`, which every command starts with,
 * prints the text before the command itself is loaded, so that asking for help opens no database and writes no file.
 */

interface Usage {
  /** Each way to call the command: what follows its name. */
  readonly calls: readonly string[];
  /** One or two sentences: what the command does, and what it leaves behind. */
  readonly purpose: string;
  /** The arguments and options, with what each means. */
  readonly options?: Readonly<Record<string, string>>;
}

const WITHOUT = { "--without=NAME": "Writes nothing, and reports how well that author's texts are judged." };

const USAGES = {
  start: { calls: [""], purpose: "Starts the app. Settings are environment variables: see docs/operate.md." },
  build: { calls: [""], purpose: "Builds the pages and prepares the embedded database for an installation." },
  dev: { calls: [""], purpose: "Starts the app from the sources, and restarts it when they change." },
  test: {
    calls: ["", "PART…", "PATH…"],
    purpose: "Runs every test, or the parts and paths that are named.",
    options: {
      PART: "check, rules, calls or journeys.",
      PATH: "A test file or a folder, such as domain/search/.",
    },
  },
  "test:full": {
    calls: ["", "PART…", "PATH…"],
    purpose: "Runs every test in two time zones and on each database engine, with new random cases.",
    options: {
      PART: "check, rules, calls or journeys.",
      PATH: "A test file or a folder, such as domain/search/.",
    },
  },
  "test:browsers": { calls: [""], purpose: "Runs the main journeys in Firefox and WebKit." },
  "test:cluster": {
    calls: [""],
    purpose: "Breaks parts of a PostgreSQL cluster while two apps use it, and checks that no write is lost.",
  },
  count: {
    calls: ["", "COMMIT"],
    purpose: "Counts the files and lines of the product and of its tests.",
    options: { COMMIT: "Compares with the size at this commit." },
  },
  check: { calls: [""], purpose: "Checks lint, types, unused code and licenses." },
  admin: {
    calls: ["EMAIL"],
    purpose:
      "Makes an account an administrator, and creates it if necessary. Prints a link to set its password or passkey.",
    options: { EMAIL: "The email address of the account." },
  },
  demo: {
    calls: ["remove"],
    purpose: "Removes the demonstration town with its services and accounts. Set DEMO=off first.",
  },
  import: {
    calls: ["PATH [options]"],
    purpose: "Imports an HSDS package into the directory.",
    options: {
      PATH: "The folder, zip or JSON file of the package.",
      "--dry-run": "Reports what would happen, and changes nothing.",
      "--source NAME": "The source's name, instead of the package's own.",
      "--source-url ADDRESS": "The source's web address.",
      "--as-of DATE": "The date of the data (2019-08-19, 2019-08), where the package states none.",
      "--licence NAME": "The license of the data, such as CC-BY-4.0.",
      "--taxonomy-licence NAME": "Your license to publish codes and names of the 211 taxonomy.",
    },
  },
  harvest: {
    calls: ["[NAME…] [--dry-run]"],
    purpose: "Fetches other directories and takes over what is new.",
    options: {
      NAME: "A source of the setting HARVEST. Without one, all of them.",
      "--dry-run": "Reports what would happen, and changes nothing.",
    },
  },
  migrate: {
    calls: [""],
    purpose:
      "Brings the database up to this version: applies the new files of db/migrations, then those of db/views that have changed.",
  },
  settings: {
    calls: ["", "--write"],
    purpose: "Prints every setting with its default and meaning.",
    options: { "--write": "Writes these tables into docs/operate.md instead." },
  },
  backup: {
    calls: ["FILE"],
    purpose: "Saves the whole database into a file. The app may be running.",
    options: { FILE: "The file to write." },
  },
  restore: {
    calls: ["FILE [--replace]"],
    purpose: "Loads a backup into the database, which must be empty unless you replace it.",
    options: { FILE: "The backup.", "--replace": "Deletes what is in the database." },
  },
  export: {
    calls: ["FILE.zip [--format json|csv]"],
    purpose: "Writes the public directory as an HSDS package.",
    options: {
      "FILE.zip": "The file to write.",
      "--format json|csv": "The format of its tables. Default: json.",
    },
  },
  "city-file": {
    calls: ["PLACE [--out FILE]", "--check FILE"],
    purpose: "Writes the directory of a place as one signed HTML file, or checks such a file's signature.",
    options: {
      PLACE: 'A town with its state ("Miami, FL"), a ZIP code, or longitude|latitude.',
      "--out FILE": "The file to write.",
      "--check FILE": "The file to check. It needs no database.",
    },
  },
  gazetteer: {
    calls: [""],
    purpose: "Writes the files of cities, ZIP codes and counties from their packages.",
  },
  "danger-weights": {
    calls: ["", "--without=NAME", "--topics"],
    purpose: "Learns the weights that notice dangers, and writes their files.",
    options: { ...WITHOUT, "--topics": "Writes nothing, and reports how well topics are judged." },
  },
  "ask-weights": {
    calls: ["", "--without=NAME"],
    purpose: "Learns the weights that tell what a message asks for, and writes their file.",
    options: WITHOUT,
  },
  "need-weights": {
    calls: ["", "--without=NAME"],
    purpose: "Learns the weights that tell which needs a service meets, and writes their file.",
    options: WITHOUT,
  },
  "hours-weights": {
    calls: ["", "--without=NAME"],
    purpose: "Learns the weights that read clauses of opening hours, and writes their file.",
    options: WITHOUT,
  },
  counties: { calls: [""], purpose: "Writes the file of county boundaries from its package." },
  basemap: { calls: [""], purpose: "Writes the included map from its packages." },
  "basemap:region": {
    calls: ["FILE.pmtiles --bounds WEST,SOUTH,EAST,NORTH [options]"],
    purpose: "Cuts the map of a region out of a larger one, for the setting BASEMAP.",
    options: {
      "FILE.pmtiles": "The larger map.",
      "--bounds WEST,SOUTH,EAST,NORTH": "The edges of the region, in degrees.",
      "--out FILE": "The file to write.",
      "--min-zoom N": "The lowest zoom level to keep.",
      "--max-zoom N": "The highest zoom level to keep.",
    },
  },
  mutate: {
    calls: ["[FOLDER…]"],
    purpose: "Changes the rules in small ways, and counts the changes that the tests notice.",
    options: { FOLDER: "A folder of domain/. Without one, all of them." },
  },
  faults: {
    calls: ["[NUMBER…]"],
    purpose: "Applies each patch of checks/faults to a copy of the tree, and checks that its test fails.",
    options: { NUMBER: "How the name of a patch begins, such as 07. Without one, all of them." },
  },
  bench: {
    calls: ["[PART…] [options]"],
    purpose: "Measures the app, and writes the figures into bench-results/.",
    options: {
      PART: "What to measure, such as lists, pages or import. Without one, everything.",
      "--services N,N": "How many services the databases have.",
      "--engine NAME": "A part of the name of the database engine.",
      "--times N": "How often each page is opened.",
      "--seconds N": "How long each round takes.",
      "--against COMMIT": "The commit that lists are compared with.",
      "--rounds N": "How often the two versions take turns.",
      "--gtfs PATH": "A feed of timetables, as a zip file or a folder.",
      "--compared": "Compares polls of the menu's counts with other requests.",
    },
  },
  sbom: {
    calls: ["[FILE]"],
    purpose: "Writes the bill of materials (CycloneDX), to a file or to standard output.",
    options: { FILE: "The file to write." },
  },
  advisories: { calls: [""], purpose: "Lists known vulnerabilities of the packages that run in the app." },
  "try:container": {
    calls: [""],
    purpose: "Takes the steps of the Containerfile without a container engine, and starts the result.",
  },
  pictures: { calls: [""], purpose: "Draws the pictures of the README." },
  screens: {
    calls: ["[NAME…] [options]"],
    purpose: "Draws every screen in every state into screens/index.html.",
    options: {
      NAME: "A part of the names of the screens to draw. Without one, all of them.",
      "--languages=CODE,CODE": "The languages to draw, instead of English and Spanish.",
      "--accept": "Writes the pictures and accessibility trees that the tests compare screens with.",
      "--accept-trees": "Writes the accessibility trees alone.",
    },
  },
  features: { calls: [""], purpose: "Writes the generated table of the features in server/features/." },
  release: {
    calls: ["VERSION [--dry-run]"],
    purpose:
      "Writes a version and its section of CHANGELOG.md, and builds archives for Linux on x64 and arm64 into release/.",
    options: {
      VERSION: "The next patch, minor or major version, such as 2.2.0.",
      "--dry-run": "Builds the archives, and changes no file of the tree.",
    },
  },
  schema: { calls: [""], purpose: "Writes db/schema.sql from the migrations." },
} satisfies Readonly<Record<string, Usage>>;

/** A script of package.json. */
export type CommandName = keyof typeof USAGES;

/** The scripts that `--help` knows, which are those of package.json. */
export const COMMAND_NAMES: readonly string[] = Object.keys(USAGES);

/** The usage of a command, as `--help` and a wrong call of it print it. */
export function usageText(name: CommandName): string {
  const { calls, purpose, options = {} }: Usage = USAGES[name];
  // npm runs these two without "run".
  const npm = name === "start" || name === "test" ? `npm ${name}` : `npm run ${name}`;
  const lines = calls.map((call) => (call === "" ? npm : `${npm} -- ${call}`));
  const width = Math.max(...Object.keys(options).map((option) => option.length));
  const explained = Object.entries(options).map(
    ([option, meaning]) => `  ${option.padEnd(width)}  ${meaning}`,
  );
  return [
    `Usage: ${lines.join("\n       ")}`,
    "",
    purpose,
    ...(explained.length === 0 ? [] : ["", ...explained]),
  ].join("\n");
}

/**
 * Finds which script of package.json was called. Scripts may share a file, so the one that names the most of what was
 * called wins.
 *
 * @param scripts name and command of each script
 * @param called the file that Node runs, relative to the project, and its arguments
 */
export function calledCommand(
  scripts: Readonly<Record<string, string>>,
  called: readonly string[],
): CommandName | null {
  const line = `${called.join(" ")} `;
  let found: { readonly name: CommandName; readonly length: number } | null = null;
  for (const [name, command] of Object.entries(scripts)) {
    const own = command.slice(command.indexOf(called[0] ?? ""));
    if (!isCommandName(name) || !line.startsWith(`${own} `)) continue;
    if (found === null || own.length > found.length) found = { name, length: own.length };
  }
  return found?.name ?? null;
}

function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(USAGES, name);
}
