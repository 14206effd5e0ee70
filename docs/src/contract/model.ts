// HTML templates, Markdown twins, search and tests read these models, never the bundle.
import type { CommandForm } from '@telephony/contract/commands';

export interface Contract {
  title: string;
  version: string;
  summary: string;
  address: string;
  groups: { name: string; tags: TagPage[] }[];
  operations: OperationPage[];
  schemas: SchemaPage[];
  webhooks: WebhookPage[];
  ledger: LedgerEntry[];
}

export interface TagPage {
  name: string;
  slug: string;
  address: string;
  description: string;
  group: string;
  operations: OperationPage[];
  webhooks: WebhookPage[];
}

export interface PageLink {
  text: string;
  address: string;
}

export interface ElementPage {
  id: string;
  summary: string;
  description: string;
  teaser: string;
  tag: string;
  responses: OperationResponse[];
  marks: LedgerMark[];
}

export interface OperationPage extends ElementPage {
  address: string;
  // In upper case.
  method: string;
  path: string;
  command: CommandForm;
  /** The path on the placeholder server: `https://pbx.example.com/v1.2/voice/cdrs/{id}`. */
  url: string;
  tagAddress: string;
  deprecated: boolean;
  access: Access;
  parameters: Parameter[];
  body?: Body;
  // What is known of `filter` beyond the fields of the record.
  filter?: { dateProperty?: string; also: string[]; refused: string[]; marks: LedgerMark[] };
  // What the operation does to the world outside, in a sentence.
  effect?: string;
  // For a deletion, the operation that shows what it deletes.
  look?: PageLink;
  events: PageLink[];
  // Operations that go on with its result.
  next: PageLink[];
}

export interface WebhookPage extends ElementPage {
  event: string;
  address: string;
  body: Body;
  madeBy: PageLink[];
  next: PageLink[];
}

export interface SchemaPage {
  name: string;
  address: string;
  teaser: string;
  node: SchemaNode;
  // A value of the contract's examples; none for an identifier of any form.
  example: unknown;
  usedBy: { operations: PageLink[]; webhooks: PageLink[]; schemas: PageLink[] };
}

export interface Access {
  token: 'none' | 'optional' | 'token';
  schemes: { header: string; marks: LedgerMark[] }[];
}

export type ParameterPlace = 'path' | 'query' | 'header' | 'cookie';

export interface Parameter {
  name: string;
  in: ParameterPlace;
  anchor: string;
  required: boolean;
  deprecated: boolean;
  description: string;
  // How a list or an object is written: `separated by commas`.
  form?: string;
  isJson: boolean;
  node: SchemaNode;
  examples: Example[];
  marks: LedgerMark[];
}

export interface Content {
  mediaType: string;
  node: SchemaNode;
  examples: Example[];
  marks: LedgerMark[];
}

export interface Body extends Content {
  description: string;
  required: boolean;
}

export interface OperationResponse {
  status: string;
  title: string;
  anchor: string;
  kind: 'success' | 'redirect' | 'error';
  description: string;
  contents: Content[];
  marks: LedgerMark[];
}

export interface Example {
  name: string;
  summary: string;
  description: string;
  value: unknown;
  text: string;
  language: 'json' | 'text';
}

export interface TypePart {
  text: string;
  address?: string;
}

export interface SchemaNode {
  type: TypePart[];
  component?: PageLink;
  description: string;
  deprecated: boolean;
  facts: Fact[];
  values?: KnownValues;
  examples: unknown[];
  fields: Field[];
  // Fields beyond the listed ones: possible, refused, or of this form.
  further?: 'open' | 'closed' | SchemaNode;
  // The array's items, if they are more than the type says.
  items?: SchemaNode;
  alternatives: SchemaNode[];
  marks: LedgerMark[];
}

export interface Fact {
  name: string;
  value: string;
  code: boolean;
}

export interface KnownValues {
  known: unknown[];
  open: boolean;
  note: string;
}

export interface Field {
  name: string;
  path: string;
  anchor: string;
  required: boolean;
  node: SchemaNode;
}

export interface LedgerMark {
  id: string;
  label: 'unknown' | 'contradiction' | 'observed';
  title: string;
  unknown: string;
  treatment: string;
  observed: string;
  // What happens to a program that ignores it: it fails or does harm, works in an unexpected way, or nothing much.
  level: 'breaks' | 'surprises' | 'detail';
  advice: string;
  address: string;
  // It concerns most pages, so they link to it and do not repeat it.
  isGeneral: boolean;
}

export interface LedgerEntry extends LedgerMark {
  grade: string;
  anchor: string;
  // Why no element carries the mark; empty if some do.
  noPlace: string;
  places: PageLink[];
}
