import { afterAll, beforeAll } from 'vitest';
import { type Mock, type MockOptions, startMock } from '../../src/index.ts';

export function useMock(options: MockOptions = {}): Mock {
  const mock = {} as Mock;
  beforeAll(async () => {
    Object.assign(mock, await startMock({ port: 0, ...options }));
  });
  afterAll(() => mock.close?.());
  return mock;
}
