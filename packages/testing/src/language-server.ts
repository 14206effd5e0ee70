import { spawn } from 'node:child_process';
import { languageServer } from './compilers.ts';

/** A tsserver that is asked one thing at a time, as an editor's requests are answered. */
export interface LanguageServer extends Disposable {
  /** Resolves to the body of the response. Not for commands without a response. */
  ask<Body>(command: string, args: object): Promise<Body>;
  /** Sends a command that has no response, such as `open`. */
  tell(command: string, args: object): void;
}

interface Message {
  type: 'response' | 'event';
  request_seq?: number;
  success?: boolean;
  message?: string;
  body?: unknown;
}

/** Starts tsserver of TypeScript 5.9. It ends when it is disposed of. */
export function startLanguageServer(): LanguageServer {
  const server = spawn(
    process.execPath,
    [languageServer, '--disableAutomaticTypingAcquisition', '--suppressDiagnosticEvents'],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const waiting = new Map<number, (message: Message) => void>();
  let sequence = 0;
  let received = Buffer.alloc(0);

  server.stdout.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (let message = takeMessage(); message; message = takeMessage()) {
      if (message.type === 'response') waiting.get(message.request_seq ?? -1)?.(message);
    }
  });

  /** A message is a header with its length in bytes, an empty line, and JSON. */
  function takeMessage(): Message | undefined {
    const header = /Content-Length: (\d+)\r\n\r\n/.exec(received.toString('latin1', 0, 200));
    if (!header) return undefined;
    const start = header.index + header[0].length;
    const end = start + Number(header[1]);
    if (received.length < end) return undefined;
    const message = JSON.parse(received.toString('utf8', start, end)) as Message;
    received = received.subarray(end);
    return message;
  }

  const send = (command: string, args: object): number => {
    server.stdin.write(`${JSON.stringify({ seq: ++sequence, type: 'request', command, arguments: args })}\n`);
    return sequence;
  };
  return {
    tell: send,
    ask: <Body>(command: string, args: object) =>
      new Promise<Body>((resolve, reject) => {
        const sent = send(command, args);
        waiting.set(sent, (message) => {
          waiting.delete(sent);
          if (message.success) resolve(message.body as Body);
          else reject(new Error(`tsserver refuses ${command}: ${message.message}`));
        });
      }),
    [Symbol.dispose]: () => server.kill(),
  };
}
