/**
 * Passes what `loading` resolves to to `onResolved`. Returns a function that prevents that, for an effect to return: a
 * reply to an earlier question must not replace that to a later one.
 *
 *     useEffect(() => whenResolved(loadContacts(callApi, q), setContacts), [callApi, q]);
 *
 * A promise that may reject needs its own `catch`.
 */
export function whenResolved<Value>(loading: Promise<Value>, onResolved: (value: Value) => void): () => void {
  let isCurrent = true;
  void loading.then((value) => {
    if (isCurrent) onResolved(value);
  });
  return () => {
    isCurrent = false;
  };
}

/** Begins to load after a rest of `restMs`: a text that is being typed is sent once. Returns a function that cancels. */
export function afterRest<Value>(
  restMs: number,
  load: () => Promise<Value>,
  onResolved: (value: Value) => void,
): () => void {
  let cancel = () => {};
  const timer = setTimeout(() => {
    cancel = whenResolved(load(), onResolved);
  }, restMs);
  return () => {
    clearTimeout(timer);
    cancel();
  };
}
