/** An error that the operator can fix. Its message is shown as one line, without a stack. */
export class OperatorError extends Error {
  override name = "OperatorError";
}
