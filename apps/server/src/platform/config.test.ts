import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('reports everything that is wrong in the environment at once, without passwords', () => {
  const wrong = {
    DATABASE_URL_FILE: '/nowhere/database',
    REDIS_URL: 'http://:password@127.0.0.1',
    PORT: 'web',
    TLS_CERT: 'cert.pem',
    TLS_KEY: 'key.pem',
    PUBLIC_ORIGIN: 'http://play.example',
    COSIGNER_URL: 'http://auditor.example',
    LOG_LEVEL: 'loud',
    LOG_COLLECTOR: 'logs.example',
    LIMIT_SCALE: 'none',
    JOBS: '0',
  };
  const problems = (() => {
    try {
      readConfig(wrong);
    } catch (error) {
      return String(error).split('\n  ').slice(1);
    }
    return [];
  })();
  expect(problems).toEqual([
    'PORT=web: a port from 0 to 65535 is expected',
    'LOG_LEVEL=loud: one of trace, debug, info, warn, error, fatal, silent is expected',
    'LIMIT_SCALE=none: a number above 0 is expected',
    'JOBS=0: one of on, off is expected',
    expect.stringContaining('/nowhere/database'),
    'REDIS_URL begins with redis: or rediss:',
    'LOG_COLLECTOR=logs.example: syslogs://host:6514 is needed',
    'PUBLIC_ORIGIN=http://play.example: with TLS_CERT, PUBLIC_ORIGIN begins with https:',
    'http://auditor.example would be asked without TLS: name it by https, or set PLAIN_HTTP=1',
  ]);
});

it('needs only the address of the database', () => {
  expect(() => readConfig({})).toThrow('DATABASE_URL is not set');
  expect(readConfig({ DATABASE_URL: 'postgres://x' })).toMatchObject({
    port: 8080,
    consolePort: 8081,
    publicOrigin: 'http://localhost:8080',
    consoleOrigin: 'http://localhost:8081',
    databaseWaitMs: 2000,
    trustedProxies: 0,
    logLevel: 'info',
    limitScale: 1,
    hasCheapPasswords: false,
    runsJobs: true,
    forTests: [],
  });
});
