import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { describe, expect, test, vi } from 'vitest';
import { downloadAll } from '../../src/node.ts';
import { caught } from '../support/caught.ts';
import { json } from '../support/start-server.ts';
import { audioOf, startAudioServer, trickle } from './support/audio-server.ts';

const PATH = '/monitors/{id}.mp3';
const recordings = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, size: audioOf(index + 1).length }));

test('saves all, a few at once, and says how far it is', async () => {
  const { pbx, busiest } = await startAudioServer((id, response) => trickle(id, response, 2));
  const folder = join(temporaryFolder(), 'new', 'folder');
  const steps: unknown[] = [];
  const onProgress = (progress: unknown) => void steps.push(progress);
  const report = await downloadAll(pbx, PATH, recordings(12), folder, { concurrency: 3, onProgress });

  const bytes = recordings(12).reduce((sum, { size }) => sum + size, 0);
  const counts = { done: 12, saved: 12, skipped: 0, failed: 0, bytes, total: 12 };
  expect(report).toEqual({ ...counts, failures: [], isComplete: true });
  expect(steps).toHaveLength(12);
  expect(steps.at(-1)).toEqual(counts);
  expect(busiest()).toBe(3);
  for (const { id } of recordings(12))
    expect(readFileSync(join(folder, `monitors-${id}.mp3`)).equals(audioOf(id))).toBe(true);
  expect(readdirSync(folder)).toHaveLength(12);
});

describe('what is there already', () => {
  test('is skipped if it is complete, and replaced if its size is another', async () => {
    const { pbx, requestedIds } = await startAudioServer();
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'monitors-1.mp3'), audioOf(1));
    writeFileSync(join(folder, 'monitors-2.mp3'), 'half');
    const report = await downloadAll(pbx, PATH, recordings(3), folder);
    expect(report).toMatchObject({ saved: 2, skipped: 1, done: 3 });
    expect(requestedIds.toSorted((a, b) => a - b)).toEqual([2, 3]);
    expect(readFileSync(join(folder, 'monitors-2.mp3')).equals(audioOf(2))).toBe(true);
  });

  test('counts as complete where the record has no size', async () => {
    const { pbx, requestedIds } = await startAudioServer();
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'voicemessages-5.mp3'), 'any');
    await downloadAll(pbx, '/voicemessages/{id}.mp3', [{ id: 5 }, { id: 6, size: null }], folder);
    expect(requestedIds).toEqual([6]);
  });

  test('is downloaded again with resume: false', async () => {
    const { pbx, requestedIds } = await startAudioServer();
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'monitors-1.mp3'), audioOf(1));
    await downloadAll(pbx, PATH, recordings(1), folder, { resume: false });
    expect(requestedIds).toEqual([1]);
  });
});

describe('a file that fails', () => {
  test('does not end the others, and is listed with its record', async () => {
    const { pbx } = await startAudioServer((id, response) => {
      if (id === 2) return json(response, { message: 'Resource not found', errors: [] }, 404);
      if (id === 3) return json(response, { message: 'Being made', errors: [] });
      if (id === 4) return response.end('ID3 short');
      if (id === 5) return response.write('ID3', () => response.destroy());
      return response.end(audioOf(id));
    });
    const folder = temporaryFolder();
    const { failures, saved, isComplete } = await downloadAll(pbx, PATH, recordings(6), folder, {
      concurrency: 1,
    });
    expect(failures.map(({ record, error }) => [record.id, (error as Error).message])).toEqual([
      [2, expect.stringContaining('404 Resource not found') as string],
      [3, expect.stringContaining('Being made') as string],
      [4, expect.stringContaining('has 9 bytes instead of 20004') as string],
      [5, expect.stringContaining('ended early') as string],
    ]);
    expect([saved, isComplete]).toEqual([2, true]);
    expect(readdirSync(folder).toSorted()).toEqual(['monitors-1.mp3', 'monitors-6.mp3']);
  });

  test('of another size is kept with verify: false', async () => {
    const { pbx } = await startAudioServer((_, response) => response.end('ID3 short'));
    const { saved } = await downloadAll(pbx, PATH, recordings(2), temporaryFolder(), { verify: false });
    expect(saved).toBe(2);
  });

  test('many in a row end it, missing ones do not', async () => {
    const missing = await startAudioServer((_, response) => json(response, { message: 'Gone' }, 404));
    const gone = await downloadAll(missing.pbx, PATH, recordings(30), temporaryFolder(), { stopAfter: 3 });
    expect([gone.failed, gone.isComplete]).toEqual([30, true]);
    const broken = await startAudioServer((_, response) => json(response, { message: 'Down' }, 500));
    const down = await downloadAll(broken.pbx, PATH, recordings(30), temporaryFolder(), {
      stopAfter: 3,
      concurrency: 2,
    });
    expect(down.isComplete).toBe(false);
    expect(broken.requestedIds.length).toBeLessThan(6);
  });

  test('because of the token or the disk ends it at once', async () => {
    const { pbx, requestedIds } = await startAudioServer((_, response) =>
      json(response, { message: 'No' }, 401),
    );
    const error = await caught(downloadAll(pbx, PATH, recordings(50), temporaryFolder(), { concurrency: 2 }));
    expect(error.status).toBe(401);
    expect(requestedIds.length).toBeLessThanOrEqual(2);
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'monitors-1.mp3'));
    writeFileSync(join(folder, 'file'), '');
    const other = await startAudioServer();
    await expect(downloadAll(other.pbx, PATH, recordings(3), join(folder, 'file'))).rejects.toThrow('EEXIST');
  });
});

