/** The command of each operation: its resource is where its path begins, its verb what its name begins with. */
import type { Operation } from '@telephony/contract/reading';
import { allOperations } from './contract.ts';

/** A command of the contract: `telephony <resource> <verb>`. */
export interface OperationCommand {
  resource: string;
  verb: string;
  operation: Operation;
}

const VERBS = /^(?:list|get|create|deleteAll|delete|bulkUpdate|update|download)(?=[A-Z])/;

let commands: readonly OperationCommand[] | undefined;

/** The commands of all operations, in the document's order. */
export function operationCommands(): readonly OperationCommand[] {
  return (commands ??= allOperations().map((operation) => ({ ...nameOf(operation), operation })));
}

/** `cdrs list` of `listCdrs`, `cdrs download-pcap` of `downloadCdrPcap`; `sessions ping` of what has no verb of this kind. */
function nameOf({ operationId, path, object }: Operation): { resource: string; verb: string } {
  const [verb] = VERBS.exec(operationId) ?? [];
  if (!verb) return { resource: kebab(object.tags?.[0] ?? 'api'), verb: kebab(operationId) };
  const [resource = '', ...rest] = path
    .slice(1)
    .split('/')
    .map((part) => part.replace(/\{\w+\}\.?/, ''));
  // The only sound of a record needs no name.
  const parts = rest.filter((part) => part !== '' && part !== 'mp3').map((part) => part.replaceAll('.', '-'));
  return { resource, verb: [kebab(verb), ...parts].join('-') };
}

/** Whether an operation returns a file. */
export function isDownload({ operationId }: Operation): boolean {
  return operationId.startsWith('download');
}

/** A name of the contract as a word of a command: `callerId`, `caller_id` and `Call labels` in lower case with hyphens. */
export function kebab(name: string): string {
  return name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-')
    .replaceAll(/[^\w.]+|_/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase();
}
