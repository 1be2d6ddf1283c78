// The co-signer process with a TLS certificate, and a server that trusts its authority or not.
import { makeCertificate, writeCertificate } from '@fairhouse/tls/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLotteryApp, type LotteryApp } from '../../../testing/lottery-app.ts';
import { requestCommits } from './cosigner-client.ts';

const root = makeCertificate('Root of the house');
const { certFile, keyFile } = writeCertificate(makeCertificate('127.0.0.1', root));

let test: LotteryApp;

beforeAll(async () => {
  test = await openLotteryApp('small', {
    cosigner: { TLS_CERT: certFile, TLS_KEY: keyFile },
    server: { TLS_CA: writeCertificate(root).certFile },
  });
});
afterAll(() => test.close());

it('the co-signer commits to draws over TLS', async () => {
  expect(test.context.config.cosignerUrl).toMatch(/^https:/);
  const commits = await requestCommits(test.context, ['test-draw-1', 'test-draw-2']);
  expect(commits.map(({ drawId }) => drawId)).toEqual(['test-draw-1', 'test-draw-2']);
  const { rows } = await test.context.pool.query<{ count: bigint }>(
    `select count(*) from lottery.draw where bound_at is not null
      and jsonb_path_exists(cosigners, '$[*] ? (@.party == "auditor" && @.commit != "")')`,
  );
  expect(rows[0]?.count).toBeGreaterThan(0n);
});

it('a co-signer with an untrusted certificate, or without TLS, is sent nothing', async () => {
  const { config } = test.context;
  const other = writeCertificate(makeCertificate('Another root')).certFile;
  const asked = (changed: object): Promise<unknown> =>
    requestCommits({ ...test.context, config: { ...config, ...changed } }, ['test-draw-3']);
  await expect(asked({ caFile: other })).rejects.toThrow(/unable to verify/);
  const cosignerUrl = config.cosignerUrl.replace('https', 'http');
  await expect(asked({ cosignerUrl })).rejects.toThrow('without TLS');
});
