/** Packing text for a link. The browser does it; what comes out of a foreign link is counted while it comes. */

const format = 'deflate-raw';

/** How much goes in at a time. A bomb grows about a thousandfold, so one step yields a megabyte at most. */
const sliceBytes = 1024;

/** The bytes in small slices, each only when it is asked for, so that reading can stop half-way. */
const inSlices = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<BufferSource> => {
  let at = 0;
  return new ReadableStream(
    {
      pull(controller) {
        if (at >= bytes.length) return controller.close();
        controller.enqueue(bytes.slice(at, at + sliceBytes));
        at += sliceBytes;
      },
    },
    { highWaterMark: 0 },
  );
};

export async function deflate(text: string): Promise<Uint8Array> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream(format));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

export type Inflated = { ok: true; text: string } | { ok: false; reason: 'damaged' | 'tooLarge' };

/** Unpacks at most so many bytes; what would grow larger is dropped as soon as it does. */
export async function inflate(bytes: Uint8Array<ArrayBuffer>, mostBytes: number): Promise<Inflated> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let total = 0;
  try {
    const reader = inSlices(bytes).pipeThrough(new DecompressionStream(format)).getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      total += next.value.length;
      if (total > mostBytes) {
        await reader.cancel();
        return { ok: false, reason: 'tooLarge' };
      }
      text += decoder.decode(next.value, { stream: true });
    }
    return { ok: true, text: text + decoder.decode() };
  } catch {
    return { ok: false, reason: 'damaged' };
  }
}
