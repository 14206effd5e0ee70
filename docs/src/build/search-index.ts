import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { STATUS_CODES } from 'node:http';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import type { Contract, OperationPage } from '../contract/model.ts';
import { INDEX_FILE, type SearchDocument } from '../search/search-document.ts';
import { contractDocuments, plainText } from './contract-documents.ts';
import { guideDocuments } from './guide-documents.ts';

/** Writes what the search finds: the guides from their built pages, the reference from its models. */
export function searchIndex(contract: Contract): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const documents = searchDocuments(fileURLToPath(dir), contract);
        writeFileSync(new URL(INDEX_FILE, dir), JSON.stringify(documents));
      },
    },
  };
}

function searchDocuments(site: string, contract: Contract): SearchDocument[] {
  const guides = guideDocuments(site);
  const asked = readAsked();
  return [
    ...guides,
    ...contractDocuments(contract),
    ...errorDocuments(contract, guides),
    ...statusDocuments(contract, guides),
  ].map((document) => {
    // An error has the address of a section.
    const own = document.kind === 'error' ? undefined : asked.get(document.address);
    return own ? { ...document, asked: own } : document;
  });
}

/** What people type who look for a place, by its address. Throws if the file is not addresses with lists of phrases. */
export function readAsked(): Map<string, string[]> {
  const places: unknown = parse(readFileSync(join(import.meta.dirname, '../search/asked.yaml'), 'utf8'));
  return new Map(
    Object.entries(places ?? {}).map(([address, phrases]) => {
      if (!Array.isArray(phrases) || !phrases.every((phrase) => typeof phrase === 'string'))
        throw new Error(`search/asked.yaml: ${address} is no list of phrases.`);
      return [address, phrases];
    }),
  );
}

interface Message {
  status: string;
  message: string;
  address: string;
  text: string;
  operations: OperationPage[];
}

/** A message of more operations than this is not one operation's. */
const COMMON = 3;

/**
 * The messages that errors have in the examples of the contract. A message leads to the section of a guide that has it as its title;
 * else to the first that has it, if it is one of many operations, or to the operation that has it.
 */
function errorDocuments({ operations }: Contract, guides: readonly SearchDocument[]): SearchDocument[] {
  const messages = new Map<string, Message>();
  for (const operation of operations) {
    for (const found of messagesOf(operation)) {
      const known = messages.get(found.message);
      if (known) known.operations.push(operation);
      else messages.set(found.message, found);
    }
  }
  return [...messages.values()].map(({ status, message, address, text, operations: own }) => {
    const sections = guides.filter(({ kind }) => kind === 'section');
    const guide =
      sections.find(({ title }) => title === message) ??
      (own.length > COMMON ? sections.find(({ text: words }) => words.includes(message)) : undefined);
    const [first] = own;
    const where = own.length > COMMON ? `${own.length} operations` : `${first?.method} ${first?.path}`;
    return {
      kind: 'error',
      title: message,
      address: guide?.address ?? address,
      path: `Error ${status} › ${where}`,
      names: [message, status],
      context: `error ${status} ${own.length > COMMON ? '' : (first?.summary ?? '')}`,
      text,
    };
  });
}

function messagesOf(operation: OperationPage): Message[] {
  return operation.responses
    .filter(({ kind }) => kind === 'error')
    .flatMap(({ status, anchor, description, contents }) =>
      contents
        .flatMap(({ examples }) => examples)
        .flatMap(({ value, summary }) =>
          textsOf(value).map((message) => ({
            status,
            message,
            address: `${operation.address}#${anchor}`,
            text: plainText(`${summary}. ${description}`),
            operations: [operation],
          })),
        ),
    );
}

/** `message` of a body and of each of its `errors`. */
function textsOf(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return [];
  const own = 'message' in body && typeof body.message === 'string' ? [body.message] : [];
  const errors: unknown[] = 'errors' in body && Array.isArray(body.errors) ? body.errors : [];
  return [...own, ...errors.flatMap(textsOf)];
}

/** Statuses that any server may have. */
const OTHERS = new Set(['409', '422', '500', '502', '503', '504']);
/** What the classes of statuses have in common. */
const CLASSES: Readonly<Record<string, string>> = { 4: 'client error', 5: 'server error' };

/**
 * The statuses of the contract, and others that any server may have. Each leads to the section of a guide that names the most of
 * them: the one that says what to do.
 */
function statusDocuments({ operations }: Contract, guides: readonly SearchDocument[]): SearchDocument[] {
  const used = Map.groupBy(
    operations.flatMap(({ responses }) => responses),
    ({ status }) => status,
  );
  const codes = Object.keys(STATUS_CODES).filter((code) => used.has(code) || OTHERS.has(code));
  const counts = guides
    .filter(({ kind }) => kind === 'section')
    .map((section) => ({ section, count: codes.filter((code) => section.text.includes(code)).length }));
  const [best] = counts.toSorted((one, other) => other.count - one.count);
  if (!best || best.count === 0) return [];
  return codes.map((code) => ({
    kind: 'error',
    title: `${code} ${STATUS_CODES[code]}`,
    address: best.section.address,
    path: best.section.path,
    names: [code],
    context: `http status error ${CLASSES[code.charAt(0)] ?? ''}`,
    text: plainText(
      [...new Set((used.get(code) ?? []).map(({ description }) => description))].slice(0, 3).join(' '),
    ),
  }));
}
