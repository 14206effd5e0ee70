import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** What Pagefind puts before the content of each of its packed files. */
const SIGNATURE = 'pagefind_dcd';
/** The files that it packs. */
const PACKED = /\.(?:pf_\w+|pagefind)$/;
/** The folders that hold the parts of an index, with the ending of their files. */
const PARTS = { fragment: '.pf_fragment', index: '.pf_index' };

/** A language of the index, as `pagefind-entry.json` has it. */
interface Language {
  hash: string;
  wasm: string;
  page_count: number;
}

/**
 * What is wrong with the search index of a built site: files that are missing, cut or not readable, followed from
 * `pagefind-entry.json` down to the fragment of each page. Each fault begins with the file's path in the site.
 */
export function searchFaults(site: string): string[] {
  const folder = join(site, 'pagefind');
  if (!existsSync(folder)) return ['pagefind/ is missing: the site has no search index.'];
  const languages = languagesOf(join(folder, 'pagefind-entry.json'));
  if (typeof languages === 'string') return [`pagefind/pagefind-entry.json ${languages}`];
  const needed = [
    'pagefind.js',
    'pagefind-worker.js',
    ...languages.map(({ wasm }) => `wasm.${wasm}.pagefind`),
  ];
  return [
    ...needed.filter((name) => !existsSync(join(folder, name))).map((name) => `pagefind/${name} is missing.`),
    ...packedFiles(folder).flatMap((name) => packedFaults(folder, name)),
    ...languages.flatMap((language) => languageFaults(folder, language)),
  ];
}

/** The languages of the index, or what is wrong with the file that names them. */
function languagesOf(file: string): Language[] | string {
  if (!existsSync(file)) return 'is missing.';
  try {
    const { languages } = JSON.parse(readFileSync(file, 'utf8')) as { languages: Record<string, Language> };
    const found = Object.values(languages);
    return found.length > 0 ? found : 'names no language: no page was indexed.';
  } catch (error) {
    return `is not the JSON that it should be: ${messageOf(error)}.`;
  }
}

function packedFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => PACKED.test(name));
}

function packedFaults(folder: string, name: string): string[] {
  const content = unpack(join(folder, name));
  return content instanceof Error ? [`pagefind/${name} is cut or damaged: ${content.message}.`] : [];
}

/** Whether all parts are there that the meta file of a language names, and as many pages as the entry says. */
function languageFaults(folder: string, { hash, page_count: pages }: Language): string[] {
  const name = `pagefind.${hash}.pf_meta`;
  if (!existsSync(join(folder, name))) return [`pagefind/${name} is missing.`];
  const meta = unpack(join(folder, name));
  // Reported with the packed files.
  if (meta instanceof Error) return [];
  const [language = ''] = hash.split('_');
  const named = new Set(meta.toString('latin1').match(new RegExp(`${language}_[0-9a-f]{7}`, 'g')));
  const there = Object.entries(PARTS).map(([part, ending]) =>
    namesIn(join(folder, part), ending).filter((one) => one.startsWith(`${language}_`)),
  );
  const [fragments = []] = there;
  const missing = named.difference(new Set(there.flat()));
  return [
    ...[...missing].map(
      (one) => `pagefind/{fragment,index}/${one} is missing, and pagefind/${name} names it.`,
    ),
    ...(fragments.length === pages ? [] : [`pagefind/fragment/ has ${fragments.length} pages of ${pages}.`]),
  ];
}

function namesIn(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) =>
    name.endsWith(ending) ? [name.slice(0, -ending.length)] : [],
  );
}

/** The content of a packed file; gzip's own checksum finds what is cut or changed. */
function unpack(file: string): Buffer | Error {
  try {
    const content = gunzipSync(readFileSync(file));
    if (content.toString('latin1', 0, SIGNATURE.length) !== SIGNATURE)
      return new Error('it has no signature');
    return content;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
