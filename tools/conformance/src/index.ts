export type { Report } from './report/report.ts';
export { runConformance } from './run-conformance.ts';
