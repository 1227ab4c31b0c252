import type { CityFileQuestion } from "#domain/offline/city-file/ask-city-file.ts";
import { placeNamed } from "#domain/offline/city-file/ask-city-file.ts";
import type { CityFile } from "#domain/offline/city-file/city-file.ts";
import { CATEGORIES, NEEDS, NEEDS_OF_TYPE, SERVICE_TYPES } from "#domain/services/enumerations.ts";
import { element } from "../../../base/browser/element.ts";
import { chosenWords, elementById } from "./elements.ts";

/** The controls above the list. */
const fields = {
  form: elementById("controls", HTMLFormElement),
  q: elementById("q", HTMLInputElement),
  near: elementById("near", HTMLInputElement),
  nearProblem: elementById("near-problem", HTMLSpanElement),
  need: elementById("need", HTMLSelectElement),
  audience: elementById("audience", HTMLSelectElement),
  open: elementById("open", HTMLInputElement),
};
const tabs = [...fields.form.querySelectorAll<HTMLButtonElement>("[data-type]")];

/** Shows the controls, and calls when anything is chosen or typed. */
export function openControls(places: CityFile["places"], onChange: () => void): void {
  fields.form.hidden = false;
  // On a phone the first results are visible; where there is room, all choices are open.
  elementById("filters", HTMLDetailsElement).open = matchMedia("(min-width: 48rem)").matches;
  elementById("places", HTMLDataListElement).append(
    ...places.map(([name]) => element("option", { value: name })),
  );
  for (const tab of tabs) {
    tab.addEventListener("click", () => {
      for (const each of tabs) each.setAttribute("aria-pressed", String(each === tab));
      fillChoices();
      onChange();
    });
  }
  fields.form.addEventListener("input", onChange);
  fields.form.addEventListener("submit", (event) => event.preventDefault());
  elementById("print", HTMLButtonElement).addEventListener("click", () => window.print());
  fillChoices();
}

/** The lists to choose from, in the language of the moment; what was chosen stays where it still fits. */
export function fillChoices(): void {
  const { text, services } = chosenWords();
  const { type } = tabChosen();
  fill(fields.need, text.all, type === null ? NEEDS : NEEDS_OF_TYPE[type], services.needs);
  fill(fields.audience, services.categories.ALL, CATEGORIES.slice(1), services.categories);
  fields.q.placeholder = text.searchHint;
}

function fill<Name extends string>(
  list: HTMLSelectElement,
  all: string,
  names: readonly Name[],
  words: Readonly<Record<Name, string>>,
): void {
  const { value } = list;
  list.replaceChildren(
    element("option", { value: "" }, all),
    ...names.map((name) => element("option", { value: name }, words[name])),
  );
  list.value = names.some((name) => name === value) ? value : "";
}

function tabChosen(): Pick<CityFileQuestion, "type"> {
  const name = tabs.find((tab) => tab.getAttribute("aria-pressed") === "true")?.dataset["type"];
  return { type: SERVICE_TYPES.find((type) => type === name) ?? null };
}

/** Reads the current question. A place that the file does not know is reported. */
export function chosenQuestion(places: CityFile["places"]): CityFileQuestion {
  const typed = fields.near.value.trim();
  const place = typed === "" ? null : placeNamed(places, typed);
  const problem = typed !== "" && place === null ? chosenWords().text.unknownPlace : "";
  if (fields.nearProblem.textContent !== problem) fields.nearProblem.textContent = problem;
  return {
    q: fields.q.value,
    ...tabChosen(),
    need: NEEDS.find((need) => need === fields.need.value) ?? null,
    category: CATEGORIES.find((category) => category === fields.audience.value) ?? null,
    isOpen: fields.open.checked,
    near: place === null ? null : { longitude: place[1], latitude: place[2] },
  };
}

/** Without a reliable clock, no one can ask for what is open. */
export function allowOpenNow(isAllowed: boolean): void {
  fields.open.disabled = !isAllowed;
  if (!isAllowed) fields.open.checked = false;
}
