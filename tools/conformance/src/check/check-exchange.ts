import {
  type Contract,
  declaredMediaType,
  declaredStatus,
  isJsonType,
  type JsonSchema,
  type Response,
} from '@telephony/contract';
import { headerOf, type Exchange, type ServerAnswer } from '../server/exchange.ts';
import { checkBytes } from '../bytes/check-bytes.ts';
import type { Mask } from '../mask/mask.ts';
import { isAside } from '../server/ask.ts';
import { amountsOf, checkAmounts } from './check-amounts.ts';
import { checkTotal } from './check-total.ts';
import { checkSchema } from './check-schema.ts';
import { errorBody } from './error-body.ts';
import type { Fault } from './fault.ts';
import { fileFault } from './file-signature.ts';
import { mediaType } from './media-type.ts';
import type { Violation } from './violation.ts';

/** Finds in which an exchange does not keep the contract. */
export type ExchangeChecker = (exchange: Exchange) => Violation[];

/**
 * A checker of responses: status, redirect, content type, presence of a body, JSON, schema, and the beginning of files.
 *
 * @param contract Of the strict copy of the bundle.
 * @param mask Of values that are shown.
 * @param token Of the run: a server that took it once must not refuse it.
 */
export function exchangeChecker(contract: Contract, mask: Mask, token?: string): ExchangeChecker {
  const { operationsById, schemas } = contract;
  const amounts = new Map([...operationsById].map(([id, one]) => [id, amountsOf(contract, one)]));
  return ({ by, operation, request, outcome }) => {
    // What they are about is said by the laws.
    if (isAside(request)) return [];
    const { operationId, method, path } = operation;
    const { responses } = operationsById.get(operationId)!;
    const faults = 'failure' in outcome ? [noAnswer(outcome.failure)] : checkAnswer(outcome);
    return faults.map(({ pointer = '', ...fault }) => ({
      ...fault,
      operationId,
      address: `${request.method} ${mask.target(operation, request.target)}`,
      method: method.toUpperCase(),
      path,
      status: 'failure' in outcome ? undefined : outcome.status,
      pointer,
      by,
      count: 1,
    }));

    function checkAnswer(answer: ServerAnswer): Fault[] {
      const declared = responses.get(declaredStatus({ responses }, answer.status) ?? '');
      const redirect: Fault[] =
        answer.status >= 300 && answer.status < 400 && headerOf(answer.headers, 'location') !== undefined
          ? [{ rule: 'redirect', message: 'a Location that clients follow', expected: 'no Location header' }]
          : [];
      if (answer.status === 401 && token !== undefined && headerOf(request.headers, 'x-auth-token') === token)
        redirect.push({ rule: 'token', message: 'a token that is good is refused', expected: 'no 401' });
      if (declared) return [...redirect, ...checkBody(declared, answer)];
      const message = `status ${answer.status} is not declared`;
      return [
        { rule: 'status', message, expected: [...responses.keys()].join(', '), seen: String(answer.status) },
        ...redirect,
      ];
    }

    function checkBody({ content }: Response, answer: ServerAnswer): Fault[] {
      const { status, headers, body } = answer;
      const types = [...content.keys()];
      if (types.length === 0) return checkNoBody(status, headers, body);
      const header = headerOf(headers, 'content-type');
      const expected = types.join(' or ');
      if (body.length === 0) return [{ rule: 'body-missing', message: 'the body is empty', expected }];
      if (header === undefined) {
        const message = 'there is no Content-Type';
        return [{ rule: 'content-type', message, expected }, ...checkContent(types.find(isJsonType))];
      }
      const declared = declaredMediaType(types, mediaType(header));
      if (declared === undefined) {
        const seen = mask.header('content-type', header).value;
        return [{ rule: 'content-type', message: `Content-Type is ${mediaType(seen)}`, expected, seen }];
      }
      return checkContent(declared);

      function checkContent(type: string | undefined): Fault[] {
        if (type === undefined) return [];
        if (isJsonType(type)) return checkJson(content.get(type)?.schema ?? {}, answer);
        const kind = fileFault(path, body);
        return kind === undefined
          ? []
          : [{ rule: 'file', message: `the body is not ${kind}`, expected: kind }];
      }
    }

    function checkJson(schema: JsonSchema, { status, headers, body }: ServerAnswer): Fault[] {
      const bytes = checkBytes(headerOf(headers, 'content-type') ?? '', body);
      let value: unknown;
      try {
        value = JSON.parse(body.toString('utf8').replace(/^\uFEFF/, ''));
      } catch {
        return [...bytes, { rule: 'invalid-json', message: 'the body is not JSON', expected: 'JSON' }];
      }
      const found = checkSchema(schemas, schema, value).map(({ value: seen, ...fault }) => ({
        ...fault,
        pointer: fault.pointer
          .split('/')
          .map((name) => (name === '' || name === '*' ? name : mask.field(name)))
          .join('/'),
        ...(seen !== undefined && { seen: mask.seen(seen, fault.pointer.split('/').at(-1) ?? '') }),
        expected: expectation(fault.message),
      }));
      const error = found.length > 0 ? errorBody(status, value) : undefined;
      if (error) return [...bytes, error];
      return [
        ...bytes,
        ...found,
        ...checkTotal(value),
        ...checkAmounts(amounts.get(operationId) ?? [], value, mask),
      ];
    }
  };
}

/** Most clients take a body after 204 for the next response on the connection, not for a body; its headers announce it. */
function checkNoBody(status: number, headers: [string, string][], body: Buffer): Fault[] {
  const length = headerOf(headers, 'content-length');
  const announced =
    (length !== undefined && length !== '0') || headerOf(headers, 'transfer-encoding') !== undefined;
  // Statuses without declared content other than 204 may have an empty chunked body.
  if (body.length === 0 && !(status === 204 && announced)) return [];
  return [{ rule: 'body-present', message: 'there is a body', expected: 'no body' }];
}

function noAnswer(failure: string): Fault {
  return { rule: 'no-answer', message: failure, expected: 'a response' };
}

function expectation(message: string): string {
  return message.startsWith('must ')
    ? message.replaceAll(/\bmust (?:be )?/g, '')
    : 'what the schema declares';
}
