/** The module of Workers: `@cloudflare/workers-types` declares it only together with all globals of Workers. */
declare module 'cloudflare:workers' {
  import { CloudflareWorkersModule } from '@cloudflare/workers-types';

  export = CloudflareWorkersModule;
}
