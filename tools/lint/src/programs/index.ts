export { type ProgramResult, runNodeProgram } from './run-node-program.ts';
