/** A benchmark of one workspace: its program is `bench/cli.ts` there. */
interface Bench {
  /** Below the root of the repository. */
  folder: string;
  workspace: string;
  about: string;
}

/** All benchmarks, by the names that the command takes. */
export const benches: Readonly<Record<string, Bench>> = {
  mock: {
    folder: 'packages/mock',
    workspace: '@telephony/mock',
    about: 'processor time and memory of the mock beside stock Prism',
  },
  sandbox: {
    folder: 'packages/sandbox',
    workspace: '@telephony/sandbox',
    about: 'the sandbox beside Prism, json-server and a bare Fastify',
  },
  client: {
    folder: 'packages/client',
    workspace: '@telephony/client',
    about: "the client beside raw fetch, openapi-fetch and hey-api's",
  },
  webhooks: {
    folder: 'packages/webhooks',
    workspace: '@telephony/webhooks',
    about: "the receiver beside a bare JSON.parse, octokit's and svix's",
  },
  docs: {
    folder: 'docs',
    workspace: '@telephony/docs',
    about: 'a page of the docs beside Redoc, Scalar and Swagger UI',
  },
};
