/**
 * Aborts a controller together with a signal, until the returned function is called. After that, the signal holds nothing
 * of it: a signal may outlive millions of calls.
 */
export function follow(controller: AbortController, signal: AbortSignal | undefined): () => void {
  const abort = () => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  return () => signal?.removeEventListener('abort', abort);
}
