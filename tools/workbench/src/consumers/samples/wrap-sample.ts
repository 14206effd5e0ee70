/** A language of the docs' samples that is compiled or run here. */
export type SampleLanguage = 'python' | 'php' | 'csharp' | 'go' | 'java';

/** What a project of the SDK's templates uses without saying so. */
const IMPLICIT = ['System', 'System.IO', 'System.Net.Http', 'System.Threading.Tasks'];

/**
 * A sample as one of many programs in one project: in a package or namespace of its own, named after the operation. Nothing else
 * of it is changed.
 *
 * @throws Error where a sample has not the form that is expected.
 */
export function wrapSample(language: SampleLanguage, id: string, code: string): string {
  return `${WRAPS[language](id, code)}\n`;
}

const WRAPS: Record<SampleLanguage, (id: string, code: string) => string> = {
  python: (_id, code) => code,
  php: (_id, code) => code,
  java: (id, code) => `package ${id};\n\n${code}`,
  go: (id, code) =>
    replaceOnce(replaceOnce(code, 'package main\n', `package ${id}\n`), '\nfunc main() {', '\nfunc Main() {'),
  csharp(id, code) {
    const lines = code.split('\n');
    const isUsing = (line: string) => /^using [\w.]+;$/.test(line);
    const usings = [...IMPLICIT.map((name) => `using ${name};`), ...lines.filter(isUsing)];
    const body = lines.filter((line) => !isUsing(line));
    return [
      ...usings,
      `namespace Samples.${id}`,
      '{',
      'public static class Program',
      '{',
      'public static async Task Main()',
      '{',
      ...body,
      '}',
      '}',
      '}',
    ].join('\n');
  },
};

function replaceOnce(code: string, old: string, text: string): string {
  if (code.split(old).length !== 2) throw new Error(`A sample must have "${old.trim()}" once:\n${code}`);
  return code.replace(old, text);
}

/** The program that runs each of many samples by name, where the language needs a list of them. */
export function mainOf(language: SampleLanguage, ids: readonly string[]): { name: string; code: string }[] {
  if (language !== 'go') return [];
  const imports = ids.map((id) => `\t"example.test/samples/${id}"`).join('\n');
  const cases = ids.map((id) => `\t"${id}": ${id}.Main,`).join('\n');
  const code = `package main\n\nimport (\n\t"os"\n${imports}\n)\n\nvar samples = map[string]func(){\n${cases}\n}\n\nfunc main() {\n\tsamples[os.Args[1]]()\n}\n`;
  return [{ name: 'main.go', code }];
}
