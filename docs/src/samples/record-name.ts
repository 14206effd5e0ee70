import type { OperationPage } from '../contract/model.ts';

/** What a variable for one record of a collection is called: `cdr` for a list of `Cdr`. */
export function recordName({ responses }: OperationPage): string {
  const body = responses.find(({ kind }) => kind === 'success')?.contents[0]?.node;
  const data = body?.fields.find(({ name }) => name === 'data')?.node;
  const schema = data?.type.find(({ address }) => address !== undefined)?.text ?? 'record';
  return schema.charAt(0).toLowerCase() + schema.slice(1);
}
