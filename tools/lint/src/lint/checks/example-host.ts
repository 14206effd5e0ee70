import { membersIn } from '../files/members-in.ts';
import type { Check } from './check.ts';

const HOST = /(?:\/\/|@)((?:[a-z0-9-]+\.)+[a-z]{2,})/gi;
/** Names that belong to nobody: RFC 2606. */
const RESERVED = /(^|\.)(example|example\.(com|org|net)|invalid|test)$/i;

/** Hosts and e-mail addresses of examples belong to nobody: readers send requests and messages to what they copy. */
export const exampleHost: Check = (files) =>
  files.all.flatMap((file) =>
    [...membersIn(file.value)].flatMap(({ path, value }) => {
      const isExample = file.name.startsWith('examples/') || path.includes('examples');
      if (!isExample || typeof value !== 'string') return [];
      return [...value.matchAll(HOST)].flatMap(({ 1: host = '' }) => {
        if (RESERVED.test(host)) return [];
        const message = `${host} may belong to somebody. Write a name that ends with .example.`;
        return [file.finding(path, 'example-host', message, host)];
      });
    }),
  );
