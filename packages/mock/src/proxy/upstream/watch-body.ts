import { pipeline, type Readable, Transform } from 'node:stream';

/** What passed of a body. */
export interface PassedBody {
  /** Its beginning, as far as it was kept. */
  kept: Buffer;
  /** Bytes of the whole. */
  length: number;
}

/** Who wants to know of a body. */
export interface BodyWatch {
  /** Bytes that are kept. */
  most: number;
  /** Content-Length, if it is announced. */
  announced: number | undefined;
  /** Called before the last byte is passed on, so that whoever has the response can ask for the findings. */
  onWhole: (body: PassedBody) => void;
  /** Called where it breaks off. */
  onBroken: (error: Error) => void;
}

/** Passes a body on as it comes, and keeps its beginning. */
export function watchBody(body: Readable, { most, announced, onWhole, onBroken }: BodyWatch): Readable {
  const chunks: Buffer[] = [];
  let kept = 0;
  let length = 0;
  let isTold = false;
  const tell = () => {
    if (isTold) return;
    isTold = true;
    onWhole({ kept: Buffer.concat(chunks), length });
  };
  const passing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      const part = kept < most ? chunk.subarray(0, most - kept) : undefined;
      if (part) chunks.push(part);
      kept += part?.length ?? 0;
      if (length === announced) tell();
      done(null, chunk);
    },
    flush(done) {
      tell();
      done();
    },
  });
  pipeline(body, passing, (error) => {
    if (error && !isTold) onBroken(error);
  });
  return passing;
}
