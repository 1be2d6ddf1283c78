// Every statement on captchas and on used proofs of the human check.
import { instant, type Instant, type MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';

// Of two concurrent uses of one proof the second waits for the first and then writes nothing.
const SPEND = `
  insert into identity.human_used (merchant_id, proof_hash, ends_at)
  values ($1, $2, $3) on conflict do nothing`;

/** False if the proof was used before. */
export async function spendProof(
  sql: Sql,
  merchant: MerchantId,
  proof: { readonly hash: Buffer; readonly endsAt: Instant },
): Promise<boolean> {
  const { rowCount } = await sql.query(SPEND, [merchant, proof.hash, new Date(proof.endsAt)]);
  return rowCount === 1;
}

const PRUNE = `
  -- every merchant: a proof that has ended is refused without its row
  delete from identity.human_used where ends_at < $1`;

export async function pruneProofs(sql: Sql, before: Instant): Promise<void> {
  await sql.query(PRUNE, [new Date(before)]);
}

const INSERT_CAPTCHA = `
  insert into identity.captcha (merchant_id, captcha_id, answer_hash, network, made_at, ends_at)
  values ($1, $2, $3, $4, $5, $6)`;

// Deleting consumes the captcha after its first answer, right or wrong.
const USE_CAPTCHA = `
  delete from identity.captcha where merchant_id = $1 and captcha_id = $2
  returning answer_hash, network, ends_at`;

export interface CaptchaRow {
  readonly id: string;
  readonly answerHash: Buffer;
  readonly network: string;
  readonly madeAt: Instant;
  readonly endsAt: Instant;
}

export async function insertCaptcha(
  sql: Sql,
  merchant: MerchantId,
  row: CaptchaRow,
): Promise<void> {
  const { id, answerHash, network, madeAt, endsAt } = row;
  const dates = [new Date(madeAt), new Date(endsAt)];
  await sql.query(INSERT_CAPTCHA, [merchant, id, answerHash, network, ...dates]);
}

/** Deletes a captcha and returns its answer. */
export async function consumeCaptcha(
  sql: Sql,
  merchant: MerchantId,
  id: string,
): Promise<Pick<CaptchaRow, 'answerHash' | 'network' | 'endsAt'> | undefined> {
  const { rows } = await sql.query<{ answer_hash: Buffer; network: string; ends_at: Date }>(
    USE_CAPTCHA,
    [merchant, id],
  );
  const [row] = rows;
  return (
    row && {
      answerHash: row.answer_hash,
      network: row.network,
      endsAt: instant(row.ends_at.getTime()),
    }
  );
}

const PRUNE_CAPTCHAS = `
  -- every merchant: what has ended is of no use to any
  delete from identity.captcha where ends_at < $1`;

export async function pruneCaptchas(sql: Sql, before: Instant): Promise<void> {
  await sql.query(PRUNE_CAPTCHAS, [new Date(before)]);
}
