import {
  type Contract,
  isJsonObject,
  type Operation,
  type Referable,
  type SecurityRequirement,
} from '@telephony/contract';
import { Refusal } from '../refusals/refusal.ts';
import type { SentRequest } from '../request-record.ts';

/** The credentials of a request, for one alternative of `security`. */
export interface Credentials {
  /** Name of the scheme in the document; the first if the alternative has several. */
  scheme: string;
  /** The token, key or password. */
  secret: string;
  /** The user of HTTP Basic. */
  user: string | undefined;
}

/** Security Scheme Object (OpenAPI 3.1, section 4.8.27). */
interface SecurityScheme {
  type: string;
  in?: string;
  name?: string;
  scheme?: string;
}

// Malformed HTTP Basic is a 400 (ledger O-30), unless the request has another alternative.
export function readCredentials(
  contract: Contract,
  { security }: Operation,
  sent: SentRequest,
  query: URLSearchParams,
): Credentials | undefined {
  let malformed = false;
  for (const alternative of security) {
    const read = readAlternative(contract, alternative, sent, query);
    if (read === 'malformed') malformed = true;
    else if (read) return read;
  }
  if (!malformed) return undefined;
  throw new Refusal(400, 'The Authorization header is not HTTP Basic with a user and a token.', [
    { field: 'Authorization', message: 'must be Basic base64(<user id>:<token>)' },
  ]);
}

function readAlternative(
  contract: Contract,
  alternative: SecurityRequirement,
  sent: SentRequest,
  query: URLSearchParams,
): Credentials | 'malformed' | undefined {
  let first: Credentials | undefined;
  for (const name of Object.keys(alternative)) {
    const found = schemeOf(contract, name);
    const read = found && readScheme(found, sent, query);
    if (read === undefined || read === 'malformed') return read;
    first ??= { scheme: name, ...read };
  }
  return first;
}

function schemeOf({ document, resolve }: Contract, name: string): SecurityScheme | undefined {
  const scheme = document.components?.['securitySchemes']?.[name];
  return isJsonObject(scheme) ? resolve<SecurityScheme>(scheme as Referable<SecurityScheme>) : undefined;
}

function readScheme(
  { type, in: place, name = '', scheme = '' }: SecurityScheme,
  { headers }: SentRequest,
  query: URLSearchParams,
): Omit<Credentials, 'scheme'> | 'malformed' | undefined {
  if (type === 'mutualTLS') return { secret: '', user: undefined };
  if (type === 'apiKey') {
    const key =
      place === 'query'
        ? query.get(name)
        : place === 'cookie'
          ? cookieOf(headers['cookie'], name)
          : headers[name.toLowerCase()];
    return key ? { secret: key, user: undefined } : undefined;
  }
  // OAuth 2 and OpenID Connect end in a bearer token.
  const expected = type === 'http' ? scheme.toLowerCase() : 'bearer';
  const [given = '', value = ''] = (headers['authorization'] ?? '').split(/\s+(.*)/s);
  if (given.toLowerCase() !== expected) return undefined;
  if (expected !== 'basic') return value === '' ? undefined : { secret: value, user: undefined };
  // Published clients omit the user (ledger O-80).
  const [, user, secret] = /^([^:]*):(.+)$/s.exec(Buffer.from(value, 'base64').toString('utf8')) ?? [];
  return user === undefined || secret === undefined ? 'malformed' : { secret, user };
}

function cookieOf(header = '', name: string): string | undefined {
  const pair = header.split(/;\s*/).find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}
