import type { StreamMessages } from '../../control/shared/stream-messages.ts';
import { ACCOUNT } from './account.ts';
import { CONTROL } from './control.ts';
import { tokenHeader } from './control-token.ts';

/** Milliseconds until the next try to connect. */
const PAUSE = 1000;

/** What happens to the stream. */
export interface StreamListener {
  opened: () => void;
  lost: () => void;
  /** The sandbox asks for its control token. */
  refused: () => void;
  told: <Name extends keyof StreamMessages>(name: Name, message: StreamMessages[Name]) => void;
}

/** Follows what the sandbox tells, and connects again when the stream ends, until it is refused. */
export async function follow(listener: StreamListener): Promise<void> {
  for (;;) {
    // An EventSource cannot send the control token.
    const response = await fetch(`${CONTROL}/stream?account=${ACCOUNT}`, { headers: tokenHeader() }).catch(
      () => undefined,
    );
    if (response?.status === 403) return listener.refused();
    if (response?.ok && response.body) {
      listener.opened();
      await read(response.body, listener).catch(() => undefined);
    }
    listener.lost();
    await new Promise((resume) => setTimeout(resume, PAUSE));
  }
}

async function read(body: ReadableStream<Uint8Array<ArrayBuffer>>, { told }: StreamListener): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const messages = (text + value).split('\n\n');
    text = messages.pop() ?? '';
    for (const message of messages) {
      const [, name, data] = /^event: (.*)\ndata: (.*)$/.exec(message) ?? [];
      if (name === undefined || data === undefined) continue;
      // The sandbox serves the page and the stream: both have the same types.
      told(name as keyof StreamMessages, JSON.parse(data) as StreamMessages[keyof StreamMessages]);
    }
  }
}
