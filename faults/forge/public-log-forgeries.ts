// Forgeries of the public log, and of its witness.
import type { WitnessHead } from '@fairhouse/rules/fair';
import { assert } from '@fairhouse/values';
import { rewriteLog, type TamperedBooks, type Line } from './tampered-books.ts';
import type { BooksForgery } from './books-forgery.ts';
import { deriveBytes, signHead, generateSigner } from './resign-proof.ts';

/** The draw's rows with other numbers. */
async function renumber({ client }: TamperedBooks, drawId: string, numbers: string): Promise<void> {
  await client.query('update lottery.draw set numbers = $2 where proof_id = $1', [drawId, numbers]);
  await client.query(
    `update lottery.result r set numbers = $2
       from lottery.draw d where d.draw_id = r.draw_id and d.proof_id = $1`,
    [drawId, numbers],
  );
}

const changed = (lines: Line[], drawId: string, kind: Line['kind'], body: object): Line[] =>
  lines.map((line) =>
    line.kind === kind && line.body['drawId'] === drawId
      ? { ...line, body: { ...line.body, ...body } }
      : line,
  );

export const PUBLIC_LOG_FORGERIES: readonly BooksForgery[] = [
  {
    name: 'the end of the log cut off, with the draws that it commits to',
    onlyWitness: true,
    found: /the witness saw it, and the log ends at/,
    apply: async (books) => {
      const { client, merchant } = books;
      const { rows } = await client.query<{ draw_id: string }>(
        `delete from lottery.log
          where merchant_id = $1 and seq > (
            select max(seq) from lottery.log where merchant_id = $1 and kind <> 'commit')
         returning draw_id`,
        [merchant],
      );
      assert(rows.length > 0, 'the log ends with commitments');
      const draws = rows.map(({ draw_id }) => draw_id);
      for (const table of ['draw_book', 'draw']) {
        await client.query(`delete from lottery.${table} where draw_id = any($1::bigint[])`, [
          draws,
        ]);
      }
    },
  },
  {
    name: 'a fork: another result of a draw, and every line after it signed again',
    onlyWitness: true,
    found: /log \d+: the witness saw another line there/,
    apply: async (books, { proofs: { empty } }) => {
      const numbers = empty.numbers === '12345' ? '54321' : '12345';
      await renumber(books, empty.drawId, numbers);
      await rewriteLog(books, (lines) => changed(lines, empty.drawId, 'result', { numbers }));
    },
  },
  {
    name: 'a fork: another result from outside, the log signed again',
    onlyWitness: true,
    found: /the witness saw another line there/,
    apply: async (books, { proofs: { entered } }) => {
      await renumber(books, entered.drawId, '99999');
      await rewriteLog(books, (lines) =>
        changed(lines, entered.drawId, 'result', { numbers: '99999' }),
      );
    },
  },
  {
    name: 'the log rewritten: another commitment with the old time',
    onlyWitness: true,
    found: /the witness saw another line there/,
    apply: async (books, { proofs: { empty } }) => {
      const [seed, commit] = [deriveBytes('tried later'), deriveBytes('its commitment')];
      await books.client.query(
        `update lottery.draw set seed = decode($2, 'hex'), commitment = decode($3, 'hex')
          where proof_id = $1`,
        [empty.drawId, seed, commit],
      );
      await rewriteLog(books, (lines) =>
        changed(changed(lines, empty.drawId, 'commit', { commit }), empty.drawId, 'result', {
          seed,
        }),
      );
    },
  },
  {
    name: 'a draw taken out of the log and the database',
    onlyWitness: true,
    found: /the witness saw another line there|the log ends at/,
    apply: async (books, { proofs: { empty } }) => {
      await rewriteLog(books, (lines) =>
        lines.filter(({ body }) => body['drawId'] !== empty.drawId),
      );
      await books.client.query('delete from lottery.draw where proof_id = $1', [empty.drawId]);
    },
  },
  {
    name: 'a drawn result called off afterwards, as if it had never come',
    onlyWitness: true,
    found: /the witness saw another line there|the log ends at/,
    apply: async (books, { proofs: { empty } }) => {
      const { drawId } = empty;
      const id = '(select draw_id from lottery.draw where proof_id = $1)';
      await books.client.query(`update lottery.result set numbers = null where draw_id = ${id}`, [
        drawId,
      ]);
      await books.client.query(
        `update lottery.draw set state = 'VOID', numbers = null, seed = null, reveals = null
          where proof_id = $1`,
        [drawId],
      );
      await rewriteLog(books, (lines) =>
        lines
          .filter(({ kind, body }) => kind !== 'reveal' || body['drawId'] !== drawId)
          .map((line) =>
            line.kind === 'result' && line.body['drawId'] === drawId
              ? { ...line, kind: 'void', body: { drawId, reason: 'reveal_missing' } }
              : line,
          ),
      );
    },
  },
  {
    name: 'a draw removed, its lines left in the log',
    onlyWitness: false,
    found: /draw .*: the log speaks of it, and it is not there/,
    apply: async ({ client }, { proofs: { empty } }) => {
      await client.query('delete from lottery.draw where proof_id = $1', [empty.drawId]);
    },
  },
  {
    name: 'one line of the log changed and signed again, the chain left torn',
    onlyWitness: false,
    found: /it is not chained to the line before|its hash is not that of its words/,
    apply: async ({ client, merchant }, { proofs: { empty } }) => {
      await client.query(
        `update lottery.log set body = jsonb_set(body, '{numbers}', '"00000"')
          where merchant_id = $1 and kind = 'result' and body->>'drawId' = $2`,
        [merchant, empty.drawId],
      );
    },
  },
  {
    name: 'the books and the log kept on under another name',
    onlyWitness: true,
    found: /the witness saw it: it is gone/,
    apply: async ({ client, merchant }) => {
      await client.query(
        `update settings.merchant set code = code || 'two' where merchant_id = $1`,
        [merchant],
      );
    },
  },
  {
    name: 'heads that the house signed in the witness’s place, given to the auditor',
    onlyWitness: true,
    found: /head draws\/.*: the witness did not sign it/,
    apply: () => Promise.resolve(),
    witness: ({ witness, signer }) => ({
      ...witness,
      heads: witness.heads.map((head: WitnessHead) => ({
        ...signHead(signer, head),
        publicKey: witness.publicKey,
      })),
    }),
  },
  {
    name: 'a witness that the house made up, given to the auditor',
    onlyWitness: true,
    found: /log: no draw in it names this witness/,
    apply: () => Promise.resolve(),
    witness: ({ witness }) => {
      const fake = generateSigner();
      const heads = witness.heads.map((head) => signHead(fake, head));
      return { publicKey: fake.publicKey, heads };
    },
  },
  {
    name: 'a witness whose key is the house’s own',
    onlyWitness: true,
    found: /witness: its key is that of the house/,
    apply: () => Promise.resolve(),
    witness: ({ witness, signer }) => ({
      publicKey: signer.publicKey,
      heads: witness.heads.map((head) => signHead(signer, head)),
    }),
  },
];
