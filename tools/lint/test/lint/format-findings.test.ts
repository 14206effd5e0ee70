import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formatFindings } from '../../src/lint/format-findings.ts';
import { repositoryRoot } from '../../src/files.ts';

const finding = {
  file: join(repositoryRoot, 'openapi', 'paths', 'cdrs', 'cdrs.yaml'),
  line: 12,
  column: 5,
  rule: 'contract/one-tag',
  message: 'First line, 100%.\nSecond line.',
};

it('writes annotations that GitHub finds in the files of the pull request', () => {
  expect(formatFindings([finding], 'github-actions')).toEqual([
    '::error file=openapi/paths/cdrs/cdrs.yaml,line=12,col=5,title=contract/one-tag::First line, 100%25.%0ASecond line.',
  ]);
});

it('writes a place that can be clicked, and the reason', () => {
  expect(formatFindings([{ ...finding, message: 'One line.' }], 'text')).toEqual([
    'openapi/paths/cdrs/cdrs.yaml:12:5\n  One line. (contract/one-tag)',
  ]);
});
