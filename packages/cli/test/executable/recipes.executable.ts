import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { parse } from 'yaml';
import { beforeAll, expect, test } from 'vitest';
import { executable } from '../support/executable.ts';

// The tests of the docs in other languages, each in a folder of its own, with the executable in the path.
const page = new URL('../../../../docs/src/content/docs/packages/sandbox-tests.mdx', import.meta.url);
const action = new URL('../../executable/action.yml', import.meta.url);
const text = readFileSync(page, 'utf8');
let program: string;
beforeAll(() => {
  program = executable();
});

function blocks(language: string): string[] {
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(
    ([, code = '']) => code,
  );
}

function run(folder: string, [command, ...args]: readonly [string, ...string[]]): string {
  const PATH = [folder, process.env['PATH']].join(delimiter);
  symlinkSync(program, join(folder, 'telephony'));
  try {
    return execFileSync(command, args, { cwd: folder, env: { ...process.env, PATH }, encoding: 'utf8' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(stdout + stderr, { cause: error });
  }
}

const POM = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>example</groupId>
  <artifactId>tests</artifactId>
  <version>1</version>
  <properties>
    <maven.compiler.source>17</maven.compiler.source>
    <maven.compiler.target>17</maven.compiler.target>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>
  <dependencies>
    <dependency><groupId>org.junit.jupiter</groupId><artifactId>junit-jupiter</artifactId><version>5.13.4</version></dependency>
    <dependency><groupId>org.testcontainers</groupId><artifactId>testcontainers</artifactId><version>1.21.3</version></dependency>
  </dependencies>
  <build><plugins><plugin>
    <artifactId>maven-surefire-plugin</artifactId><version>3.5.4</version>
  </plugin></plugins></build>
</project>`;

const RECIPES: Readonly<
  Record<string, [files: () => Record<string, string>, command: [string, ...string[]], prints: RegExp]>
> = {
  pytest: [
    () => ({ 'test_missed_call.py': blocks('python')[0]! }),
    ['python3', '-m', 'pytest', '-q', '-p', 'no:cacheprovider'],
    /1 passed/,
  ],
  PHPUnit: [
    () => ({ 'MissedCallTest.php': blocks('php')[0]! }),
    ['phpunit', 'MissedCallTest.php'],
    /OK \(1 test/,
  ],
  Go: [
    () => ({ 'missed_call_test.go': blocks('go')[0]!, 'go.mod': 'module example/calls\n\ngo 1.21\n' }),
    ['go', 'test', '-v', './...'],
    /--- PASS/,
  ],
  // What needs Docker is compiled, and runs where there is one.
  Java: [
    () => ({
      'pom.xml': POM,
      'src/test/java/MissedCallTest.java': blocks('java')[0]!,
      'src/test/java/ContainerTest.java': blocks('java')[1]!,
    }),
    [
      'mvn',
      '--batch-mode',
      'test',
      `-Dtest=MissedCallTest${process.env['DOCKER_IMAGE'] ? ',ContainerTest' : ''}`,
    ],
    process.env['DOCKER_IMAGE']
      ? /Tests run: 2, Failures: 0, Errors: 0/
      : /Tests run: 1, Failures: 0, Errors: 0/,
  ],
};

test.for(Object.keys(RECIPES))('the test of the docs with %s passes', (name) => {
  const [files, command, prints] = RECIPES[name]!;
  const folder = temporaryFolder();
  for (const [file, content] of Object.entries(files())) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  expect(run(folder, command)).toMatch(prints);
});

test('the three lines for any CI start a sandbox that responds', () => {
  const folder = temporaryFolder();
  copyFileSync(program, join(folder, 'telephony'));
  execFileSync('tar', ['-czf', 'telephony-linux-x64.tar.gz', 'telephony'], { cwd: folder });
  const script = `${blocks('sh')[0]!}kill $!`;
  execFileSync('bash', ['-ec', script], { cwd: folder });
  expect(readFileSync(join(folder, 'page.html'), 'utf8')).toContain('page.js');
});

test.for([
  ['Linux', 'X64', 'linux-x64'],
  ['macOS', 'ARM64', 'darwin-arm64'],
])('the action brings the executable to %s on %s, and refuses another file', ([os, architecture, name]) => {
  const folder = temporaryFolder();
  const archive = `telephony-${name}.tar.gz`;
  copyFileSync(program, join(folder, 'telephony'));
  execFileSync('tar', ['-czf', archive, 'telephony'], { cwd: folder });
  execFileSync('bash', ['-c', `sha256sum ${archive} > EXECUTABLES.sha256`], { cwd: folder });
  // In place of GitHub's command: what it was asked for, and the files.
  writeFileSync(
    join(folder, 'gh'),
    `#!/bin/sh\necho "$@" > ${folder}/asked\ncp ${folder}/${archive} ${folder}/EXECUTABLES.sha256 .\n`,
    {
      mode: 0o755,
    },
  );
  const { runs } = parse(readFileSync(action, 'utf8')) as { runs: { steps: { run: string }[] } };
  const start = () =>
    execFileSync('bash', ['-e', '-o', 'pipefail', '-c', runs.steps[0]!.run], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: {
        PATH: [folder, process.env['PATH']].join(delimiter),
        RUNNER_TEMP: join(folder, 'temp'),
        GITHUB_PATH: join(folder, 'path'),
        SYSTEM: `${os}-${architecture}`,
        REF: 'v1.2.3',
        VERSION: '',
      },
    });
  expect(start()).toContain('telephony, contract');
  expect(readFileSync(join(folder, 'asked'), 'utf8')).toMatch(/^release download v1\.2\.3 /);
  expect(readFileSync(join(folder, 'path'), 'utf8')).toBe(`${join(folder, 'temp/telephony')}\n`);
  writeFileSync(join(folder, archive), 'another');
  expect(start).toThrow('Command failed');
});
