/**
 * Decides how long the worker waits for the network. A network that accepts everything and answers nothing is worse
 * than none, because each page and each of its lists would wait again. So after a silence requests wait less, until one
 * is answered.
 */

/** A network that does not answer within this time counts as missing. */
export const TIMEOUT_MS = 10_000;

/** Timeout while the last news of the network is a wait in vain. */
export const SILENT_TIMEOUT_MS = 2_000;

export interface NetworkPatience {
  /** The answer. @throws where it fails, or does not come in time */
  inTime<Value>(answer: Promise<Value>): Promise<Value>;
  /**
   * The answer to what the device cannot answer itself: it gets a whole time once more, and then the page may say that
   * there is no network. @throws as above
   */
  atLast<Value>(answer: Promise<Value>): Promise<Value>;
}

/** Holds the state of one worker, as long as it lives. */
export function networkPatience(): NetworkPatience {
  let isSilent = false;
  let answers = 0;
  const within = <Value>(answer: Promise<Value>, milliseconds: number): Promise<Value> => {
    const before = answers;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        // A slow reply among quick ones is no silence.
        if (answers === before) isSilent = true;
        reject(new Error("The network does not answer."));
      }, milliseconds);
      const received = (value: Value) => {
        clearTimeout(timer);
        // A reply that comes too late counts as well.
        answers++;
        isSilent = false;
        resolve(value);
      };
      answer.then(received, (error: unknown) => {
        clearTimeout(timer);
        reject(error);
      });
    });
  };
  return {
    inTime: (answer) => within(answer, isSilent ? SILENT_TIMEOUT_MS : TIMEOUT_MS),
    atLast: (answer) => within(answer, TIMEOUT_MS),
  };
}
