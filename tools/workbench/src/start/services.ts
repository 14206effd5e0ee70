import { join } from 'node:path';
import { repositoryRoot } from '@telephony/authoring/files';

/** The programs that `npm start` runs. */
export const serviceNames = ['mock', 'sandbox', 'docs'] as const;
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
export const defaultPorts: Record<ServiceName, number> = { mock: 4010, sandbox: 4020, docs: 4000 };

const SCRIPTS: Record<ServiceName, string> = {
  mock: 'packages/mock/dist/bin.js',
  sandbox: 'packages/sandbox/dist/bin.js',
  docs: 'docs/src/serve.ts',
};

/** The services on the ports chosen. */
export function servicesOf(ports: Record<ServiceName, number>): Service[] {
  return serviceNames.map((name) => ({
    name,
    script: join(repositoryRoot, SCRIPTS[name]),
    port: ports[name],
    option: `--${name}-port`,
  }));
}
