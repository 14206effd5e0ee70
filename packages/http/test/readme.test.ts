import { testReadme } from '@telephony/testing/test-readme';

testReadme(new URL('../README.md', import.meta.url));
