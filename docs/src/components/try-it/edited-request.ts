import { typedText } from '@telephony/contract/reading';
import { fileOf, type SampleRequest } from '../../samples/sample-request.ts';
import { parseTyped } from '../../samples/typed-number.ts';
import { pathSecret, withoutSecrets } from '../../samples/secrets.ts';
import {
  type FormValues,
  pairsIn,
  type TryItModel,
  type TryItParameter,
  writtenParameters,
} from './outgoing-request.ts';

export function firstValues({ parameters, body }: TryItModel): Pick<FormValues, 'parameters' | 'body'> {
  return {
    parameters: Object.fromEntries(parameters.map(({ name, value }) => [name, value])),
    body: body?.examples[0]?.text ?? '',
  };
}

export function editedRequest(
  model: TryItModel,
  values: Pick<FormValues, 'parameters' | 'body'>,
  token: boolean,
): SampleRequest {
  const written = writtenParameters(model, values);
  const valuesIn = (place: TryItParameter['in']) =>
    Object.fromEntries(
      written.filter((one) => one.in === place).map((one) => [one.name, parameterValue(one, one.text)]),
    );
  const pathValues = valuesIn('path');
  const body: unknown = model.body && values.body.trim() !== '' ? parseTyped(values.body) : undefined;
  return {
    ...model,
    pathValues,
    query: valuesIn('query'),
    headers: Object.fromEntries(
      Object.entries(valuesIn('header')).map(([name, value]) => [name, String(value)]),
    ),
    token,
    body: model.token === 'token' ? body : withoutSecrets(body),
    ...fileOf(model.path, pathValues),
  };
}

const LITERAL = new Set(['boolean', 'number', 'string'] as const);

function parameterValue({ name, in: place, kind, literal }: TryItParameter, text: string): unknown {
  const secret = place === 'path' ? pathSecret(name) : undefined;
  if (secret) return secret;
  const one = (part: string) => (literal ? typedText(LITERAL, part) : part);
  switch (kind) {
    case 'json':
      return parseTyped(text);
    case 'list':
      return text.split(',').map((part) => one(part.trim()));
    case 'map':
      return Object.fromEntries(pairsIn(text).map(([key, value]) => [key, one(value)]));
    default:
      return one(text);
  }
}
