const MAX_DOUBLINGS = 6;

/**
 * How long to wait before a process that ended is started again: twice as long each time, up to 64 times. A feed that
 * takes all its memory would otherwise keep a processor busy for ever.
 *
 * @param endsInRow how often it ended before without having answered
 * @param first milliseconds
 */
export function restartDelay(endsInRow: number, first: number): number {
  return first * 2 ** Math.min(endsInRow, MAX_DOUBLINGS);
}
