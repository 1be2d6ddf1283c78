// The co-signer's own process with a certificate, and a house that believes its authority or not.
import { makeCertificate, writeCertificate } from '@fairhouse/tls/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLotteryHouse, type LotteryHouse } from '../../testing/lottery-house.ts';
import { askCommits } from './witness/ask-cosigner.ts';

const root = makeCertificate('Root of the house');
const { certFile, keyFile } = writeCertificate(makeCertificate('127.0.0.1', root));

let test: LotteryHouse;

beforeAll(async () => {
  test = await openLotteryHouse('small', {
    cosigner: { TLS_CERT: certFile, TLS_KEY: keyFile },
    server: { TLS_CA: writeCertificate(root).certFile },
  });
});
afterAll(() => test.close());

it('draws are committed to over TLS', async () => {
  expect(test.house.config.cosignerUrl).toMatch(/^https:/);
  const commits = await askCommits(test.house, ['test-draw-1', 'test-draw-2']);
  expect(commits.map(({ drawId }) => drawId)).toEqual(['test-draw-1', 'test-draw-2']);
  const { rows } = await test.house.pool.query<{ count: bigint }>(
    `select count(*) from lottery.draw where bound_at is not null
      and jsonb_path_exists(cosigners, '$[*] ? (@.party == "auditor" && @.commit != "")')`,
  );
  expect(rows[0]?.count).toBeGreaterThan(0n);
});

it('a co-signer of another authority is told nothing, nor is one in plain', async () => {
  const { config } = test.house;
  const other = writeCertificate(makeCertificate('Another root')).certFile;
  const asked = (changed: object): Promise<unknown> =>
    askCommits({ ...test.house, config: { ...config, ...changed } }, ['test-draw-3']);
  await expect(asked({ caFile: other })).rejects.toThrow(/unable to verify/);
  const cosignerUrl = config.cosignerUrl.replace('https', 'http');
  await expect(asked({ cosignerUrl })).rejects.toThrow('without TLS');
});
