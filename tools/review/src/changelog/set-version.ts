import { isMap, isScalar, parseDocument } from 'yaml';
import { UserError } from '@telephony/command-line';

/**
 * The text of `openapi.yaml` with another `info.version`; everything else stays as it is written.
 *
 * @throws UserError where there is no version to replace
 */
export function setVersion(source: string, version: string): string {
  const info = parseDocument(source).get('info');
  const node = isMap(info) ? info.get('version', true) : undefined;
  const range = isScalar(node) ? node.range : undefined;
  if (!range) throw new UserError('openapi.yaml has no info.version.');
  return source.slice(0, range[0]) + version + source.slice(range[1]);
}
