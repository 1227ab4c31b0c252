import "../../../base/ui/tokens.css";
import "./city-file.css";
import { epochOfIso } from "#domain/base/contract/instant.ts";
import { askCityFile, type CityFileRow, openCityFile } from "#domain/offline/city-file/ask-city-file.ts";
import type { CityFile } from "#domain/offline/city-file/city-file.ts";
import { findIntakeCaution, showOfflineService } from "#domain/offline/city-pack/show-offline.ts";
import { intakeText } from "#domain/services/intake-caution.ts";
import type { Coordinates } from "#domain/services/service.ts";
import { element } from "../../../base/browser/element.ts";
import { allowOpenNow, chosenQuestion, fillChoices, openControls } from "./choices.ts";
import { buildDetails } from "./details.ts";
import { bilingual, chosenLanguage, chosenWords, elementById } from "./elements.ts";

/**
 * The script of a file with the services around a place. The file reads without it; with it, the same articles are
 * searched, filtered and put in order, with a status by the device's clock (rules city-file 2–4).
 */

const DAY_MS = 86_400_000;
const OLD_DAYS = 90;
/** Articles that are shown at first, and more with each "Show more". */
const PAGE_LENGTH = 40;
const REFRESH_MS = 20_000;

const file: CityFile = JSON.parse(elementById("data", HTMLScriptElement).text);
const madeAt = epochOfIso(file.pack.madeAt) ?? 0;
const directory = openCityFile(file);
const articles = new Map(
  directory.services.map(({ facts }, index) => [facts.id, elementById(`s${index}`, HTMLElement)]),
);

const found = elementById("found", HTMLElement);
const results = elementById("results", HTMLDivElement);
const more = elementById("more", HTMLButtonElement);
const clock = elementById("clock", HTMLElement);
let length = PAGE_LENGTH;

/** Answers what is chosen, at the device's time. */
function answer(): void {
  const now = Date.now();
  // A day either way is a zone, and no wrong date.
  const isClockRight = now > madeAt - DAY_MS;
  allowOpenNow(isClockRight);
  tellOfClock(now, isClockRight);
  const question = chosenQuestion(file.places);
  const rows = askCityFile(directory, question, isClockRight ? now : madeAt);
  const shown = rows.slice(0, length);
  put(shown.flatMap(({ service }) => articles.get(service.facts.id) ?? []));
  for (const row of shown) fillArticle(row, isClockRight ? now : null, question.near);
  more.hidden = rows.length <= length;
  say(found, ({ text }) => (rows.length === 0 ? text.none : text.found(String(rows.length))));
}

/** Replaces the shown rows; identical rows stay, so that they keep the focus. */
function put(shown: readonly HTMLElement[]): void {
  const isSame =
    shown.length === results.children.length && shown.every((each, at) => each === results.children[at]);
  if (!isSame) results.replaceChildren(...shown);
}

/** Sets a text in both languages, where it is another: screen readers say what changes. */
function say(place: HTMLElement, formatText: Parameters<typeof bilingual>[0]): void {
  const spans = bilingual(formatText);
  const isSame = spans.every((span, at) => span.textContent === place.children[at]?.textContent);
  if (!isSame) place.replaceChildren(...spans);
}

function tellOfClock(now: number, isClockRight: boolean): void {
  const days = Math.floor((now - madeAt) / DAY_MS);
  clock.hidden = isClockRight && days < OLD_DAYS;
  if (!clock.hidden) say(clock, ({ text }) => (isClockRight ? text.oldFile(days) : text.wrongClock));
}

/** @param now null: the device's clock is wrong, and no status is known */
function fillArticle(
  { service, status, matched }: CityFileRow,
  now: number | null,
  from: Coordinates | null,
): void {
  const article = articles.get(service.facts.id);
  const line = article?.querySelector<HTMLElement>(".status");
  if (article === undefined || line === null || line === undefined) return;
  const caution = now === null ? null : findIntakeCaution(service, status, { now, at: now });
  const shape = caution?.isClosed === true ? "CONTACT" : status.state;
  article.dataset["state"] = now === null ? "NONE" : shape;
  say(line, ({ text, hours, services }) => {
    const shown = showOfflineService(service, status, { words: hours, now: now ?? madeAt, from });
    return [
      now === null ? "" : shown.openStatus.text,
      caution === null ? "" : intakeText(caution, hours),
      shown.distance === null ? "" : services.miles(String(shown.distance)),
      matched === "ANY" ? text.someWords : "",
    ]
      .filter((part) => part !== "")
      .join(" · ");
  });
  addAlert(article, line, { service, status }, now ?? madeAt);
  addDetails(article, service.facts);
}

function addAlert(
  article: HTMLElement,
  line: HTMLElement,
  { service, status }: Pick<CityFileRow, "service" | "status">,
  now: number,
): void {
  const known = article.querySelector(".alert");
  const alerts = bilingual(({ hours }, language) => {
    const shown = showOfflineService(service, status, { words: hours, now, from: null });
    return (language === "es" ? shown.criticalDescriptionEs : null) ?? shown.criticalDescription ?? "";
  });
  if (alerts.every(({ textContent }) => textContent === "")) known?.remove();
  else if (known === null) line.after(element("p", { class: "alert" }, ...alerts));
}

function addDetails(article: HTMLElement, facts: CityFileRow["service"]["facts"]): void {
  if (article.querySelector("details") !== null) return;
  const summary = element(
    "summary",
    {},
    ...bilingual(({ text }) => [
      text.details,
      element("span", { class: "visually-hidden" }, ` ${facts.name}`),
    ]),
  );
  const details = element("details", {}, summary);
  details.addEventListener("toggle", () => details.append(...buildDetails(facts)), { once: true });
  article.append(details);
}

function showLanguage(): void {
  document.documentElement.lang = chosenLanguage();
  document.title = chosenWords().text.title(file.place);
  fillChoices();
  answer();
}

function begin(): void {
  const spanish = elementById("language-es", HTMLInputElement);
  const english = elementById("language-en", HTMLInputElement);
  spanish.checked = /^es\b/i.test(navigator.language);
  english.checked = !spanish.checked;
  for (const language of [english, spanish]) language.addEventListener("change", showLanguage);
  openControls(file.places, () => {
    length = PAGE_LENGTH;
    answer();
  });
  more.addEventListener("click", () => {
    const next = length;
    length += PAGE_LENGTH;
    answer();
    const first = results.children[next]?.querySelector<HTMLElement>("summary");
    first?.focus();
  });
  elementById("list", HTMLElement).hidden = true;
  elementById("answer", HTMLElement).hidden = false;
  showLanguage();
  setInterval(answer, REFRESH_MS);
}

begin();
