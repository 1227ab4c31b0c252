/** The name of a choice's box in the form of an answer. Each has its own: a form sent without scripts has no lists. */
export function choiceName(choice: string): string {
  return `choice-${choice}`;
}
