/** Something that the operator can mend. Its message is the one line to show, without a stack. */
export class OperatorError extends Error {
  override name = "OperatorError";
}
