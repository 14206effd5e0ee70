/** Proxies by environment, as other commands take them: HTTPS_PROXY, HTTP_PROXY, NO_PROXY. */
import * as http from 'node:http';
import { usage } from '../exit.ts';
import { say } from '../output/terminal.ts';

// A sandbox on this machine is no way through a proxy.
const LOCAL = 'localhost,127.0.0.1,[::1]';

export function useProxies(): void {
  const { env } = process;
  if (env['NODE_USE_ENV_PROXY'] === '1') return;
  const value = (name: string) => env[name] || env[name.toUpperCase()];
  const proxy = (name: 'http_proxy' | 'https_proxy') => {
    const address = value(name);
    return address && { [name]: address.includes('://') ? address : `http://${address}` };
  };
  const { setGlobalProxyFromEnv: setProxies } = http as Partial<typeof http>;
  if (!setProxies)
    return say(
      `HTTPS_PROXY and HTTP_PROXY are not used: Node ${process.versions.node} needs NODE_USE_ENV_PROXY=1 for them, from 22.21 on.`,
    );
  const no_proxy = [value('no_proxy'), LOCAL].filter(Boolean).join(',');
  try {
    setProxies({ ...proxy('https_proxy'), ...proxy('http_proxy'), no_proxy });
  } catch {
    // Without the address, which may have a password.
    throw usage('HTTPS_PROXY or HTTP_PROXY is no address of a proxy, such as http://proxy.example:3128.');
  }
}
