import type { timeIn } from "../search/asked-time.ts";
import type { TimeAsked } from "./question.ts";

/** Mentions of a journey or hearing, whose time is not when a service must be open: "My flight is next week". */
const TRAVELS =
  /\b(?:viajo|viajamos|viaja|mi vuelo|mi viaje|mi cita|mi corte|tengo corte|i travel|im traveling|we travel|i fly|im flying|my (?:flight|trip|hearing|court date|court)|i (?:have|got) (?:court|a hearing|a flight))\b/u;

/** Returns the time at which a service must be open; null: none is asked for. @param plain folded words */
export function doorTime(found: ReturnType<typeof timeIn>, plain: string): TimeAsked | null {
  return found === null || TRAVELS.test(plain) ? null : found.time;
}
