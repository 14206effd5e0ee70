import { childPointer, type DocumentOperation } from '@telephony/contract';
import { type ContractDocument, itemsIn, type ItemSite, type Site } from '../schema/model.ts';
import {
  type Change,
  changeAt,
  type Comparison,
  type Effect,
  memberAt,
  type OperationPair,
} from './comparison.ts';
import { listText, valuesText, valueText } from './words.ts';

const DEFAULT_URL = '/';

export function compareServers({ base, revision }: Comparison): Change[] {
  return compareLists(
    [base, serversAt(base, { value: base.bundle, pointer: '' })],
    [revision, serversAt(revision, { value: revision.bundle, pointer: '' })],
    [],
  );
}

export function compareOwnServers({ base, revision }: Comparison, pair: OperationPair): Change[] {
  const [before, after] = [ownServers(base, pair.base), ownServers(revision, pair.revision)];
  if (!before && !after) return [];
  const root = (document: ContractDocument) => serversAt(document, { value: document.bundle, pointer: '' });
  const was = before ?? root(base);
  // compareServers reports the servers of the whole contract.
  return compareLists([base, was], [revision, after ?? root(revision)], [pair.name]);
}

interface Servers {
  sites: Site[];
  pointer: string;
}

function ownServers(document: ContractDocument, operation: DocumentOperation): Servers | undefined {
  const { pointer, value, pathItem } = operation;
  const item = { value: pathItem, pointer: pointer.slice(0, pointer.lastIndexOf('/')) };
  const owner = [{ value, pointer }, item].find((site) => Array.isArray(site.value['servers']));
  return owner && serversAt(document, owner);
}

function serversAt(document: ContractDocument, owner: Site): Servers {
  const sites: ItemSite[] = document.items(owner, 'servers');
  return { sites, pointer: childPointer(owner.pointer, 'servers') };
}

function compareLists(
  [base, before]: [ContractDocument, Servers],
  [revision, after]: [ContractDocument, Servers],
  operations: string[],
): Change[] {
  const was = serverUrls(before);
  const is = serverUrls(after);
  const lost = was.filter((url) => !is.includes(url));
  const gained = is.filter((url) => !was.includes(url));
  const tell = (effect: Effect, rule: string, text: string, isDangerous = false): Change => ({
    ...changeAt({ base: before.pointer, revision: after.pointer }, operations, effect, rule, text),
    isDangerous,
  });
  const changes = before.sites.flatMap((server) => {
    const same = after.sites.find((site) => serverUrl(site) === serverUrl(server));
    return same ? compareServerVariables(base, revision, server, same, operations) : [];
  });
  const danger = hostWarning(was, is);
  if (lost.length > 0) {
    const text = `${danger}${serversText(lost)} gone: requests to it fail.`;
    return [...changes, tell('wire', 'server-removed', text, danger !== '')];
  }
  if (was[0] !== is[0]) {
    const text = `${danger}The first server is \`${is[0]}\` now (it was \`${was[0]}\`): programs that take the first one call another address.`;
    changes.push(tell('wire', 'server-first', text, danger !== ''));
  }
  if (gained.length === 0) return changes;
  const isOfOtherHost = gained.some((url) => !was.some((other) => hostOf(other) === hostOf(url)));
  const isDangerous = isOfOtherHost && was[0] === is[0];
  const warning = isDangerous ? ' Its host is another: it sees every token that is sent to it.' : '';
  const text = `The server ${quotedList(gained)} is new.${warning}`;
  return [...changes, tell('feature', 'server-added', text, isDangerous)];
}

function hostWarning(was: string[], is: string[]): string {
  const known = new Set(was.map(hostOf));
  const hosts = [...new Set(is.map(hostOf))].filter((host) => !known.has(host));
  if (hosts.length === 0) return '';
  return `Dangerous: the token of the user is sent to another host, ${quotedList(hosts)} (it was ${quotedList([...known])}). `;
}

function serversText(urls: string[]): string {
  return urls.length === 1 ? `The server ${quotedList(urls)} is` : `The servers ${quotedList(urls)} are`;
}

function quotedList(texts: string[]): string {
  return listText(texts.map((text) => `\`${text}\``));
}

function serverUrls({ sites }: Servers): string[] {
  return sites.length > 0 ? sites.map(serverUrl) : [DEFAULT_URL];
}

// Scheme and host ignore case (RFC 3986, section 6.2.2.1).
function serverUrl({ value }: Site): string {
  return String(value['url']).replace(/^[a-z][\w+.-]*:\/\/[^/{]*/i, (start) => start.toLowerCase());
}

function compareServerVariables(
  base: ContractDocument,
  revision: ContractDocument,
  server: Site,
  after: Site,
  operations: string[],
): Change[] {
  const variables = revision.members(revision.member(after, 'variables'));
  return [...base.members(base.member(server, 'variables'))].flatMap(([name, was]) => {
    const is = variables.get(name);
    if (!is) return [];
    const [had, has] = [itemsIn(was.value['enum']), itemsIn(is.value['enum'])];
    const lost = has.length > 0 ? had.filter((value) => !has.includes(value)) : [];
    const gained = had.length > 0 ? has.filter((value) => !had.includes(value)) : [];
    const changes: Change[] = [];
    const tell = (member: string, effect: Effect, rule: string, text: string, isDangerous = false) =>
      changes.push({ ...changeAt(memberAt(was, is, member), operations, effect, rule, text), isDangerous });
    const subject = `\`${name}\` of the server`;
    const narrow = (text: string) => tell('enum', 'wire', 'server-variable-narrowed', `${subject} ${text}.`);
    const widen = (text: string) => tell('enum', 'feature', 'server-variable-widened', `${subject} ${text}.`);
    if (lost.length > 0) narrow(`can no longer be ${valuesText(lost)}: requests to that address fail`);
    if (had.length === 0 && has.length > 0) narrow(`must be ${valuesText(has)} now (any value was right)`);
    if (had.length > 0 && has.length === 0) widen(`can be any value now, not only ${valuesText(had)}`);
    if (gained.length > 0) widen(`can be ${valuesText(gained)} as well`);
    const [old, now] = [was.value['default'], is.value['default']];
    if (old !== now) {
      const isDangerous = hostOf(String(after.value['url'])).includes(`{${name}}`);
      const text = `${isDangerous ? 'Dangerous: ' : ''}${subject} is ${valueText(now)} by default now (it was ${valueText(old)}): programs that take the default call another address, with the token of the user.`;
      tell('default', 'wire', 'server-variable-default', text, isDangerous);
    }
    return changes;
  });
}

export function hostOf(url: string): string {
  return /^[a-z]+:\/\/[^/]+/i.exec(url)?.[0] ?? 'the host of the contract';
}
