import { isJsonObject, type JsonObject } from '@telephony/contract';
import type { ContractFile } from './contract-file.ts';
import type { ContractFiles } from './contract-files.ts';

/** A schema as written, in its file. */
export interface WrittenSchema {
  file: ContractFile;
  value: JsonObject;
}

const COMBINED = ['allOf', 'anyOf', 'oneOf'];

/** What a value may be told by: a schema, and all that it combines, with `$ref`s followed. */
export function schemaParts(files: ContractFiles, from: ContractFile, schema: unknown): WrittenSchema[] {
  const parts: WrittenSchema[] = [];
  const seen = new Set<unknown>();
  const add = (file: ContractFile, written: unknown): void => {
    const target = files.resolve(file, written);
    if (!isJsonObject(target.value) || seen.has(target.value)) return;
    seen.add(target.value);
    parts.push({ file: target.file, value: target.value });
    for (const word of COMBINED) {
      const list = target.value[word];
      if (Array.isArray(list)) for (const part of list) add(target.file, part);
    }
  };
  add(from, schema);
  return parts;
}

/** What a field of an object may be told by; undefined where the schemas list all their fields and this is not one. */
export function fieldParts(
  files: ContractFiles,
  parts: WrittenSchema[],
  name: string,
): WrittenSchema[] | undefined {
  const own = parts.flatMap(({ file, value: { properties } }) =>
    isJsonObject(properties) && Object.hasOwn(properties, name)
      ? schemaParts(files, file, properties[name])
      : [],
  );
  return own.length > 0 || isOpen(parts) ? own : undefined;
}

/** The names of the fields that schemas list. */
export function fieldNames(parts: WrittenSchema[]): string[] {
  return parts.flatMap(({ value: { properties } }) =>
    isJsonObject(properties) ? Object.keys(properties) : [],
  );
}

/** Whether schemas say that they do not list all fields, or list none. */
function isOpen(parts: WrittenSchema[]): boolean {
  const isListed = parts.some(({ value }) => isJsonObject(value['properties']));
  return (
    !isListed || parts.some(({ value: { additionalProperties = false } }) => additionalProperties !== false)
  );
}
