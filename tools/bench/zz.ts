import { measureMock } from './mock.ts';
import { formatRows } from './harness.ts';
console.log(formatRows(await measureMock()));
