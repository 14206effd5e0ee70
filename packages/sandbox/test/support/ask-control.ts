import { readFileSync } from 'node:fs';
import type { Contract } from '../../src/contract/contract.ts';
import { loadContract } from '../../src/contract/contract.ts';
import { type Response, resolve } from '../../src/contract/openapi-document.ts';

const file = new URL('../../src/generated/control.json', import.meta.url);
const control: Contract = loadContract(file.pathname);

/** Ids of all operations of the control plane. */
export const controlIds: string[] = control.operations.map(({ operationId }) => operationId);

/** The document of the control plane. */
export const controlDocument: unknown = JSON.parse(readFileSync(file, 'utf8'));

interface ControlAnswer {
  status: number;
  // Tests read what they expect to be there.
  json: any;
}

/** Asks the control plane, each answer being held against its document. */
export interface ControlAsker {
  (line: string, body?: unknown): Promise<ControlAnswer>;
  /** Ids of the operations that have answered as they should, well or badly. */
  readonly seen: Set<string>;
}

/**
 * @param url Origin of the sandbox.
 * @throws Error where an answer is not what the document declares.
 */
export function askControl(url: string): ControlAsker {
  const seen = new Set<string>();
  const ask = async (line: string, body?: unknown): Promise<ControlAnswer> => {
    const [method = 'GET', path = '/'] = line.split(' ');
    const request: RequestInit = { method };
    if (body !== undefined) {
      request.headers = { 'content-type': 'application/json' };
      request.body = typeof body === 'string' ? body : JSON.stringify(body);
    }
    const response = await fetch(`${url}/_sandbox${path}`, request);
    const text = await response.text();
    const json: unknown = text === '' ? undefined : JSON.parse(text);
    const operation = control.operations.find(
      (one) => one.method === method.toLowerCase() && patternOf(one.path).test(path.replace(/\?.*/, '')),
    );
    if (!operation) throw new Error(`The document has no ${line}.`);
    const declared = operation.responses.get(String(response.status));
    if (!declared) throw new Error(`${operation.operationId} does not declare ${response.status}: ${text}`);
    const schema = resolve<Response>(control.document, declared).content?.['application/json']?.schema;
    const errors = schema ? control.schemas.check(schema, json, 'answer') : [];
    if (errors[0] || (!schema && text !== '')) {
      throw new Error(
        `${operation.operationId} ${response.status}: ${errors[0]?.field} ${errors[0]?.message}`,
      );
    }
    seen.add(operation.operationId);
    return { status: response.status, json };
  };
  return Object.assign(ask, { seen });
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);
}
