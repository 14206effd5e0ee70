/** The bytes of a body, or where there are more the first `maxBytes` of them. */
export interface Limited {
  bytes: Uint8Array<ArrayBuffer>;
  isWhole: boolean;
}

/**
 * Reads a stream, if there is one, up to a limit, counting the bytes received rather than trusting Content-Length. The rest is cancelled.
 *
 * @throws What the stream fails with, as when the sender breaks off.
 */
export async function readLimited(
  stream: ReadableStream<Uint8Array<ArrayBuffer>> | null,
  maxBytes: number,
): Promise<Limited> {
  const reader = stream?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    chunks.push(part.value);
    size += part.value.length;
    // An error of the sender no longer matters.
    if (size > maxBytes) void reader?.cancel().catch(() => {});
  }
  const [first] = chunks;
  const bytes = first?.length === size ? first : new Uint8Array(await new Blob(chunks).arrayBuffer());
  return { bytes: bytes.subarray(0, maxBytes), isWhole: size <= maxBytes };
}
