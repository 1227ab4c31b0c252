/**
 * Returns the name of a choice's checkbox in the form of an answer. Each has its own, since a form sent without scripts
 * has no lists.
 */
export function choiceName(choice: string): string {
  return `choice-${choice}`;
}
