import type { NamedOperation } from './named-operation.ts';
import { ONE_FORM } from './one-form.ts';
import { writeArguments } from './write-arguments.ts';
import { resultOf } from './write-method.ts';
import { writeNotes } from './write-notes.ts';

/** The parameters that every list has: a constant of the client. */
const COLLECTION = 'page,limit,filter,group_by,sort,dir,include,fields';

/** An operation as a function, which a bundler leaves out if nobody uses it. */
export function writeFunction(operation: NamedOperation): string {
  const { name, notes } = operation;
  const type = `(pbx: Telephony, ${writeArguments(operation)}) => Promise<${resultOf(operation)}>`;
  return `${writeNotes(notes)}
export const ${name}: ${type} = /* @__PURE__ */ ${maker(operation)};`;
}

function maker({ name, method, path, isFile, queryNames, bodyType }: NamedOperation): string {
  if (isFile) return `fileOperation('${name}', '${path}')`;
  const query = queryNames.join() === COLLECTION ? 'COLLECTION' : JSON.stringify(queryNames);
  const names = queryNames.length > 0 || bodyType !== undefined ? `, ${query}` : '';
  const made = `operation('${name}', '${method}', '${path}'${names})`;
  const form = ONE_FORM[name];
  return form ? `inOneForm(${made}, ${form.read})` : made;
}
