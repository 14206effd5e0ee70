import { nearest } from '@telephony/contract';
import { eachSchema } from '../each-schema.ts';
import type { Rule } from '../visitor.ts';

/** The formats of the OpenAPI registry and of JSON Schema, by the type that they are for. */
const FORMATS = new Map([
  ['integer', ['int64', 'int32']],
  ['number', ['float', 'double']],
  [
    'string',
    [
      'binary',
      'byte',
      'date',
      'date-time',
      'duration',
      'email',
      'hostname',
      'ipv4',
      'ipv6',
      'password',
      'regex',
    ].concat(['time', 'uri', 'uri-reference', 'uuid']),
  ],
]);

/** A format is a known one and fits the type: validators and generators pass over any other without a word. */
export const rule: Rule = () =>
  eachSchema((schema, { report, location }) => {
    const { format, type } = schema;
    if (typeof format !== 'string') return;
    const types: unknown[] = [type ?? [...FORMATS.keys()]].flat();
    const fitting = types.flatMap((one) => FORMATS.get(String(one)) ?? []);
    if (fitting.includes(format)) return;
    const near = nearest(format, fitting);
    const isKnown = [...FORMATS.values()].flat().includes(format);
    const wrong = isKnown ? `is not a format of type ${types.join(' or ')}` : 'is not a known format';
    const meant = near === undefined ? 'Remove it, or write a pattern' : `Did you mean ${near}`;
    report({
      message: `format: ${format} ${wrong}. ${meant}${near === undefined ? '.' : '?'}`,
      location: location.child('format'),
    });
  });
