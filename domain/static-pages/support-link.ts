import { escaped } from "../base/contract/escaped-html.ts";

/** Placeholder in the text of a page for the link to the operator. */
const PLACEHOLDER = "{{support}}";

/**
 * Puts the operator's mail address into a page's HTML, as a link; where none is configured, a link to the feedback
 * form. Texts lead to it with a colon ("Write to us: …"), so that both read well.
 *
 * @param email as configured; it may have any character
 */
export function withSupportLink(
  content: string,
  email: string | null,
  words: { readonly feedbackForm: string },
): string {
  const link =
    email === null
      ? `<a href="/feedback">${escaped(words.feedbackForm)}</a>`
      : `<a href="mailto:${escaped(encodeURI(email))}">${escaped(email)}</a>`;
  return content.replaceAll(PLACEHOLDER, () => link);
}
