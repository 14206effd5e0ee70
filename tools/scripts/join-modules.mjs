/**
 * Joins the compiled modules of a package, so that a command starts without looking for hundreds of files: what `exports` and
 * `bin` name stays a file of its own, and shares the rest in chunks. Plain JavaScript, because it runs before anything is
 * built.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { rolldown } from 'rolldown';

/** Scripts of pages, which browsers load one by one. */
const PAGES = `page${sep}browser${sep}`;
/** Stands for the address that a module would have alone. */
const OWN_ADDRESS = /__addressOf\(["']([^"']+)["']\)/g;

/**
 * @param {string} dist Where the compiler has written to. Its modules are replaced; declarations stay.
 * @param {{ exports?: unknown, bin?: unknown }} manifest The package.json.
 */
export async function joinModules(dist, manifest) {
  const modules = filesOf(dist).filter((file) => /\.js(\.map)?$/.test(file) && !file.startsWith(PAGES));
  const named = JSON.stringify([manifest.exports, manifest.bin]).matchAll(/dist\/([\w/-]+)\.js"/g);
  const entries = [...new Set([...named].map(([, name = '']) => name))];
  /** @type {Record<string, string>} */
  const input = Object.fromEntries(entries.map((name) => [name, join(dist, `${name}.js`)]));
  const bundle = await rolldown({
    input,
    platform: 'node',
    external: (id) => !id.startsWith('.') && !id.startsWith(dist),
    treeshake: false,
    plugins: [{ name: 'own-address', load: (id) => compiled(dist, id), renderChunk: withAddresses }],
  });
  const { output } = await bundle.generate({
    format: 'esm',
    // By default code is dropped that looks as if it did nothing, such as a call that may throw.
    minify: false,
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name].js',
  });
  await bundle.close();
  for (const file of modules) rmSync(join(dist, file));
  for (const file of output) {
    const path = join(dist, file.fileName);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file.type === 'chunk' ? file.code : file.source);
  }
}

/** @param {string} folder */
function filesOf(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' });
}

/**
 * A compiled module with the map to its source. Files that it finds by its own address are found from a chunk too.
 *
 * @param {string} dist
 * @param {string} id
 */
function compiled(dist, id) {
  const own = relative(dist, id).split(sep).join('/');
  const code = readFileSync(id, 'utf8')
    .replace(/^\/\/# sourceMappingURL=.*$/m, '')
    .replaceAll('import.meta.url', `__addressOf('${own}')`);
  return { code, map: readFileSync(`${id}.map`, 'utf8') };
}

/**
 * @param {string} code
 * @param {{ fileName: string }} chunk
 */
function withAddresses(code, { fileName }) {
  const address = (/** @type {string} */ _, /** @type {string} */ own) =>
    `new URL('${posix.relative(posix.dirname(fileName), own)}', import.meta.url).href`;
  // The lines stay as they are, and the map with them.
  return { code: code.replaceAll(OWN_ADDRESS, address), map: null };
}
