import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { examplePath } from '@telephony/contract';
import { startMock } from '@telephony/mock';
import { afterAll, beforeAll } from 'vitest';
import { type PlatformContract, requestExamples } from '../../../src/contract/contract.ts';
import { startSandbox } from '../../../src/start/start-sandbox.ts';
import { type RunningProgram, spawnServer } from '../../support/run-cli.ts';
import { MEI } from '../../support/serve-platform.ts';

export interface Server {
  url: string;
  /** A token that it takes. */
  token: string;
}

type Servers<S extends Server> = Record<'mock' | 'sandbox', S>;

/** Mock and sandbox for the tests of a file. */
export function useServers(): Servers<Server> {
  const servers = {} as Servers<Server>;
  const open: { close(): Promise<void> }[] = [];
  beforeAll(async () => {
    const [mock, sandbox] = [await startMock({ port: 0 }), await startSandbox({ port: 0 })];
    open.push(mock, sandbox);
    Object.assign(servers, {
      mock: { url: mock.url, token: MEI },
      sandbox: { url: sandbox.url, token: MEI },
    });
  });
  afterAll(async () => {
    for (const server of open) await server.close();
  });
  return servers;
}

export type ServerProcess = Server & RunningProgram;

const MANIFESTS = {
  mock: import.meta.resolve('@telephony/mock/package.json'),
  sandbox: import.meta.resolve('@telephony/sandbox/package.json'),
};

/** The same, each in a process of its own, to look at what that holds. */
export function useProcesses(): Servers<ServerProcess> {
  const servers = {} as Servers<ServerProcess>;
  beforeAll(async () => {
    for (const name of ['mock', 'sandbox'] as const) {
      const file = fileURLToPath(new URL('src/bin.ts', MANIFESTS[name]));
      servers[name] = { ...(await spawnServer(file, ['--quiet'])), token: MEI };
    }
  });
  afterAll(() => {
    for (const { child } of Object.values(servers)) child.kill();
  });
  return servers;
}

/** The descriptors that a process has open (proc(5)). */
export const descriptorsOf = ({ child }: ServerProcess): number =>
  readdirSync(`/proc/${child.pid}/fd`).length;

/** The memory that a process has, in megabytes (proc(5)). */
export function memoryOf({ child }: ServerProcess): number {
  const [, kilobytes = '0'] =
    /^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** One request for an operation, made of the examples of its path parameters and body. */
export interface OperationRequest {
  method: string;
  path: string;
  body: string | undefined;
}

/** A request for each operation of the contract. */
export function operationRequests(contract: PlatformContract): OperationRequest[] {
  return contract.operations.map((operation) => {
    const [body] = requestExamples(contract, operation.operationId);
    return {
      method: operation.method.toUpperCase(),
      path: examplePath(operation),
      body: body === undefined ? undefined : JSON.stringify(body),
    };
  });
}
