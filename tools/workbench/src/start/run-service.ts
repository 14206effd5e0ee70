import { type ChildProcess, spawn } from 'node:child_process';
import type { Service } from './service.ts';

/** Milliseconds that a service has to end by itself. */
const GRACE = 1500;

/** What a service says of itself when it listens. The sandbox also gives its API's address, and a user with a token. */
export interface Ready {
  url: string;
  baseUrl?: string;
  signIn?: { name: string; email: string; password: string; token: string };
}

/** A service as a child process. */
export interface RunningService {
  /** Settles when it listens; never, if it ends before. */
  ready: Promise<Ready>;
  /** Gives the reason when it ends by itself. */
  died: Promise<string>;
  /** Ends it and waits for its end. */
  end(): Promise<void>;
}

/** Starts a service. Its IPC channel says when it listens, and the end of the channel ends the service in any case. */
export function runService({ name, script, port }: Service): RunningService {
  const child = spawn(process.execPath, [script, '--port', String(port)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // A group of its own: Ctrl-C reaches this process alone, which ends all.
    detached: process.platform !== 'win32',
  });
  return {
    ready: new Promise((resolve) => child.once('message', (message) => resolve(message as Ready))),
    died: new Promise((resolve) => {
      child.once('error', (error) => resolve(`The ${name} cannot be started: ${error.message}`));
      child.once('exit', (code, signal) => {
        const how = signal ? `signal ${signal}` : `exit code ${code}`;
        resolve(`The ${name} has ended by itself (${how}); everything is stopped.`);
      });
    }),
    end: () => end(child),
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), GRACE);
  await ended;
  clearTimeout(timer);
}
