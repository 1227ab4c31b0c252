import { escaped } from "#domain/base/contract/escaped-html.ts";

/** An error as shown to developers. */
export interface ExplainedError {
  readonly message: string;
  /** Message and stack; for an `OperatorError`, the message alone. */
  readonly stack: string;
}

export function explained(error: unknown): ExplainedError {
  if (!(error instanceof Error)) return { message: String(error), stack: String(error) };
  const { name, message, stack } = error;
  return { message, stack: name === "OperatorError" || stack === undefined ? message : stack };
}

/** An HTML page that shows an error and reloads when the sources change. */
export function brokenPage({ stack }: ExplainedError): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Amparo does not start</title>
<script type="module" src="/@vite/client"></script>
</head>
<body><pre>${escaped(stack)}</pre></body>
</html>
`;
}
