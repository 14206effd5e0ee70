import { createServer } from 'node:net';
import { UserError } from '@telephony/command-line';
import type { Service } from './service.ts';

/** Throws, with one line for each, when a service's port is not free. */
export async function refuseTakenPorts(services: Service[]): Promise<void> {
  const lines: string[] = [];
  for (const { name, port, option } of services) {
    const reason = await whyNotFree(port);
    if (reason) lines.push(`Port ${port} of the ${name} ${reason}: choose another with ${option} <port>.`);
  }
  for (const [index, { port, option }] of services.entries()) {
    const twice = services.slice(0, index).some((other) => other.port === port);
    if (lines.length === 0 && twice) {
      lines.push(`Port ${port} is asked for twice: choose another with ${option} <port>.`);
    }
  }
  if (lines.length > 0) throw new UserError(lines.join('\n'));
}

function whyNotFree(port: number): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve('is taken');
      else if (error.code === 'EACCES') resolve('needs more rights');
      else reject(error);
    });
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(undefined)));
  });
}
