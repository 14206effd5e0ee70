import { join } from 'node:path';
import { repositoryRoot } from '../files/repository-root.ts';

/** A program that `npm start` runs as a child process. */
export interface Service {
  name: 'mock' | 'docs';
  script: string;
  port: number;
  /** The option of `npm start` that changes the port. */
  option: string;
}

/** The services on the ports chosen. */
export function servicesOf(ports: { mock: number; docs: number }): Service[] {
  return [
    { name: 'mock', script: script('packages/mock/src/cli.ts'), port: ports.mock, option: '--mock-port' },
    { name: 'docs', script: script('docs/src/serve.ts'), port: ports.docs, option: '--docs-port' },
  ];
}

function script(path: string): string {
  return join(repositoryRoot, path);
}
