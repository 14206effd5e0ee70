import { harmless, types } from '../support/case.ts';

const CDR = '/components/schemas/Cdr';

export const wordingCases = [
  harmless('nothing is changed', 'none', () => {}),
  harmless(
    'a description is worded anew',
    'patch',
    (c) => c.set(`${CDR}/properties/clid/description`, 'Other words.'),
    /`description` of `clid` of `Cdr`/,
  ),
  harmless(
    'a summary is worded anew',
    'patch',
    (c) => c.set('/paths/~1cdrs/get/summary', 'Other words'),
    /summary/,
  ),
  harmless('an example is another', 'patch', (c) =>
    c.set(`${CDR}/properties/clid/examples`, ['447700900999']),
  ),
  harmless(
    'an example with a file of its own is another',
    'patch',
    (c) => c.set('/components/examples/getCdr-response/value/data/billsec', 7),
    /The example `getCdr-response` is changed/,
  ),
  harmless('a tag is another', 'patch', (c) => c.set('/paths/~1cdrs/get/tags', ['Calls'])),
  harmless('a ledger mark is set', 'patch', (c) => c.set(`${CDR}/properties/clid/x-ledger`, 'N-01')),
  harmless('a title is given', 'patch', (c) => c.set(`${CDR}/title`, 'Call detail record')),
  harmless('an effect is marked', 'patch', (c) => c.set('/paths/~1cdrs/get/x-effect', 'sends')),
  harmless('properties stand in another order', 'none', (c) => {
    const properties = c.object(`${CDR}/properties`);
    const entries = Object.entries(properties).toReversed();
    for (const [name] of entries) delete properties[name];
    Object.assign(properties, Object.fromEntries(entries));
  }),
  harmless('required names stand in another order', 'none', (c) =>
    c.set(
      '/components/schemas/CallEvent/required',
      c.list('/components/schemas/CallEvent/required').toReversed(),
    ),
  ),
  harmless('paths stand in another order', 'none', (c) => {
    const paths = c.object('/paths');
    const entries = Object.entries(paths).toReversed();
    for (const [path] of entries) delete paths[path];
    Object.assign(paths, Object.fromEntries(entries));
  }),
  harmless('only the version is another', 'none', (c) => c.set('/info/version', '0.1.1')),
  harmless(
    'a schema is taken out into a component',
    'patch',
    (c) => {
      c.set('/components/schemas/CdrContext', c.get(`${CDR}/properties/context`));
      c.set(`${CDR}/properties/context`, { $ref: '#/components/schemas/CdrContext' });
    },
    /`CdrContext` can be imported/,
  ),
  harmless('a response is written where it is used', 'patch', (c) => {
    const responses = c.object('/paths/~1cdrs/get/responses');
    responses['401'] = c.get('/components/responses/Unauthorized');
  }),
  harmless('an allOf is written as one object', 'patch', (c) => {
    const name = c.object('/components/schemas/CallMissedEvent/allOf/1/properties');
    c.set('/components/schemas/CallMissedEvent', {
      type: 'object',
      required: [...c.list('/components/schemas/CallEvent/required'), 'event_name'],
      properties: { ...c.object('/components/schemas/CallEvent/properties'), ...name },
    });
  }),
  harmless('a type is written as a list of one', 'patch', (c) =>
    c.set(`${CDR}/properties/id/type`, ['integer']),
  ),
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
