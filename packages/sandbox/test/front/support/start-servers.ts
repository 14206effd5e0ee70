import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import { compileCache } from '@telephony/testing/compile-cache';
import { examplePath } from '@telephony/contract';
import { MEI } from '../../support/serve-platform.ts';
import { type PlatformContract, requestExamples } from '../../../src/contract/contract.ts';

/** A server as it is installed, in a process of its own. */
export interface Server {
  name: 'mock' | 'sandbox';
  url: string;
  /** A token that it takes. */
  token: string;
  pid: number;
  /** What it has written to the standard output so far. */
  output: { text: string };
}

const MANIFESTS = {
  mock: import.meta.resolve('@telephony/mock/package.json'),
  sandbox: import.meta.resolve('@telephony/sandbox/package.json'),
};

/** Mock and sandbox for the tests of a file, by name. */
export function useServers(...args: string[]): Record<Server['name'], Server> {
  const servers = {} as Record<Server['name'], Server>;
  const children: ChildProcess[] = [];
  beforeAll(async () => {
    for (const name of ['mock', 'sandbox'] as const) {
      const program = fileURLToPath(new URL('src/bin.ts', MANIFESTS[name]));
      const child = spawn(process.execPath, [program, '--port', '0', ...args], {
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        env: { ...process.env, ...compileCache, FORCE_COLOR: undefined },
      });
      children.push(child);
      const output = { text: '' };
      child.stdout!.on('data', (chunk) => (output.text += String(chunk)));
      const failed = text(child.stderr!).then((reason) => Promise.reject(new Error(reason)));
      failed.catch(() => {});
      const [{ url }] = (await Promise.race([once(child, 'message'), failed])) as [{ url: string }];
      servers[name] = { name, url, token: MEI, pid: child.pid!, output };
    }
  });
  afterAll(() => {
    for (const child of children) child.kill();
  });
  return servers;
}

/** The descriptors that a process has open (proc(5)). */
export const descriptorsOf = ({ pid }: Server): number => readdirSync(`/proc/${pid}/fd`).length;

/** The memory that a process has, in megabytes (proc(5)). */
export function memoryOf({ pid }: Server): number {
  const [, kilobytes = '0'] = /^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** One request for an operation, made of the examples of its path parameters and body. */
export interface OperationRequest {
  operationId: string;
  method: string;
  path: string;
  body: string | undefined;
}

/** A request for each operation of the contract. */
export function operationRequests(contract: PlatformContract): OperationRequest[] {
  return contract.operations.map((operation) => {
    const [body] = requestExamples(contract, operation.operationId);
    return {
      operationId: operation.operationId,
      method: operation.method.toUpperCase(),
      path: examplePath(operation),
      body: body === undefined ? undefined : JSON.stringify(body),
    };
  });
}
