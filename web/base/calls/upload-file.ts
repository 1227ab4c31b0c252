import { rawAddress } from "#domain/base/contract/address.ts";
import type { Answer } from "#domain/base/contract/call.ts";
import type {
  AnyInput,
  EndpointAnswer,
  EndpointQuery,
  FileEndpoint,
} from "#domain/base/contract/call-api.ts";
import { answerFrom, NO_NETWORK, parseMethod } from "./call-api.ts";

export interface Upload<E extends FileEndpoint> {
  readonly query?: EndpointQuery<E>;
  /** Called with the share that has been sent, 0 to 1; `fetch` does not report it. */
  readonly onProgress: (share: number) => void;
  /** An aborted upload answers like one without a network. */
  readonly signal: AbortSignal;
  /** Milliseconds; absent: enough for a picture. */
  readonly timeoutMs?: number;
}

const UPLOAD_TIMEOUT_MS = 120_000;

/** Sends a file as the form that the endpoint takes. */
export function uploadFile<E extends FileEndpoint>(
  endpoint: E,
  file: Blob,
  upload: Upload<E>,
): Promise<EndpointAnswer<E>>;
export function uploadFile(
  endpoint: string,
  file: Blob,
  {
    query,
    onProgress,
    signal,
    timeoutMs = UPLOAD_TIMEOUT_MS,
  }: Upload<FileEndpoint> & Pick<AnyInput, "query">,
): Promise<Answer<unknown>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () =>
      resolve(answerFrom(request.status, (name) => request.getResponseHeader(name), request.responseText));
    // Also called after a timeout or an abort.
    request.onloadend = () => resolve(NO_NETWORK);
    signal.addEventListener("abort", () => request.abort());
    const form = new FormData();
    form.set("file", file);
    request.open(parseMethod(endpoint), rawAddress(endpoint, query === undefined ? {} : { query }));
    request.timeout = timeoutMs;
    request.send(form);
  });
}
