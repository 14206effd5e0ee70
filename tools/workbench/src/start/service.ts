import { join } from 'node:path';
import { repositoryRoot } from '@telephony/scripts/repository-root';

/** The programs that `npm start` runs, in the order in which they are shown. */
export const serviceNames = ['sandbox', 'mock', 'docs'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** A program that `npm start` runs as a child process. */
export interface Service {
  name: ServiceName;
  script: string;
  port: number;
  /** The option of `npm start` that changes the port. */
  option: string;
}

/** The port of each service where none is chosen. */
export const defaultPorts: Record<ServiceName, number> = { sandbox: 4020, mock: 4010, docs: 4000 };

const SCRIPTS: Record<ServiceName, string> = {
  sandbox: 'packages/sandbox/dist/bin.js',
  mock: 'packages/mock/dist/bin.js',
  docs: 'docs/src/serve.ts',
};

/** The services on the ports chosen. */
export function servicesOf(ports: Record<ServiceName, number>): Record<ServiceName, Service> {
  const service = (name: ServiceName): Service => ({
    name,
    script: join(repositoryRoot, SCRIPTS[name]),
    port: ports[name],
    option: `--${name}-port`,
  });
  return { sandbox: service('sandbox'), mock: service('mock'), docs: service('docs') };
}
