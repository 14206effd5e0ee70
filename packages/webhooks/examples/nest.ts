/** Events with NestJS, on Express or Fastify, before their body parsers. */
import 'reflect-metadata';
import { type INestApplication, Module, type BeforeApplicationShutdown } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { toNodeListener } from '@telephony/webhooks/node';
import { handler } from './receiver.ts';

@Module({})
class AppModule implements BeforeApplicationShutdown {
  beforeApplicationShutdown(): Promise<void> {
    return handler.drain();
  }
}

export async function start(host: 'express' | 'fastify'): Promise<INestApplication> {
  const app =
    host === 'express'
      ? await NestFactory.create(AppModule)
      : await NestFactory.create(AppModule, new FastifyAdapter());
  app.use('/hooks', toNodeListener(handler));
  app.enableShutdownHooks();
  await app.listen(Number(process.env['PORT'] ?? 8080));
  return app;
}
