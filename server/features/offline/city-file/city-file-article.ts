import { escaped } from "#domain/base/contract/escaped-html.ts";
import { callLink } from "#domain/base/phone/call-link.ts";
import { isTimeZone, localDate } from "#domain/base/time/zone.ts";
import type { OfflineService } from "#domain/offline/city-pack/offline-service.ts";
import { isToAsk } from "#domain/services/opening-hours/ended-hours.ts";
import { readableEntries } from "#domain/services/opening-hours/entry-wire.ts";
import { hoursLineText } from "#domain/services/opening-hours/hours-line-text.ts";
import { closedLines, type HoursLine, hoursLines } from "#domain/services/opening-hours/hours-lines.ts";
import type { OpeningHoursWords } from "#words/compiled/services/opening-hours.ts";
import { both, inBoth } from "./city-file-texts.ts";

/**
 * A service in both languages: what no one should need a script for. The status of the moment is the script's.
 *
 * @param index in the pack
 * @param madeAt epoch milliseconds: dates that were over then are left out
 */
export function renderArticle(service: OfflineService, index: number, madeAt: number): string {
  const { name, phone, phoneExtension } = service.facts;
  const extension =
    phoneExtension === null ? "" : ` ${both(({ file: text }) => text.extension(phoneExtension))}`;
  const call =
    phone === null
      ? ""
      : `<p><a class="phone" href="${escaped(callLink(phone, phoneExtension))}">${escaped(phone)}${extension}</a></p>`;
  return `<article id="s${index}"><h3>${escaped(name)}</h3><p class="status"></p>${renderAddress(service)}${call}${renderHours(service, madeAt)}${renderIntake(service, madeAt)}</article>`;
}

/** As much of the address as its public page shows. */
function renderAddress({ facts }: OfflineService): string {
  const { address1, address2, city, state, zip, addressVisibility } = facts;
  const region = [state, zip].filter((part) => part !== null && part !== "").join(" ");
  const parts = [address1, address2, city, region].filter((part) => part !== null && part !== "");
  const address = parts.join(", ");
  if (address === "") return "";
  const text = addressVisibility === "EXACT" ? escaped(address) : both(({ file }) => file.area(address));
  return `<p class="address">${text}</p>`;
}

function renderHours({ hours, facts }: OfflineService, madeAt: number): string {
  if (isToAsk(hours, madeAt)) return `<p>${both((_, { status }) => status.contactForHours)}</p>`;
  const today = isTimeZone(facts.timeZone) ? localDate(facts.timeZone, madeAt) : "";
  const opening = hoursLines(hours.schedules, today);
  const closed = closedLines(hours.closeSchedules, today);
  if (opening.length === 0) return `<p>${both(({ file: text }) => text.noHours)}</p>`;
  return inBoth("div", ({ file: text }, words) => {
    const closing = closed.length === 0 ? "" : `<p>${escaped(text.closed)}:</p>${renderList(closed, words)}`;
    return `${renderList(opening, words)}${closing}`;
  });
}

/** When people are taken in, where that is stated. */
function renderIntake({ facts }: OfflineService, madeAt: number): string {
  const today = isTimeZone(facts.timeZone) ? localDate(facts.timeZone, madeAt) : "";
  const lines = hoursLines(readableEntries(facts.intakeSchedules, "schedules"), today);
  if (lines.length === 0) return "";
  return inBoth("div", (_, words) => `<p>${escaped(words.lines.intake)}:</p>${renderList(lines, words)}`);
}

function renderList(lines: readonly HoursLine[], words: OpeningHoursWords): string {
  const items = lines.map((line) => {
    const { days, times } = hoursLineText(line, words, "");
    return `<li>${escaped(times === "" ? days : `${days}: ${times}`)}</li>`;
  });
  return `<ul>${items.join("")}</ul>`;
}
