import {
  type OpenApiDocument,
  type ParameterObject,
  readContract,
  readRequestValues,
  type RequestValues,
  type RequestValuesOptions,
  type SentParameters,
} from '../../src/index.ts';
import { smallDocument } from './small-document.ts';

export function readerOf(
  parameters: ParameterObject[],
  rest: Partial<OpenApiDocument> = {},
): (sent: string | Partial<SentParameters>, options?: RequestValuesOptions) => RequestValues {
  const names = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`);
  const path = ['/things', ...names].join('/');
  const contract = readContract(
    smallDocument({ [path]: { get: { operationId: 'listThings', parameters, responses: {} } } }, rest),
  );
  const [operation] = contract.operations;
  return (sent, options) => {
    const given = typeof sent === 'string' ? { query: new URLSearchParams(sent) } : sent;
    const all = { path: {}, query: new URLSearchParams(), headers: {}, ...given };
    return readRequestValues(contract, operation!, all, options);
  };
}
