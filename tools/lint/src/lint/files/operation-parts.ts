import { isJsonObject, type JsonObject } from '@telephony/contract';
import type { ContractFiles } from './contract-files.ts';
import type { WrittenOperation } from './operations-of.ts';
import { schemaParts, type WrittenSchema } from './schema-parts.ts';

/** The names of the parameters that an operation takes. */
export function parameterNames(files: ContractFiles, { file, item, operation }: WrittenOperation): string[] {
  return [item, operation].flatMap(({ parameters }) =>
    (Array.isArray(parameters) ? parameters : []).flatMap((written: unknown) => {
      const { value } = files.resolve(file, written);
      return isJsonObject(value) ? [String(value['name'])] : [];
    }),
  );
}

/** The schemas of the JSON that an operation takes. */
export function requestParts(files: ContractFiles, { file, operation }: WrittenOperation): WrittenSchema[] {
  return bodyParts(files, file.name, operation['requestBody']);
}

/** The statuses that an operation declares, such as `404` and `4XX`. */
export function statusesOf({ operation }: WrittenOperation): string[] {
  return isJsonObject(operation['responses']) ? Object.keys(operation['responses']) : [];
}

/** The schemas of the JSON that an operation returns, whatever the status. */
export function responseParts(files: ContractFiles, { file, operation }: WrittenOperation): WrittenSchema[] {
  const { responses } = operation;
  if (!isJsonObject(responses)) return [];
  return Object.values(responses).flatMap((response) => bodyParts(files, file.name, response));
}

function bodyParts(files: ContractFiles, from: string, written: unknown): WrittenSchema[] {
  const start = files.get(from);
  if (!start) return [];
  const { file, value } = files.resolve(start, written);
  const content: JsonObject = isJsonObject(value) && isJsonObject(value['content']) ? value['content'] : {};
  return Object.entries(content).flatMap(([type, media]) =>
    isJsonObject(media) && type === 'application/json' ? schemaParts(files, file, media['schema']) : [],
  );
}
