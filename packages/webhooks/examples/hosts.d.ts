/** What the examples use of hosts that are not installed here. `npm run test:foreign -- hosts` runs the examples in the real ones. */
declare module 'next/server' {
  /** Runs work after the response. */
  export function after(work: Promise<unknown>): void;
}

declare module 'reflect-metadata' {}

declare module '@nestjs/common' {
  import type { NodeListener } from '@telephony/webhooks/node';

  export interface BeforeApplicationShutdown {
    beforeApplicationShutdown(): Promise<void>;
  }
  export interface INestApplication {
    use(path: string, listener: NodeListener): this;
    enableShutdownHooks(): this;
    listen(port: number): Promise<unknown>;
  }
  export function Module(metadata: object): ClassDecorator;
}

declare module '@nestjs/core' {
  import type { INestApplication } from '@nestjs/common';

  export const NestFactory: {
    create(module: unknown, adapter?: object): Promise<INestApplication>;
  };
}

declare module '@nestjs/platform-fastify' {
  export class FastifyAdapter {
    getType(): string;
  }
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
