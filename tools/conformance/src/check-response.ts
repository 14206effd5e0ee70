import {
  checkExchange,
  type Contract,
  type ExchangeFinding,
  isJsonObject,
  type JsonSchema,
  type Operation,
  propertiesOf,
  recordSchema,
} from '@telephony/contract';
import { showValue } from './show-value.ts';
import { isOptions } from './server/ask.ts';
import { type Exchange, headerOf, jsonOf, type ReceivedResponse } from './server/exchange.ts';
import { type Fault, type Violation, violationOf } from './violation.ts';

export function responseChecker(contract: Contract, token?: string): (exchange: Exchange) => Violation[] {
  const amounts = new Map(contract.operations.map((one) => [one.operationId, amountsOf(contract, one)]));
  return (exchange) => {
    const { by, request, outcome } = exchange;
    // A law checks these.
    if (isOptions(request)) return [];
    const faults: Fault[] =
      'failure' in outcome
        ? [{ rule: 'no response', message: outcome.failure, expected: 'a response' }]
        : [...byContract(exchange, outcome), ...refusedToken(request, outcome)];
    return faults.map((fault) => violationOf({ ...fault, exchange }, by));
  };

  function byContract(exchange: Exchange, response: ReceivedResponse): Fault[] {
    const { operation, request } = exchange;
    const found = checkExchange(contract, operation, request, response);
    if (found.some(({ kind }) => kind === 'undeclared status' || kind === 'content type'))
      return found.map(faultOf);
    const body = jsonOf(exchange);
    const ofSchema = (one: ExchangeFinding) => one.kind === 'schema' || one.kind === 'undeclared field';
    const error = found.some(ofSchema) ? errorBody(response.status, body) : undefined;
    if (error) return [...found.filter((one) => !ofSchema(one)).map(faultOf), error];
    return [
      ...found.map(faultOf),
      ...checkTotal(body),
      ...checkAmounts(amounts.get(operation.operationId) ?? [], body),
    ];
  }

  function refusedToken({ headers }: Exchange['request'], { status }: ReceivedResponse): Fault[] {
    const isRefused = status === 401 && token !== undefined && headerOf(headers, 'x-auth-token') === token;
    return isRefused
      ? [{ rule: 'token', message: 'a token that is good is refused', expected: 'no 401' }]
      : [];
  }
}

function faultOf({ kind, place, path, message, expected, seen, ledger }: ExchangeFinding): Fault {
  return {
    rule: kind,
    message: path.length > 0 ? message : `${place} ${message}`,
    expected,
    pointer: path.map((name) => `/${name}`).join(''),
    ...(seen !== undefined && { seen }),
    ...(ledger.length > 0 && { ledger }),
  };
}

// One fault, instead of one for each field that an error lacks.
function errorBody(status: number, body: unknown): Fault | undefined {
  const isError = isJsonObject(body) && typeof body['message'] === 'string' && Array.isArray(body['errors']);
  if (status >= 300 || !isError) return undefined;
  return {
    rule: 'schema',
    message: 'the body is that of an error',
    expected: 'the status of an error',
    seen: `${status}`,
  };
}

function checkTotal(body: unknown): Fault[] {
  if (!isJsonObject(body)) return [];
  const { data, total } = body;
  if (!Array.isArray(data) || typeof total !== 'number' || total >= data.length) return [];
  return [
    {
      rule: 'law',
      message: 'total is smaller than the page',
      expected: `at least ${data.length}`,
      seen: String(total),
      pointer: '/total',
    },
  ];
}

// A highest number is a setting, and -1 may mean none.
const AMOUNT = /\b(?:seconds|bytes|duration|length of)\b|^number of (?!the\b)/i;

function amountsOf(contract: Contract, operation: Operation): string[] {
  const fields = propertiesOf(contract.document, recordSchema(contract, operation));
  return Object.entries(fields).flatMap(([name, schema]) => (isAmount(schema) ? [name] : []));
}

function isAmount({ type, description }: JsonSchema): boolean {
  const isNumber = [type].flat().some((one) => one === 'integer' || one === 'number');
  return isNumber && typeof description === 'string' && AMOUNT.test(description);
}

// The schemas have no lower bound for amounts.
function checkAmounts(amounts: readonly string[], body: unknown): Fault[] {
  const data = isJsonObject(body) ? body['data'] : undefined;
  const isList = Array.isArray(data);
  const records = [data].flat().filter(isJsonObject);
  return amounts.flatMap((name): Fault[] => {
    const value = records.map((record) => record[name]).find((one) => typeof one === 'number' && one < 0);
    if (value === undefined) return [];
    return [
      {
        rule: 'law',
        message: `${name} is negative`,
        expected: 'an amount from 0 on, as its description says',
        seen: showValue(value, name),
        pointer: `/data/${isList ? '*/' : ''}${name}`,
      },
    ];
  });
}
