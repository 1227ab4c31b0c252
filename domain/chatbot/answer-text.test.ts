import { expect, test } from "vitest";
import { chatbot as en } from "#words/compiled/en/chatbot/chatbot.ts";
import { chatbot as es } from "#words/compiled/es/chatbot/chatbot.ts";
import type { Category } from "../services/enumerations.ts";
import { listText } from "./answer-text.ts";
import type { Find } from "./question.ts";

function beds(...audiences: readonly Category[]): Find {
  return { needs: ["EMERGENCY"], audiences, text: null, place: { kind: "NONE" }, time: null, beds: true };
}

test.each<[asked: Find, english: string, spanish: string]>([
  [beds(), "Emergency shelter:", "Albergues de emergencia:"],
  [
    beds("WOMEN", "FAMILIES"),
    "Emergency shelter for women and families:",
    "Albergues de emergencia para mujeres y familias:",
  ],
  [
    beds("MEN", "WOMEN", "VETERANS", "PETS_ALLOWED"),
    "Emergency shelter for men, women and veterans, pets allowed:",
    "Albergues de emergencia para hombres, mujeres y veteranos, con mascotas:",
  ],
  [beds("PETS_ALLOWED"), "Emergency shelter, pets allowed:", "Albergues de emergencia, con mascotas:"],
])("those whom a list is for are one phrase", (asked, english, spanish) => {
  const zone = "America/New_York";
  expect([listText(asked, en, zone, false), listText(asked, es, zone, false)]).toEqual([english, spanish]);
});
