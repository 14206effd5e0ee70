import { patch, same, types } from '../support/case.ts';

const CDR = '/components/schemas/Cdr';

export const wordingCases = [
  same('nothing is changed', () => {}),
  patch(
    'a description is worded anew',
    { [`${CDR}/properties/clid/description`]: 'Other words.' },
    /`description` of `clid` of `Cdr`/,
  ),
  patch('a summary is worded anew', { '/paths/~1cdrs/get/summary': 'Other words' }, /summary/),
  patch('an example is another', { [`${CDR}/properties/clid/examples`]: ['447700900999'] }),
  patch(
    'an example with a file of its own is another',
    { '/components/examples/getCdr-response/value/data/billsec': 7 },
    /The example `getCdr-response` is changed/,
  ),
  patch('a tag is another', { '/paths/~1cdrs/get/tags': ['Calls'] }),
  patch('a ledger mark is set', { [`${CDR}/properties/clid/x-ledger`]: 'N-01' }),
  patch('a title is given', { [`${CDR}/title`]: 'Call detail record' }),
  patch('an effect is marked', { '/paths/~1cdrs/get/x-effect': 'sends' }),
  same('properties stand in another order', (c) => {
    const properties = c.object(`${CDR}/properties`);
    const entries = Object.entries(properties).toReversed();
    for (const [name] of entries) delete properties[name];
    Object.assign(properties, Object.fromEntries(entries));
  }),
  same('required names stand in another order', (c) =>
    c.set(
      '/components/schemas/CallEvent/required',
      c.list('/components/schemas/CallEvent/required').toReversed(),
    ),
  ),
  same('paths stand in another order', (c) => {
    const paths = c.object('/paths');
    const entries = Object.entries(paths).toReversed();
    for (const [path] of entries) delete paths[path];
    Object.assign(paths, Object.fromEntries(entries));
  }),
  same('only the version is another', { '/info/version': '0.1.1' }),
  patch(
    'a schema is taken out into a component',
    (c) => {
      c.set('/components/schemas/CdrContext', c.get(`${CDR}/properties/context`));
      c.set(`${CDR}/properties/context`, { $ref: '#/components/schemas/CdrContext' });
    },
    /`CdrContext` can be imported/,
  ),
  patch('a response is written where it is used', (c) => {
    const responses = c.object('/paths/~1cdrs/get/responses');
    responses['401'] = c.get('/components/responses/Unauthorized');
  }),
  patch('an allOf is written as one object', (c) => {
    const name = c.object('/components/schemas/CallMissedEvent/allOf/1/properties');
    c.set('/components/schemas/CallMissedEvent', {
      type: 'object',
      required: [...c.list('/components/schemas/CallEvent/required'), 'event_name'],
      properties: { ...c.object('/components/schemas/CallEvent/properties'), ...name },
    });
  }),
  patch('a type is written as a list of one', { [`${CDR}/properties/id/type`]: ['integer'] }),
  types(
    'a record is renamed',
    (c) => {
      c.rename(CDR, 'CallRecord');
      c.replace('#/components/schemas/Cdr"', '#/components/schemas/CallRecord"');
    },
    /`Cdr` is called `CallRecord` now/,
  ),
  types(
    'a component is written where it is used',
    (c) => {
      c.replace('{"$ref":"#/components/schemas/Links"}', JSON.stringify(c.get('/components/schemas/Links')));
      c.remove('/components/schemas/Links');
    },
    /`Links` is gone/,
  ),
];
