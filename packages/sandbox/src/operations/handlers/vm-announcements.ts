import { invalid } from '@telephony/http';
import { resource } from '../generic/resource.ts';
import { create, update, type WriteOptions } from '../generic/write.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Handlers, SandboxRequest } from '../generic/handler.ts';

// The types that can be uploaded (Limits), by the names that `file-type` gives them.
const AUDIO_TYPES = new Set(['mp3', 'mp4', 'm4a', 'wav', 'aac']);
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

type Write = 'createVmAnnouncement' | 'updateVmAnnouncement';
type VmAnnouncementOptions = WriteOptions<'vmannouncements', Write>;

export const vmAnnouncementHandlers = {
  ...resource('vmannouncements', 'VmAnnouncement', {
    before: ({ platform }, { id }) => platform.store.tables.files.delete(`vmannouncements:${id}`),
  }),
  createVmAnnouncement: async (request) => {
    const options = await writeOptions(request);
    return create<'createVmAnnouncement', 'vmannouncements'>('vmannouncements', options)(request);
  },
  updateVmAnnouncement: async (request) => {
    const options = await writeOptions(request);
    return update<'updateVmAnnouncement', 'vmannouncements'>('vmannouncements', options)(request);
  },
} satisfies Partial<Handlers>;

async function writeOptions({ body: { data } }: SandboxRequest<Write>): Promise<VmAnnouncementOptions> {
  const file = data === undefined ? undefined : await readAudio(data);
  return {
    check({ platform, body: { extension_id: id } }) {
      if (id !== undefined) extensionOf(platform, id);
    },
    // The file is in its own table, and no record shows it.
    set({ platform, body: { extension_id: id } }, record) {
      const { data: _, ...kept } = record as typeof record & { data?: string };
      return { ...kept, data: undefined, ...(id !== undefined && { extension: extensionOf(platform, id) }) };
    },
    after({ platform }, { id }) {
      if (file) platform.store.tables.files.put({ id: `vmannouncements:${id}`, ...file });
    },
  };
}

async function readAudio(text: string): Promise<{ content_type: string; data: string }> {
  const data = text.replaceAll(/\s/g, '');
  if (!BASE64.test(data) || data.length % 4 !== 0) throw invalid('body.data', 'must be a file in Base64');
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(Buffer.from(data, 'base64')).catch(() => undefined);
  if (!type || !AUDIO_TYPES.has(type.ext)) throw invalid('body.data', 'must be an MP3, MP4, WAV or AAC file');
  return { content_type: type.mime, data };
}

function extensionOf({ store: { tables } }: Platform, id: number): number {
  const user = tables.users.get(id);
  const number = user ? Number(user.ext) : tables.queues.get(id)?.number;
  if (typeof number !== 'number' || Number.isNaN(number))
    throw invalid('body.extension_id', 'is not the ID of an extension');
  return number;
}
