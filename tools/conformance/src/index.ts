export { type ConformanceResult, runConformance } from './run-conformance.ts';
export { type ExampleRequest, examplePath, exampleRequests } from './probe/example-requests.ts';
