import { invalid } from '@telephony/http';

/** What can be uploaded (Limits): MP3, MP4, WAV and AAC, by the names that `file-type` gives them. */
const AUDIO = new Set(['mp3', 'mp4', 'm4a', 'wav', 'aac']);
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/**
 * The audio file in a Base64 text. White space within the text is let through.
 *
 * @throws Refusal 400 for invalid Base64, and for a file of a type that cannot be uploaded.
 */
export async function audioIn(text: string): Promise<{ contentType: string; base64: string }> {
  const base64 = text.replaceAll(/\s/g, '');
  if (!BASE64.test(base64) || base64.length % 4 !== 0) throw invalid('body.data', 'must be a file in Base64');
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(Buffer.from(base64, 'base64')).catch(() => undefined);
  if (!type || !AUDIO.has(type.ext)) throw invalid('body.data', 'must be an MP3, MP4, WAV or AAC file');
  return { contentType: type.mime, base64 };
}
