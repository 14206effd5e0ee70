import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadContractSync } from '@telephony/contract';

const file = new URL('../../src/generated/control.json', import.meta.url);
const control = loadContractSync(fileURLToPath(file));

/** Ids of all operations of the control plane. */
export const controlIds: string[] = control.operations.map(({ operationId }) => operationId);

/** The document of the control plane. */
export const controlDocument: {
  components: { schemas: { Settings: { properties: Record<string, { properties?: object }> } } };
} = JSON.parse(readFileSync(file, 'utf8'));

interface ControlResponse {
  status: number;
  // Tests read what they expect to be there.
  json: any;
}

/** Asks the control plane, each answer being held against its document. */
export interface ControlAsker {
  (line: string, body?: unknown): Promise<ControlResponse>;
  /** Ids of the operations that have answered as they should, well or badly. */
  readonly seen: Set<string>;
}

/**
 * @param url Origin of the sandbox.
 * @throws Error where an answer is not what the document declares.
 */
export function askControl(url: string): ControlAsker {
  const seen = new Set<string>();
  const ask = async (line: string, body?: unknown): Promise<ControlResponse> => {
    const [method = 'GET', path = '/'] = line.split(' ');
    const request: RequestInit = { method };
    if (body !== undefined) {
      request.headers = { 'content-type': 'application/json' };
      request.body = typeof body === 'string' ? body : JSON.stringify(body);
    }
    const response = await fetch(`${url}/_sandbox${path}`, request);
    const text = await response.text();
    const json: unknown = text === '' ? undefined : JSON.parse(text);
    const operation = control.router.route(method, path.replace(/\?.*/, ''))?.operation;
    if (!operation) throw new Error(`The document has no ${line}.`);
    const declared = operation.responses.get(String(response.status));
    if (!declared) throw new Error(`${operation.operationId} does not declare ${response.status}: ${text}`);
    const { schema } = declared;
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
