import type { Contract } from '@telephony/contract';
import type { FastifyInstance } from 'fastify';

/** `GET /`: lists the operations, as a page for browsers and as text for everyone else. */
export function addWelcome(server: FastifyInstance, contract: () => Contract): void {
  server.get('/', (request, reply) => {
    const isBrowser = request.headers.accept?.includes('text/html') === true;
    return reply
      .type(isBrowser ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8')
      .send(welcome(contract(), isBrowser));
  });
}

function welcome({ document, operations }: Contract, isBrowser: boolean): string {
  const lines = operations.map(({ method, path, summary }) => ({
    address: `${method.toUpperCase().padEnd(6)} ${path}`,
    summary,
  }));
  const title = `Mock of the ${document.info.title} ${document.info.version}`;
  const hint =
    'Every operation but login needs a token; any value will do: -H "X-Auth-Token: any". To get another response, send -H "Prefer: code=404" or -H "Prefer: example=NAME". GET /_mock/requests tells what was asked.';
  const page = '<a href="/_mock/">Let requests fail, see what was asked, send events</a>';
  if (isBrowser) {
    const rows = lines.map(
      ({ address, summary }) =>
        `<tr><td><code>${escape(address)}</code></td><td>${escape(summary)}</td></tr>`,
    );
    return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>:root{color-scheme:light dark}body{font:1rem/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem}td{padding:.1rem 1rem .1rem 0}code{white-space:pre}</style><h1>${escape(title)}</h1><p>${escape(hint)}</p><p>${page}</p><table>${rows.join('')}</table></html>\n`;
  }
  const width = Math.max(...lines.map(({ address }) => address.length));
  return [
    title,
    '',
    hint,
    '',
    ...lines.map(({ address, summary }) => `${address.padEnd(width + 2)}${summary}`),
    '',
  ].join('\n');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character]!);
