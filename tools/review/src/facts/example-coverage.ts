import { type JsonObject, listOperations } from '@telephony/contract';
import { operationName } from '../compare/operation-name.ts';
import { ContractDocument, type Site } from '../schema/contract-document.ts';

/** How many bodies of a contract have an example, and which have none. */
export interface ExampleCoverage {
  bodies: number;
  operations: number;
  missing: { operation: string; body: string; pointer: string }[];
}

/** Looks for an example of every JSON body: of requests, of responses by status, of events. */
export function exampleCoverage(bundle: JsonObject): ExampleCoverage {
  const document = new ContractDocument(bundle);
  const operations = listOperations(bundle);
  const bodies = operations.flatMap((operation) => {
    const request = document.member(operation, 'requestBody');
    const responses = document.members(document.member(operation, 'responses'));
    return [
      ...(request ? mediaOf(document, request, 'request') : []),
      ...[...responses].flatMap(([status, response]) => mediaOf(document, response, status)),
    ].map((found) => ({ ...found, operation: operationName(operation) }));
  });
  return {
    bodies: bodies.length,
    operations: operations.length,
    missing: bodies
      .filter(({ media }) => !hasExample(media))
      .map(({ operation, body, media }) => ({ operation, body, pointer: media.pointer })),
  };
}

function mediaOf(document: ContractDocument, carrier: Site, body: string) {
  return [...document.members(document.member(carrier, 'content'))]
    .filter(([type]) => /^application\/(.+\+)?json\b/.test(type))
    .map(([, media]) => ({ body, media }));
}

function hasExample({ value }: Site): boolean {
  const { examples, example } = value;
  return (
    example !== undefined ||
    (typeof examples === 'object' && examples !== null && Object.keys(examples).length > 0)
  );
}
