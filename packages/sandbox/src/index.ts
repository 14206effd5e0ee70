export {
  type Sandbox,
  type SandboxAccount,
  type SandboxOptions,
  startSandbox,
} from './start/start-sandbox.ts';
