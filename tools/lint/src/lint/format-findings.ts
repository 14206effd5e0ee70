import { relative, sep } from 'node:path';
import { styleText } from 'node:util';
import { repositoryRoot } from '../files.ts';
import type { Finding } from './files/contract-files.ts';

export const FORMATS = ['text', 'github-actions'] as const;
export type Format = (typeof FORMATS)[number];

/** Findings as lines: for people, or as annotations of a pull request. Paths are those of the repository in both. */
export function formatFindings(findings: Finding[], format: Format): string[] {
  return findings.map((finding) => {
    const { line, column, rule, message } = finding;
    const file = relative(repositoryRoot, finding.file).split(sep).join('/');
    if (format === 'text') {
      const place = styleText('cyan', `${file}:${line}:${column}`, { stream: process.stdout });
      return `${place}\n  ${message} ${styleText('dim', `(${rule})`, { stream: process.stdout })}`;
    }
    const properties = Object.entries({ file, line, col: column, title: rule });
    return `::error ${properties.map(([name, value]) => `${name}=${escapeProperty(value)}`).join(',')}::${escapeData(message)}`;
  });
}

// https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
function escapeData(text: string | number): string {
  return String(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string | number): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
