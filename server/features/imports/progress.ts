import cliProgress from "cli-progress";

/** Shows the operator the progress of a long task. */
export interface Progress {
  start(what: string, total: number): void;
  /** Sets how much of the total is done. */
  at(done: number): void;
  /** Ends the bar after success. */
  stop(): void;
  /** Ends it after a failure: leaves the bar where it is, and the terminal as it was. */
  abandon(): void;
}

export const SILENT: Progress = { start: () => {}, at: () => {}, stop: () => {}, abandon: () => {} };

/** A progress bar on a terminal; otherwise (a log, a pipe) a line at the start and at each quarter. */
export function progressOn(stream: NodeJS.WriteStream): Progress {
  return stream.isTTY ? bar(stream) : lines((line) => stream.write(`${line}\n`));
}

function bar(stream: NodeJS.WriteStream): Progress {
  let current: cliProgress.SingleBar | null = null;
  return {
    start(what, total) {
      current = new cliProgress.SingleBar(
        {
          format: `${what.padEnd(10)} {bar} {percentage}%`,
          stream,
          hideCursor: true,
          clearOnComplete: false,
        },
        cliProgress.Presets.shades_classic,
      );
      current.start(total, 0);
    },
    at: (done) => current?.update(done),
    stop() {
      current?.update(current.getTotal());
      current?.stop();
      current = null;
    },
    abandon() {
      current?.stop();
      current = null;
    },
  };
}

function lines(print: (line: string) => void): Progress {
  let what = "";
  let total = 1;
  let quarter = 0;
  return {
    start(name, of) {
      [what, total, quarter] = [name, of, 0];
      print(`${what} …`);
    },
    at(done) {
      const reached = Math.min(Math.floor((done * 4) / total), 4);
      if (reached <= quarter || reached === 4) return;
      quarter = reached;
      print(`${what}: ${quarter * 25}%`);
    },
    stop: () => print(`${what}: done`),
    abandon: () => {},
  };
}
