export { generateOperations } from './generate-operations.ts';
