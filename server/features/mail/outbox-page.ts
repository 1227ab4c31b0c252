import { escaped } from "#domain/base/contract/escaped-html.ts";
import type { Language } from "#domain/base/languages/language.ts";
import { plainPage } from "#server/base/http/plain-page.ts";
import { cleanHtml } from "#server/features/static-pages/clean-html.ts";
import { wordsIn } from "#words/base/words-in.ts";
import { mail as en } from "#words/compiled/en/mail/mail.ts";
import { mail as es } from "#words/compiled/es/mail/mail.ts";
import type { ReadMessage } from "./read-message.ts";

const WORDS = { en, es };

/** The list, one line for each mail; a message that cannot be read is null. */
export function listPage(
  mails: readonly { readonly name: string; readonly message: ReadMessage | null }[],
  language: Language,
): string {
  const words = wordsIn("mail", language, WORDS).outbox;
  const lines = mails.map(({ name, message }) => {
    if (message === null) return `<li>${escaped(name)}: ${words.unreadable}</li>`;
    const { subject, to, date } = message;
    return `<li><a href="/outbox/${encodeURIComponent(name)}">${escaped(subject)}</a><br>${words.to}: ${escaped(to)}<br><time>${escaped(date)}</time></li>`;
  });
  const list = lines.length === 0 ? `<p>${words.empty}</p>` : `<ol>\n${lines.join("\n")}\n</ol>`;
  return plainPage(
    words.title,
    `<p>${words.intro}</p>\n${list}\n<p><a href="/">${words.home}</a></p>`,
    language,
  );
}

/** One mail: its text, and its HTML cleaned as that of static pages. */
export function messagePage(message: ReadMessage, language: Language): string {
  const words = wordsIn("mail", language, WORDS).outbox;
  const head: readonly (readonly [string, string])[] = [
    [words.from, message.from],
    [words.to, message.to],
    [words.replyTo, message.replyTo],
    [words.date, message.date],
  ];
  const rows = head.flatMap(([label, value]) =>
    value === "" ? [] : [`<dt>${label}</dt><dd>${escaped(value)}</dd>`],
  );
  const contents = [
    `<p><a href="/outbox">${words.back}</a></p>`,
    `<dl>${rows.join("\n")}</dl>`,
    `<h2>${words.asHtml}</h2>\n<article>${cleanHtml(extractBody(message.html))}</article>`,
    `<h2>${words.asText}</h2>\n<pre>${escaped(message.text)}</pre>`,
  ];
  return plainPage(message.subject, contents.join("\n"), language);
}

/** Without the head, whose title would be shown as text. */
function extractBody(html: string): string {
  return html.replace(/^.*?<body\b[^<>]*>/is, "");
}
