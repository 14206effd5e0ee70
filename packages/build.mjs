/**
 * The build of every package, started in its folder: compiles `src` to `dist` and brings in the private packages that it uses,
 * so that what is published needs nothing unpublished. With `--join` it joins the modules of a command, which then starts
 * without looking for hundreds of files. With `--trim` it leaves out the declarations that no entry needs. Plain JavaScript, because it runs before anything is built.
 */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { rolldown } from 'rolldown';

/**
 * @typedef {{ name: string, bin?: Record<string, string>, exports?: Record<string, string | { types: string, default?: string }>,
 *   publishConfig?: { access: string } }} Manifest
 */

const folder = process.cwd();
const packages = import.meta.dirname;
const dist = join(folder, 'dist');
/** The build replaces the last one as a whole: an interrupted build leaves nothing that looks complete. */
const made = join(folder, `dist.${process.pid}`);
const manifest = readManifest(folder);
/** Scripts of pages, which browsers load one by one. */
const isPage = (/** @type {string} */ file) => file.includes('page/browser/');

process.once('exit', () => rmSync(made, { recursive: true, force: true }));
const compiler = join(packages, '../node_modules/typescript/bin/tsc');
// Other packages are built at the same time: more checkers would repeat work.
const args = [compiler, '--project', 'tsconfig.build.json', '--outDir', made, '--singleThreaded'];
const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
cpSync(join(folder, 'src'), made, { recursive: true, filter: (source) => !source.endsWith('.ts') });
dropComments();
if (manifest.publishConfig) bringIn();
if (process.argv.includes('--join')) await joinModules();
if (process.argv.includes('--trim')) trimDeclarations();
rmSync(dist, { recursive: true, force: true });
renameSync(made, dist);
for (const file of Object.values(manifest.bin ?? {})) if (existsSync(file)) chmodSync(file, 0o755);

/** @returns {Manifest} */
function readManifest(/** @type {string} */ place) {
  return /** @type {Manifest} */ (JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')));
}

/** Leaves the documentation to the declarations, where no map counts the lines. */
function dropComments() {
  for (const file of globSync('**/*.js', { cwd: made })) {
    const path = join(made, file);
    if (existsSync(`${path}.map`)) continue;
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/^[ \t]*\/\*\*[^]*?\*\/\n/gm, ''));
  }
}

/** Copies the builds of private packages to `internal/`, and lets imports lead there. */
function bringIn() {
  /** @type {Map<string, Manifest>} */
  const inside = new Map();
  const pending = ['.'];
  for (const place of pending)
    for (const file of globSync(`${place}/**/*.{js,d.ts}`, { cwd: made })) {
      const path = join(made, file);
      const text = readFileSync(path, 'utf8');
      const unmapped = place === '.' ? text : text.replace(/^\/\/# sourceMappingURL=.*$/m, '');
      const mended = unmapped.replaceAll(
        /(["'])@telephony\/([\w-]+)((?:\/[\w-]+)*)\1/g,
        (written, /** @type {string} */ quote, /** @type {string} */ name, /** @type {string} */ entry) => {
          const source = join(packages, name);
          if (!existsSync(source)) return written;
          const own = inside.get(name) ?? readManifest(source);
          if (own.publishConfig) return written;
          if (!inside.has(name)) {
            inside.set(name, own);
            // Its sources are not shipped, so neither are the maps to them.
            const filter = (/** @type {string} */ from) => !from.endsWith('.map');
            cpSync(join(source, 'dist'), join(made, 'internal', name), { recursive: true, filter });
            pending.push(`internal/${name}`);
          }
          const found = own.exports?.[`.${entry}`];
          const target =
            typeof found === 'object' ? (file.endsWith('.d.ts') ? found.types : found.default) : found;
          if (!target) throw new Error(`${name} has no export ".${entry}", which ${file} imports.`);
          const inner = target.replace('./dist/', `internal/${name}/`).replace(/\.d\.ts$/, '.js');
          const to = posix.relative(posix.dirname(file.split(sep).join('/')), inner);
          return quote + (to.startsWith('.') ? to : `./${to}`) + quote;
        },
      );
      if (mended !== text) writeFileSync(path, mended);
    }
}

/** Removes the declarations that those of no entry in `exports` refer to. */
function trimDeclarations() {
  const entries = Object.values(manifest.exports ?? {}).flatMap((entry) =>
    typeof entry === 'object' ? [join(made, relative('dist', entry.types))] : [],
  );
  const needed = new Set(entries);
  for (const file of needed)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/["'](\.[^"']*)\.[jt]s["']/g))
      needed.add(`${join(dirname(file), name)}.d.ts`);
  for (const file of globSync('**/*.d.ts', { cwd: made }))
    if (!needed.has(join(made, file))) rmSync(join(made, file));
}

/** What `exports` and `bin` name stays a file of its own, and shares the rest in chunks. Declarations stay. */
async function joinModules() {
  const modules = globSync('**/*.js{,.map}', { cwd: made }).filter(
    (file) => !isPage(file.split(sep).join('/')),
  );
  const named = JSON.stringify([manifest.exports, manifest.bin]).matchAll(/dist\/([\w/-]+)\.js"/g);
  const entries = [...new Set([...named].map(([, name = '']) => name))];
  const bundle = await rolldown({
    input: Object.fromEntries(entries.map((name) => [name, join(made, `${name}.js`)])),
    platform: 'node',
    external: (id) => !id.startsWith('.') && !id.startsWith(made),
    treeshake: false,
    plugins: [{ name: 'own-address', load: compiled, renderChunk: withAddresses }],
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
  for (const file of modules) rmSync(join(made, file));
  for (const file of output) {
    const path = join(made, file.fileName);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file.type === 'chunk' ? file.code : file.source);
  }
}

/** A compiled module with the map to its source. Files that it finds by its own address are found from a chunk too. */
function compiled(/** @type {string} */ id) {
  if (!id.startsWith(made)) return null;
  const own = relative(made, id).split(sep).join('/');
  const code = readFileSync(id, 'utf8')
    .replace(/^\/\/# sourceMappingURL=.*$/m, '')
    .replaceAll('import.meta.url', `__addressOf('${own}')`);
  return { code, map: existsSync(`${id}.map`) ? readFileSync(`${id}.map`, 'utf8') : { mappings: '' } };
}

function withAddresses(/** @type {string} */ code, /** @type {{ fileName: string }} */ { fileName }) {
  const address = (/** @type {string} */ _, /** @type {string} */ own) =>
    `new URL('${posix.relative(posix.dirname(fileName), own)}', import.meta.url).href`;
  // The lines stay as they are, and the map with them.
  return { code: code.replaceAll(/__addressOf\(["']([^"']+)["']\)/g, address), map: null };
}
