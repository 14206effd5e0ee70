import { membersIn } from '../files/members-in.ts';
import type { Check } from './check.ts';

/** Every address is one of HTTPS, in texts, servers and examples: readers copy them, and a token is sent there. */
export const secureAddress: Check = (files) =>
  files.all.flatMap((file) =>
    [...membersIn(file.value)].flatMap(({ path, value }) =>
      typeof value === 'string' && value.includes('http://')
        ? [file.finding(path, 'secure-address', 'An address with http://. Write https://.', 'http://')]
        : [],
    ),
  );
