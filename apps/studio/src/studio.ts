import { fastifyTlsOptions, watchCertificate, type TlsFiles } from '@fairhouse/tls';
import fastify, { type FastifyInstance } from 'fastify';
import { CATALOGUE } from './catalogue.ts';
import { renderCataloguePage } from './catalogue-page.ts';

/** Opens the studio's server: its catalogue as an API and as a page, over TLS if `tls` is given. */
export function openStudio(tls?: TlsFiles): FastifyInstance {
  const app = fastify({
    requestTimeout: 15_000,
    bodyLimit: 64 * 1024,
    ...fastifyTlsOptions(tls),
  });
  watchCertificate(app.server, tls, {
    warn: (problem) => process.stderr.write(`not renewed: ${problem}\n`),
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    void reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; style-src 'self'",
    });
    done(null, payload);
  });
  app.get('/healthz', (_request, reply) => reply.send({ ok: true }));
  app.post('/game/list', (_request, reply) => reply.send({ status: 'RS_OK', games: CATALOGUE }));
  app.get('/', (_request, reply) => reply.type('text/html').send(renderCataloguePage(CATALOGUE)));
  app.get('/studio.css', (_request, reply) => reply.type('text/css').send(STYLE));
  return app;
}

const STYLE = `
:root{color-scheme:light dark}
body{font:16px/1.6 system-ui,sans-serif;max-width:46rem;margin:12vh auto;padding:0 1.5rem}
h1{font-size:1.8rem;margin:0 0 .5rem}p{opacity:.8}li{margin:.4rem 0}
`;
