import { expectTypeOf, test } from 'vitest';
import { download, type Download, type FilePath, type Telephony } from '../../src/index.ts';
import { saveTo } from '../../src/node.ts';

test('only files can be downloaded', () => {
  expectTypeOf<FilePath>().toEqualTypeOf<
    | '/cdrs/{id}.pcap'
    | '/cdrs/{id}.trace'
    | '/monitors/{id}.mp3'
    | '/msdrs/{id}.pcap'
    | '/msdrs/{id}.trace'
    | '/users/{id}/cdrs.csv'
    | '/voicemessages/{id}.mp3'
  >();
  const compiled = async (pbx: Telephony) => {
    const path = { id: 7 };
    const { signal } = new AbortController();
    const audio = await download(pbx, '/monitors/{id}.mp3', { path, signal, timeoutMs: 1000, headers: {} });
    expectTypeOf(audio).toEqualTypeOf<Download>();
    expectTypeOf(await audio.bytes()).toEqualTypeOf<Uint8Array<ArrayBuffer>>();
    expectTypeOf(await saveTo(audio, 'x', { overwrite: true })).toEqualTypeOf<{
      file: string;
      bytes: number;
    }>();
    // @ts-expect-error a record
    await download(pbx, '/monitors/{id}', { path });
    // @ts-expect-error a collection
    await download(pbx, '/monitors');
    // @ts-expect-error which one?
    await download(pbx, '/monitors/{id}.mp3');
    // @ts-expect-error which one?
    await download(pbx, '/monitors/{id}.mp3', {});
    // @ts-expect-error an id is a number
    await download(pbx, '/monitors/{id}.mp3', { path: { id: true } });
    // @ts-expect-error misspelt
    await download(pbx, '/monitors/{id}.mp3', { path, singal: signal });
    // @ts-expect-error not the name of a file
    await saveTo(audio, 7);
    // @ts-expect-error misspelt
    await saveTo(audio, 'x', { override: true });
  };
  expectTypeOf(compiled).toBeFunction();
});
