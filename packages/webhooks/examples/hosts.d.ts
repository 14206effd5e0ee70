/** What the examples use of hosts that are not installed here. `npm run test:hosts` runs the examples in the real ones. */
declare module 'next/server' {
  /** Runs work after the response. */
  export function after(work: Promise<unknown>): void;
}

declare namespace Deno {
  function serve(
    options: { port: number },
    handler: (request: Request) => Promise<Response>,
  ): { shutdown(): Promise<void> };
  function addSignalListener(signal: 'SIGTERM', listener: () => void): void;
}

declare namespace Bun {
  function serve(options: { port: number; fetch: (request: Request) => Promise<Response> }): {
    stop(): Promise<void>;
  };
}
