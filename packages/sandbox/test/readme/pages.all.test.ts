import { describe } from 'vitest';
import { testBlocks } from '@telephony/testing/test-readme';

const pages = new URL('../../../../docs/src/content/docs/packages/', import.meta.url);

describe.each(['control', 'data', 'fixture', 'forms'])('the docs page about %s', (name) => {
  testBlocks(new URL(`sandbox-${name}.mdx`, pages));
});
