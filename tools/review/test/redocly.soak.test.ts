/** Redocly's diff as the adversary: where it disagrees with the verdict of a person, that is settled here with the reason. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNodeProgram } from '@telephony/generate/programs';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, test } from 'vitest';
import type { Case } from './support/case.ts';
import { cases, pairOf } from './support/cases.ts';
import { contractExcerpt } from './support/excerpt.ts';

/** Names of cases in which Redocly is wrong, apart by semicolons, by the reason. A case that is not here has to agree. */
const SETTLED = {
  'Redocly compares what is written; these say the same in other words, so nothing breaks.': `
    dependentRequired in dependentSchemas; a property that must not be there; multiples of two numbers; the first of the
    multiples; one element is never twice there; dependentRequired in dependentSchemas, of a response; multiples of two
    numbers, of a response; a length that the contained elements have; halves of whole numbers, of a response; exactly one of
    forms that are apart; a base of a record is taken out; a base of a closed body is taken out; a body is closed by the other
    keyword; how a list in a path is written makes no difference; the parameters of an operation move to its path; a security
    scheme is called otherwise; the security of the whole is written at each operation; an open parameter lists fewer values;
    how a parameter is written by default is stated; an integer says how wide it is; an integer says that its width is that of
    any; parameters move to the operation; a pattern of all names in place of all others; a bound of texts beside another
    type; a condition that always holds; no elements; any element at all; elements that nothing has evaluated; whole numbers;
    the width of numbers written out; the length of texts as a pattern; the values as a pattern; a form that must have what it
    can never have; the elements of a list that has none; what can never be there, written otherwise; the host of the server
    in capitals; a schema that is true in a list of schemas; bounds that everything meets are stated; a known value of an open
    enumeration is gone; a pattern is written otherwise; as many properties as must be there anyway; as many properties as
    there can be anyway; the names of properties in place of a closed object; names of properties that are texts; what must
    not be there cannot be there; what must not be is of another type; what another property needs must be there anyway; a
    property with another that bounds nothing; an element that need not be there; other case of a scheme and of a header;
    lengths that a pattern has anyway; a condition of which all follows; forms in another order, one of them written
    otherwise;
    the ends of a width; what must not be what it is not; a remark on what a text holds; a part of a path is not empty; an
    allOf is written as one object;
    a condition on values of another type; a reference becomes the only form; null that is denied; another type that is
    denied, as it has no property; a condition that all texts meet, and that they keep anyway; a property that another
    needs, and that must be there by itself too; what may be null is written as 3.1 has it; an old allOf around a reference that may be null`,
  'More is taken in requests or less comes in responses; what is known of an open enumeration is no promise.': `
    ranges come in place of a default; an open enumeration knows one more value; an error is covered by a range; a format of
    which the old is a part; the JSON of a parameter takes more; a plain text becomes an open enumeration; a pattern of what
    callers send matches more; a pattern of what they get matches less; some statuses of a range; one type of a range of media
    types; receivers may return no body; a state of an event is new;
    properties together that are always there now; elements once of a list that is empty now`,
  'Redocly judges what is sent; these break code that is compiled against the types.': `
    a value of a closed enumeration can no longer come; no value of an open enumeration can come any more; a path parameter is
    renamed; a parameter need not be JSON any more; a filter condition is called otherwise; a property of an open body is
    removed; a schema moves to \`$defs\`, which the types show; the JSON of a text becomes its content; a record is renamed; a
    component is written where it is used; a form that no reference leads to is gone;
    a response is never of an heir now; a component with a name in the mapping is renamed;
    a parent is renamed, and the mapping has the names; a form that the mapping names is renamed`,
  'Redocly does not look there: addresses, flows and scopes, marks, defaults, forms, names by a pattern, what receivers return.': `
    a header may be missing now; a success with another body is added; a property is write-only; what only \`if\` evaluates;
    what only \`dependentSchemas\` evaluates; a text that is encoded, of a response; a text that is no longer encoded; an
    element that has lost its schema, and is left to be refused; names of a pattern that are left to be refused; a property of
    an open object that must not be there now; a part in fewer media types; an operation has another host; a path has another
    host; the first server is on another host; an operation leaves its own host; a link leads to another host; a form has
    another name in the mapping; forms are told apart by another field; the parts of a form are written otherwise; a keyword
    that nobody knows; a path that is written in another place; a version of the address is withdrawn; a public operation
    needs a token; the default of a parameter is another; an attribute can no longer be filtered; a pattern fewer in a closed
    object; a pattern of a name that is listed, with a bound; a pattern in an open object; the default of what callers leave
    out is gone; a media type of a range takes less than the range; a scope less; tokens come from another host; a flow is
    gone; the default of a property is another; a property is read-only; another dialect; an event in another media type; the
    mapping takes a name for another form; a success that was none of the successes; a webhook is renamed; receivers must
    return a body; receivers must send a header;
    a field that must be there loses readOnly; a field that another part asks for loses readOnly;
    a field that must be there does not come, of a response; a form that no reference leads to loses a field of a response;
    a form of a form that no reference leads to asks for a field of a request; a component no longer extends what it was a
    form of; forms that may be null have other names in the mapping; an object that no longer asks for what it cannot have;
    a form that no reference leads to is new; an heir is new, of a response; an heir is new beside a mapping; an heir is new, and the
    mapping names it; an heir of an heir is new; an heir gets another name; an heir gets another name, of a request; two heirs swap
    their names; a request can no longer be of an heir; a component with an implied name is renamed; an heir needs a field more in
    requests; an heir that a mapping names loses a field; a form has one more name; a form has a name less, of a request; a form
    without a name in a mapping is renamed; an old reference may be null; an old allOf may be null; old forms may no longer be null,
    of a request; old forms may be null; old elements may be null; the default of a component is another; the default of a parameter
    that may be left out is another`,
};
const settled = new Set(
  Object.values(SETTLED).flatMap((names) =>
    names.split(';').map((name) => name.trim().replaceAll(/\s+/g, ' ')),
  ),
);
const contract = contractExcerpt();

test('what is settled is a case', () => {
  const names = new Set(cases.map(({ name }) => name));
  expect([...settled].filter((name) => !names.has(name))).toEqual([]);
});

test('Redocly disagrees where a person has settled it, and nowhere else', { timeout: 600_000 }, async () => {
  const left = [...cases];
  const wrong: string[] = [];
  const work = async () => {
    for (let item = left.shift(); item; item = left.shift())
      if (((await isMajor(item)) === (item.verdict === 'major')) === settled.has(item.name))
        wrong.push(item.name);
  };
  await Promise.all([work(), work()]);
  expect(wrong).toEqual([]);
});

async function isMajor(item: Case): Promise<boolean> {
  const folder = temporaryFolder();
  const { base, revision } = pairOf(contract, item);
  for (const [file, document] of Object.entries({ 'base.json': base, 'revision.json': revision }))
    writeFileSync(join(folder, file), JSON.stringify(document));
  const args = [
    'diff',
    'base.json',
    'revision.json',
    '--format=json',
    '--fail-on=none',
    '--output=diff.json',
  ];
  const { code, stderr } = await runNodeProgram('@redocly/cli/bin/cli.js', args, { folder });
  expect([code, stderr]).toEqual([0, expect.anything()]);
  const { summary } = JSON.parse(readFileSync(join(folder, 'diff.json'), 'utf8')) as {
    summary: { major: number };
  };
  return summary.major > 0;
}
