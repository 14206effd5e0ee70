import {
  type Contract,
  declaredMediaType,
  declaredStatus,
  isJsonType,
  type JsonSchema,
  type Response,
} from '@telephony/contract';
import { headerOf, type Exchange, type ServerAnswer } from '../server/exchange.ts';
import { checkSchema } from './check-schema.ts';
import { fileFault } from './file-signature.ts';
import { mediaType } from './media-type.ts';
import type { Violation } from './violation.ts';

type Fault = Pick<Violation, 'rule' | 'message' | 'expected'> & { pointer?: string };

/** Finds in which an exchange does not keep the contract. */
export type ExchangeChecker = (exchange: Exchange) => Violation[];

/**
 * A checker of responses: status, redirect, content type, presence of a body, JSON, schema, and the beginning of files.
 *
 * @param contract Of the strict copy of the bundle.
 */
export function exchangeChecker({ operationsById, schemas }: Contract): ExchangeChecker {
  return ({ by, operation: { operationId, method, path }, outcome }) => {
    const { responses } = operationsById.get(operationId)!;
    const faults = 'failure' in outcome ? [noAnswer(outcome.failure)] : checkAnswer(outcome);
    return faults.map(({ pointer = '', ...fault }) => ({
      ...fault,
      operationId,
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
      if (declared) return [...redirect, ...checkBody(declared, answer)];
      const message = `status ${answer.status} is not declared`;
      return [{ rule: 'status', message, expected: [...responses.keys()].join(', ') }, ...redirect];
    }

    function checkBody({ content }: Response, { status, headers, body }: ServerAnswer): Fault[] {
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
        return [{ rule: 'content-type', message: `Content-Type is ${mediaType(header)}`, expected }];
      }
      return checkContent(declared);

      function checkContent(type: string | undefined): Fault[] {
        if (type === undefined) return [];
        if (isJsonType(type)) return checkJson(content.get(type)?.schema ?? {}, body);
        const kind = fileFault(path, body);
        return kind === undefined
          ? []
          : [{ rule: 'file', message: `the body is not ${kind}`, expected: kind }];
      }
    }

    function checkJson(schema: JsonSchema, body: Buffer): Fault[] {
      let value: unknown;
      try {
        value = JSON.parse(body.toString('utf8'));
      } catch {
        return [{ rule: 'invalid-json', message: 'the body is not JSON', expected: 'JSON' }];
      }
      return checkSchema(schemas, schema, value).map((fault) => ({
        ...fault,
        expected: expectation(fault.message),
      }));
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
  return message.startsWith('must ') ? message.replaceAll(/\bmust /g, '') : 'what the schema declares';
}
