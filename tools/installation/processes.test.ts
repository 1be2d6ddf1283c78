import { makeCertificate } from '@fairhouse/tls/testing';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer as createSecureServer } from 'node:https';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isReady } from './is-ready.mjs';
import { choosePorts, portVariables, processesOf, provisionOf } from './processes.mjs';
import { nextFreePort, randomFreePort } from './ports.mjs';

const listen = (port: number): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer().listen(port, '127.0.0.1', () => resolve(server));
  });

test('a taken default port is replaced by a free one, and the others are kept', async () => {
  const first = await randomFreePort();
  const squatter = await listen(first + 1);
  try {
    const ports = await choosePorts({}, first);
    expect(ports.site).toBe(first);
    expect(ports.console).not.toBe(first + 1);
    expect(ports.bank).toBe(first + 4);
    expect(new Set(Object.values(ports)).size).toBe(6);
  } finally {
    squatter.close();
  }
});

test('a port that browsers block is never chosen', async () => {
  expect(await nextFreePort(10_080)).toBeGreaterThan(10_080);
  await expect(choosePorts({ PORT: '6000' })).rejects.toThrow('one that browsers refuse');
});

test('a configured port that is taken is refused with an explanation', async () => {
  const port = await randomFreePort();
  const squatter = await listen(port);
  try {
    await expect(choosePorts({ PORT: String(port) })).rejects.toThrow(`PORT=${port} is taken`);
  } finally {
    squatter.close();
  }
});

test('external parties get no address of the database, and no environment contains a secret', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairhouse-processes-'));
  try {
    const ports = { site: 1, console: 2, studio: 3, cosigner: 4, bank: 5, roundsCosigner: 6 };
    const databaseUrl = 'postgres://fairhouse:word@127.0.0.1:6/fairhouse';
    const programs = processesOf({ ports, dataDir, databaseUrl, lively: false, env: {} });
    expect(programs.map(({ name }) => name)).toContain('server');
    for (const { name, env } of programs) {
      const text = JSON.stringify(env);
      expect(text.includes('word'), name).toBe(name === 'server');
      expect(env).toMatchObject({ ...portVariables(ports), PORT: env.PORT });
      expect(statSync(String(env['BANK_SECRET_FILE'])).mode & 0o077).toBe(0);
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('the demo is connected with a studio where one runs, and with none elsewhere', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairhouse-processes-'));
  try {
    const ports = { site: 1, console: 2, studio: 3, cosigner: 4, bank: 5, roundsCosigner: 6 };
    const options = { ports, dataDir, databaseUrl: 'postgres://x', lively: false, env: {} };
    const programs = processesOf({ ...options, studioUrl: 'postgres://own' });
    const studio = programs.find(({ name }) => name === 'studio');
    const folder = join(dataDir, 'house-keys');
    expect(studio?.env).toMatchObject({ HOUSE_KEYS_FOLDER: folder });
    // Its rounds have a co-signer of their own, with its own files and another secret.
    const signers = programs.filter(({ env }) => String(env['PORT']) === '6');
    expect(signers.map(({ name }) => name)).toEqual(['rounds-cosigner']);
    const secret = signers[0]?.env['COSIGNER_SECRET_FILE'];
    expect(studio?.env).toMatchObject({
      STUDIO_COSIGNER_URL: 'http://127.0.0.1:6',
      STUDIO_COSIGNER_SECRET_FILE: secret,
    });
    const others = programs.filter(({ name }) => name === 'cosigner');
    expect(others.map(({ env }) => env['DATA_DIR'])).not.toContain(signers[0]?.env['DATA_DIR']);
    expect(others.map(({ env }) => env['COSIGNER_SECRET_FILE'])).not.toContain(secret);
    const { env } = provisionOf(programs);
    expect(env).toMatchObject({
      HOUSE_KEYS_FOLDER: folder,
      STUDIO_PUBLIC_KEY_FILE: studio?.env['STUDIO_PUBLIC_KEY_FILE'],
    });
    expect(provisionOf(processesOf(options)).env.HOUSE_KEYS_FOLDER).toBeUndefined();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('with a certificate all addresses use its name, and none is without TLS', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairhouse-processes-'));
  try {
    const ports = { site: 443, console: 2, studio: 3, cosigner: 4, bank: 5, roundsCosigner: 6 };
    const options = { ports, dataDir, databaseUrl: 'postgres://x', lively: false };
    const tls = { TLS_CERT: 'cert.pem', TLS_KEY: 'key.pem' };
    const env = { ...tls, PUBLIC_ORIGIN: 'https://play.example' };
    for (const program of processesOf({ ...options, env })) {
      expect(program.ready).toMatch(/^https:\/\/127\.0\.0\.1:/);
      expect(program.env).toMatchObject({
        ...tls,
        COSIGNER_URL: 'https://play.example:4',
        BANK_URL: 'https://play.example:5',
        STUDIO_URL: 'https://play.example:3',
        SERVER_URL: 'https://play.example:443',
        PUBLIC_ORIGIN: 'https://play.example',
      });
    }
    const elsewhere = { COSIGNER_URL: 'https://auditor.example' };
    for (const program of processesOf({ ...options, env: elsewhere })) {
      expect(program.env).toMatchObject({ ...elsewhere, BANK_URL: 'http://localhost:5' });
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('a process is ready when it answers, regardless of its certificate', async () => {
  const certificate = makeCertificate('play.example');
  const server = createSecureServer(certificate, (asked, answer) => {
    answer.statusCode = asked.url === '/readyz' ? 200 : 503;
    answer.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await isReady(`https://127.0.0.1:${port}/readyz`)).toBe(true);
  expect(await isReady(`https://127.0.0.1:${port}/other`)).toBe(false);
  expect(await isReady(`http://127.0.0.1:${port}/readyz`)).toBe(false);
  server.close();
});
