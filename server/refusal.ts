/** Something that the operator can mend. Its message is the one line to show, without a stack. */
export class Refusal extends Error {
  override name = "Refusal";
}
