import { callLink } from "#domain/base/phone/call-link.ts";
import type { ListedService } from "#domain/services/public-service.ts";
import type { EmbedWords, Spoken } from "#words/embed/embed-words.ts";
import { element } from "../../base/browser/element.ts";
import { toCard, toCardTime } from "../../base/service-card/card.ts";

/** A service of a list on another page. */
export interface ServiceItem {
  readonly root: HTMLLIElement;
  /** Epoch milliseconds until which its status is true; Infinity where no change comes. */
  readonly until: number;
  /** Removes an expired status that could not be renewed. */
  withdrawStatus(): void;
}

/** @param origin of the directory, where its page is; `now` is in epoch milliseconds */
export function serviceItem(
  service: ListedService,
  { origin, now, spoken: { language, words } }: { origin: string; now: number; spoken: Spoken },
): ServiceItem {
  const card = toCard(service, language);
  const name = element(
    "a",
    {
      class: "name",
      part: "name",
      href: `${origin}/services/${card.id}?lang=${language}`,
      target: "_blank",
      rel: "noopener",
    },
    card.name,
    element("span", { class: "unseen" }, ` (${words.embed.newTab})`),
  );
  const time = toCardTime(card, now, { language, words });
  const status = element("p", { class: "status", part: "status", "data-state": time.mark }, time.text);
  // The status already says what is said about time.
  const cautions = (card.cautions ?? [])
    .filter(({ until }) => until === null)
    .map(({ text }) => element("p", { class: "caution", part: "caution" }, text));
  const isInTown = card.city !== undefined && card.isProtected !== true;
  const town = isInTown ? words.services.inTown(card.city ?? "") : card.city;
  const where = card.distance === undefined ? town : words.services.miles(String(card.distance));
  const summary = [card.organization, card.summary].filter((text) => text !== undefined).join(" · ");
  const item = element("li", { part: "service" }, element("p", {}, name));
  item.append(status);
  item.append(...cautions);
  const alert = service.isCriticalHeader
    ? ((language === "es" ? service.criticalDescriptionEs : null) ?? service.criticalDescription)
    : null;
  if (alert !== null) item.append(element("p", { class: "alert", part: "alert" }, alert));
  const mark = card.mark === undefined ? [] : [` (${markText(card.mark, words)})`];
  if (summary !== "") item.append(element("p", { class: "minor" }, summary, ...mark));
  if (where !== undefined) item.append(element("p", { class: "minor" }, where));
  if (service.phone !== null && card.phone !== undefined) {
    const href = callLink(service.phone, service.phoneExtension);
    const label = `${words.services.callName(card.name)}, ${card.phone}`;
    item.append(
      element(
        "a",
        { class: "call", part: "call", href, "aria-label": label },
        element("bdi", {}, card.phone),
      ),
    );
  }
  return {
    root: item,
    until: card.until ?? Number.POSITIVE_INFINITY,
    withdrawStatus() {
      status.textContent = words.services.statusUnknown;
      status.dataset["state"] = "CONTACT";
      for (const caution of cautions) caution.remove();
    },
  };
}

function markText(mark: "english" | "machine", { services }: EmbedWords): string {
  return mark === "english" ? services.inEnglish : services.machineTranslation;
}
