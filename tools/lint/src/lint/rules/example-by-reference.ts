import { isJsonObject } from '@telephony/contract';
import { Element } from '../element.ts';
import type { Rule } from '../visitor.ts';

/**
 * Examples of bodies are files of `examples/`, referred to by name: each is at once docs example, test fixture and mock
 * response, and an inline one cannot be any of these.
 */
export const rule: Rule = () => ({
  MediaType(node, context) {
    const media = Element.of(node, context);
    const inline = media.get('example');
    if (inline)
      context.report({
        message: 'Use examples with a $ref into examples/.',
        location: inline.writtenAt.key(),
      });
    for (const [name, { written, writtenAt }] of media.get('examples')?.entries() ?? []) {
      const reference = isJsonObject(written) ? written['$ref'] : undefined;
      if (typeof reference === 'string' && /(^|\/)examples\/[^/]+\/[^/]+\.yaml$/.test(reference)) continue;
      const message = `Example ${name} is written inline. Move it to examples/<resource>/ and refer to it.`;
      context.report({ message, location: writtenAt });
    }
  },
});
