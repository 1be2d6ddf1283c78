// PostgreSQL behind TLS: a proxy does only the TLS part and forwards every byte to the run's real
// server.
import { makeCertificate, writeCertificate, type Certificate } from '@fairhouse/tls/testing';
import { assert } from '@fairhouse/values';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { afterEach, expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { homeDirectory } from '../../home.ts';
import { requireSafeAddress } from './safe-address.ts';
import { openPool } from '../sql.ts';

const root = makeCertificate('Root of the house');
const caFile = writeCertificate(root).certFile;
const SSL_REQUEST_BYTES = 8;

let fronts: Server[] = [];
afterEach(() => {
  for (const front of fronts) front.close();
  fronts = [];
});

const real = (): URL => new URL(process.env['TEST_DATABASE_URL'] ?? '');

/** Accepts a TLS request, as PostgreSQL does with `ssl = on`; refuses without a certificate. */
async function openFront(certificate: Certificate | undefined): Promise<number> {
  const front = createServer((socket: Socket) => {
    socket.on('error', () => undefined);
    socket.once('readable', () => {
      socket.read(SSL_REQUEST_BYTES);
      socket.write(certificate === undefined ? 'N' : 'S');
      if (certificate === undefined) return void socket.end();
      const plain = new TLSSocket(socket, { isServer: true, ...certificate });
      const behind = connect(Number(real().port), real().hostname);
      for (const one of [plain, behind]) one.on('error', () => undefined);
      plain.pipe(behind).pipe(plain);
      return undefined;
    });
  });
  fronts.push(front.listen(0, '127.0.0.1'));
  await once(front, 'listening');
  return (front.address() as AddressInfo).port;
}

function addressOf(port: number, mode: string, host = '127.0.0.1'): string {
  const url = real();
  url.host = `${host}:${port}`;
  url.search = `?sslmode=${mode}&sslrootcert=${caFile}`;
  return url.href;
}

async function ask(url: string): Promise<unknown> {
  const pool = openPool(url, { max: 1, name: 'tls' });
  try {
    const { rows } = await pool.query<{ answer: number }>('select 7 as answer');
    return rows[0]?.answer;
  } finally {
    await pool.end();
  }
}

it('a database with a certificate of the given authority is used over TLS', async () => {
  const port = await openFront(makeCertificate('127.0.0.1', root));
  const url = addressOf(port, 'verify-full');
  await migrate(url, homeDirectory());
  expect(await ask(url)).toBe(7);
});

it('a database of another authority, another name or without TLS receives no password', async () => {
  const strangers: [Certificate | undefined, RegExp][] = [
    [makeCertificate('127.0.0.1', makeCertificate('Another root')), /unable to verify/],
    [makeCertificate('db.example', root), /altnames/],
    [undefined, /does not support SSL/],
  ];
  for (const [certificate, says] of strangers) {
    const url = addressOf(await openFront(certificate), 'verify-full');
    await expect(ask(url)).rejects.toThrow(says);
  }
  assert(fronts.length === strangers.length, 'each was tried');
});

it('an address of another machine is accepted only with TLS', () => {
  const isTaken = (address: string, log = {}): boolean => {
    try {
      requireSafeAddress(log, address);
      return true;
    } catch {
      return false;
    }
  };
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '']) {
    expect(isTaken(`postgres://${host === '' ? '' : `u:p@${host}:5432`}/house`), host).toBe(true);
  }
  expect(isTaken('postgres:///house?host=/var/run/postgresql')).toBe(true);
  const away = 'postgres://u:p@db.example:5432/house';
  expect(isTaken(away)).toBe(false);
  expect(isTaken(`${away}?sslmode=prefer`)).toBe(false);
  expect(isTaken(`${away}?sslmode=disable`)).toBe(false);
  expect(isTaken('postgres://u:p@127.0.0.1/house?host=db.example')).toBe(false);
  expect(isTaken(`${away}?sslmode=verify-full`)).toBe(true);
  expect(isTaken(away, { PLAIN_HTTP: '1' })).toBe(true);
  const standby = 'postgres://u:p@127.0.0.1:5432,127.0.0.1:5433/house';
  expect(isTaken(standby)).toBe(true);
  expect(isTaken(standby.replace('127.0.0.1:5433', 'db.example'))).toBe(false);
});
