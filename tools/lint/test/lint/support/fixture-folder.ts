import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Files } from './cases.ts';

export class FixtureFolder implements Disposable {
  readonly path = realpathSync(mkdtempSync(join(tmpdir(), 'lint-')));
  readonly roots: string[];

  constructor(cases: Files[]) {
    this.roots = cases.map((files, index) => {
      for (const [name, content] of Object.entries(files))
        this.write(`${index}/${name}`, JSON.stringify(content, null, 2));
      return join(this.path, String(index), 'openapi.yaml');
    });
  }

  write(name: string, text: string): void {
    const file = join(this.path, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  caseOf(file: string): number {
    return Number(file.slice(this.path.length + 1).split(/[/\\]/)[0]);
  }

  [Symbol.dispose](): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}
