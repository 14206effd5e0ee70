/**
 * Lets a single id be given where a path takes a list of them: both are written in the same way. To be applied to the printed
 * types.
 */
export function widenLists(source: string): string {
  return source.replaceAll(/^export type \w+Path = \{\n[^]*?^\};$/gm, (type) =>
    type.replaceAll(/^( {2}\w+: )RecordIdList;$/gm, '$1RecordId | RecordIdList;'),
  );
}
