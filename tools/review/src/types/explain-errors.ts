import type { CompileError } from './compile.ts';
import { describeError, isGone } from './describe-error.ts';
import type { TypeBreak } from './type-break.ts';
import type { UsageFile } from './usage/usage-file.ts';
import type { Subject } from './usage/statement.ts';

/** What the errors in a usage file mean for those who wrote such code; one break for each thing. */
export function explainErrors(errors: CompileError[], usage: UsageFile): TypeBreak[] {
  const found = errors.flatMap((error) => {
    const statement = usage.statementAt(error.line);
    return statement ? [{ error, subject: statement.subject }] : [];
  });
  const goneOperations = new Set(
    found.flatMap(({ error, subject }) =>
      subject.use === 'call' && isGone(error.code) ? [subject.operation] : [],
    ),
  );
  const breaks = new Map<string, TypeBreak>();
  for (const { error, subject } of found) {
    const missing = /has no exported member(?: named)? '(\w+)'/.exec(error.message)?.[1];
    const about: Subject | undefined = missing ? importOf(missing, subject) : subject;
    if (!about || isEcho(about, error, goneOperations)) continue;
    const text = describeError(error, about);
    if (!breaks.has(text)) breaks.set(text, { text, subject: about, code: error.code });
  }
  return [...breaks.values()];
}

/** A type that is gone is missed wherever it is used. */
function importOf(type: string, subject: Subject): Subject {
  return {
    use: 'import',
    type,
    pointer: subject.type === type ? subject.pointer : `/components/schemas/${type}`,
  };
}

/** Whether another error says the same with more precision. */
function isEcho(
  { use, operation }: Subject,
  { code, message }: CompileError,
  gone: Set<string | undefined>,
): boolean {
  if (operation !== undefined && gone.has(operation)) return use !== 'call' || !isGone(code);
  // The values in a whole body are covered by the statements about its properties.
  return use === 'complete' && !message.includes('missing');
}
