import { type ChildProcess, spawn } from 'node:child_process';
import type { Service, ServiceName } from './services.ts';

type Urls = Record<ServiceName, string>;

/**
 * Runs the services as child processes and calls `ready` with their addresses. Ends when SIGINT or SIGTERM comes
 * (exit code 0) or when one of them ends (1, with its reason); then all have ended.
 */
export async function serve(services: Service[], ready: (urls: Urls) => void): Promise<number> {
  const children = services.map(spawnService);
  const stopped = new Promise<number>((resolve) => {
    process.once('SIGINT', () => resolve(0));
    process.once('SIGTERM', () => resolve(0));
  });
  const died = Promise.race(children.map((child, index) => reasonOfEnd(child, services[index]?.name ?? '')));
  const urls = Promise.all(children.map(async (child, index) => [services[index]?.name, await urlOf(child)]));
  void urls.then((list) => ready(Object.fromEntries(list) as Urls));
  const code = await Promise.race([stopped, died.then(() => 1)]);
  await Promise.all(children.map(end));
  if (code !== 0) console.error(await died);
  return code;
}

function spawnService({ script, port }: Service): ChildProcess {
  // The IPC channel says when the service is ready, and its end tells the service that this process has gone.
  return spawn(process.execPath, [script, '--port', String(port)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

function urlOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => child.once('message', (message: { url: string }) => resolve(message.url)));
}

function reasonOfEnd(child: ChildProcess, name: string): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(`The ${name} cannot be started: ${error.message}`));
    child.once('exit', (code, signal) => {
      resolve(
        `The ${name} has ended by itself (${signal ? `signal ${signal}` : `exit code ${code}`}); everything is stopped.`,
      );
    });
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 3000);
  await ended;
  clearTimeout(timer);
}
