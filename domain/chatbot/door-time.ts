import type { timeIn } from "../search/asked-time.ts";
import type { TimeAsked } from "./question.ts";

/** "My flight is next week": the time is that of a journey or a hearing, and no door is asked to be open then. */
const TRAVELS =
  /\b(?:viajo|viajamos|viaja|mi vuelo|mi viaje|mi cita|mi corte|tengo corte|i travel|im traveling|we travel|i fly|im flying|my (?:flight|trip|hearing|court date|court)|i (?:have|got) (?:court|a hearing|a flight))\b/u;

/** The time at which a door has to be open; null: none is asked for. @param plain folded words */
export function doorTime(found: ReturnType<typeof timeIn>, plain: string): TimeAsked | null {
  return found === null || TRAVELS.test(plain) ? null : found.time;
}
