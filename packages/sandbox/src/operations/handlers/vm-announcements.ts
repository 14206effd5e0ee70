import { audioIn } from '../generic/audio-in.ts';
import { list } from '../generic/list.ts';
import { read } from '../generic/read.ts';
import { remove } from '../generic/remove.ts';
import { create, update, type WriteOptions } from '../generic/write.ts';
import { invalid } from '@telephony/http';
import type { Platform } from '../../platform/platform.ts';
import type { HandlersOf, SandboxRequest } from '../generic/handler.ts';

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

/** What is said before a message can be left. */
export const vmAnnouncementHandlers: HandlersOf<
  | 'listVmAnnouncements'
  | 'createVmAnnouncement'
  | 'getVmAnnouncement'
  | 'updateVmAnnouncement'
  | 'deleteVmAnnouncement'
> = {
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
};

/** How an announcement is written whose file, if one is sent, has been found to be audio. Throws Refusal 400. */
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

/** The number of the extension with an id: that of a user or of a queue. Throws Refusal 400. */
function extensionOf({ store: { tables } }: Platform, id: number): number {
  const user = tables.users.get(id);
  const number = user ? Number(user.ext) : tables.queues.get(id)?.number;
  if (typeof number !== 'number' || Number.isNaN(number))
    throw invalid('body.extension_id', 'is not the ID of an extension');
  return number;
}
