export { type ConformanceResult, runConformance } from './run-conformance.ts';