describe('names', () => {
  test('hold the id, and nothing that a system could take for something else', async () => {
    const { pbx } = await startAudioServer();
    const folder = temporaryFolder();
    const labels = [
      '+44 7700 900123',
      '../../etc/passwd',
      'CON',
      '',
      '.hidden',
      'a/b\\c:d*e\n',
      'é'.repeat(300),
      'x. ',
    ];
    const records = labels.map((label, index) => ({ id: index + 1, label }));
    await downloadAll(pbx, PATH, records, folder, { name: ({ label }) => label });
    expect(readdirSync(folder).toSorted()).toEqual(
      [
        '+44 7700 900123-1.mp3',
        '_.._etc_passwd-2.mp3',
        'CON-3.mp3',
        'monitors-4.mp3',
        'hidden-5.mp3',
        'a_b_c_d_e_-6.mp3',
        `${'é'.repeat(80)}-7.mp3`,
        'x-8.mp3',
      ].toSorted(),
    );
  });

  test('two records with one label have two files, one record that comes twice has one', async () => {
    const { pbx, requestedIds } = await startAudioServer();
    const folder = temporaryFolder();
    const report = await downloadAll(pbx, PATH, [{ id: 1 }, { id: 2 }, { id: 1 }], folder, {
      name: () => 'same',
    });
    expect(readdirSync(folder).toSorted()).toEqual(['same-1.mp3', 'same-2.mp3']);
    expect([report.saved, report.skipped, requestedIds.length]).toEqual([2, 1, 2]);
  });
});

describe('the end before the end', () => {
  test('by a signal leaves whole files only', async () => {
    const stop = new AbortController();
    const { pbx } = await startAudioServer((id, response) => {
      if (id <= 3) return response.end(audioOf(id));
      response.write('ID3');
      return setTimeout(() => stop.abort(new Error('enough')), 30);
    });
    const folder = temporaryFolder();
    const error = await caught(
      downloadAll(pbx, PATH, recordings(9), folder, { signal: stop.signal, concurrency: 2 }),
    );
    expect(error).toMatchObject({ kind: 'abort', cause: new Error('enough') });
    expect(readdirSync(folder).toSorted()).toEqual([1, 2, 3].map((id) => `monitors-${id}.mp3`));
  });

  test('by what the records throw', async () => {
    const { pbx } = await startAudioServer();
    async function* broken() {
      yield { id: 1 };
      throw new Error('the list broke');
    }
    const folder = temporaryFolder();
    await expect(downloadAll(pbx, PATH, broken(), folder)).rejects.toThrow('the list broke');
    expect(readdirSync(folder)).toEqual(['monitors-1.mp3']);
  });
});

test('progress that throws changes nothing, an unknown option is refused', async () => {
  const shown = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { pbx, requestedIds } = await startAudioServer();
  const onProgress = () => {
    throw new Error('bar');
  };
  expect((await downloadAll(pbx, PATH, recordings(2), temporaryFolder(), { onProgress })).saved).toBe(2);
  expect(shown).toHaveBeenCalledTimes(2);
  shown.mockRestore();
  const options = { concurency: 9 } as object;
  const error = await caught(downloadAll(pbx, PATH, recordings(2), temporaryFolder(), options));
  expect([error.kind, requestedIds.length]).toEqual(['request', 2]);
});
