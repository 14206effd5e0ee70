export { type Sandbox, type SandboxOptions, startSandbox } from './start/start-sandbox.ts';
