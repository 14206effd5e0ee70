export { strictBundle } from './contract/strict-bundle.ts';
export { type ConformanceResult, runConformance } from './run-conformance.ts';
