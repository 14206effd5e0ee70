import { invalid } from '@telephony/http';
import { list } from '../generic/list.ts';
import { read } from '../generic/present.ts';
import { remove } from '../generic/remove.ts';
import { create, update, type WriteOptions } from '../generic/write.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Handlers, SandboxRequest } from '../generic/handler.ts';

const AUDIO = new Set(['mp3', 'mp4', 'm4a', 'wav', 'aac']);
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

async function audioIn(text: string): Promise<{ contentType: string; base64: string }> {
  const base64 = text.replaceAll(/\s/g, '');
  if (!BASE64.test(base64) || base64.length % 4 !== 0) throw invalid('body.data', 'must be a file in Base64');
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(Buffer.from(base64, 'base64')).catch(() => undefined);
  if (!type || !AUDIO.has(type.ext)) throw invalid('body.data', 'must be an MP3, MP4, WAV or AAC file');
  return { contentType: type.mime, base64 };
}

type Write = 'createVmAnnouncement' | 'updateVmAnnouncement';

const write: WriteOptions<'vmannouncements', Write> = {
  check: ({ platform, body: { extension_id: id } }) => {
    if (id !== undefined) extensionOf(platform, id);
  },
  // The file is in its own table, and no record shows it.
  set: ({ platform, body: { extension_id: id } }, record) => {
    const { data: _, ...kept } = record as typeof record & { data?: string };
    return { ...kept, data: undefined, ...(id !== undefined && { extension: extensionOf(platform, id) }) };
  },
};

export const vmAnnouncementHandlers = {
  listVmAnnouncements: list('vmannouncements'),
  createVmAnnouncement: async (request) => {
    return create<'createVmAnnouncement', 'vmannouncements'>(
      'vmannouncements',
      await withAudio(request),
    )(request);
  },
  getVmAnnouncement: read('vmannouncements'),
  updateVmAnnouncement: async (request) => {
    return update<'updateVmAnnouncement', 'vmannouncements'>(
      'vmannouncements',
      await withAudio(request),
    )(request);
  },
  deleteVmAnnouncement: remove('vmannouncements', {
    before: ({ platform }, { id }) => {
      platform.store.tables.files.delete(`vmannouncements:${id}`);
    },
  }),
} satisfies Partial<Handlers>;

async function withAudio<Id extends Write>({
  body: { data },
}: SandboxRequest<Id>): Promise<WriteOptions<'vmannouncements', Write>> {
  if (data === undefined) return write;
  const { contentType, base64 } = await audioIn(data);
  return {
    ...write,
    after({ platform }, { id }) {
      platform.store.tables.files.put({
        id: `vmannouncements:${id}`,
        content_type: contentType,
        data: base64,
      });
    },
  };
}

function extensionOf({ store: { tables } }: Platform, id: number): number {
  const user = tables.users.get(id);
  const number = user ? Number(user.ext) : tables.queues.get(id)?.number;
  if (typeof number !== 'number' || Number.isNaN(number))
    throw invalid('body.extension_id', 'is not the ID of an extension');
  return number;
}
