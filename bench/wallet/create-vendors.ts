// Vendors of the wallet benchmark: each with a pair of keys, a game, and a session of every player.
import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { hashText } from '../../apps/server/src/platform/keys/random-text.ts';
import type { LotteryTestbed } from '../lottery-testbed.ts';

/** A player at a vendor, as the vendor's server names it. */
export interface BenchPlayer {
  readonly user: string;
  readonly token: string;
}

export interface BenchVendor {
  readonly code: string;
  readonly game: string;
  /** The vendor's private key as PEM. */
  readonly key: string;
  readonly players: readonly BenchPlayer[];
}

/** Creates vendors that all players of the bench have a session at. */
export async function createVendors(
  testbed: LotteryTestbed,
  count: number,
): Promise<readonly BenchVendor[]> {
  const { superuser, merchant } = testbed;
  const { rows } = await superuser.query<{ member_id: string }>(
    `select member_id from members.member where merchant_id = $1 and username like 'bench%'
     order by username`,
    [merchant.id],
  );
  const members = rows.map(({ member_id: member }) => member);
  const vendors: BenchVendor[] = [];
  for (let number = 1; number <= count; number++) {
    vendors.push(await createVendor(testbed, `BENCH${number}`, members));
  }
  return vendors;
}

async function createVendor(
  { superuser, merchant }: LotteryTestbed,
  code: string,
  members: readonly string[],
): Promise<BenchVendor> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const game = `${code.toLowerCase()}-reels`;
  await superuser.query(
    `insert into vendors.vendor (merchant_id, code, name, kind) values ($1, $2, $2, 'external')`,
    [merchant.id, code],
  );
  await superuser.query(
    `insert into vendors.vendor_key
       (merchant_id, code, key_id, owner, algorithm, public_key, state, created_at)
     values ($1, $2, $3, 'VENDOR', 'RSA', $4, 'CURRENT', house_now())`,
    [merchant.id, code, randomUUID(), publicKey.export({ type: 'spki', format: 'pem' })],
  );
  const listed = {
    game_code: game,
    name: { en: 'Bench' },
    category: 'RNG',
    platforms: ['GPL_DESKTOP'],
    enabled: true,
    rtp: 960_000,
    currencies: { PHP: { min: '1', max: '1000' } },
  };
  await superuser.query(
    `insert into vendors.game (merchant_id, vendor, code, type, status, offered, names, listed,
       checksum, rtp_low, rtp_high, published_at, changed_at)
     values ($1, $2, $3, 'RNG', 'LIVE', true, '{"en": "Bench"}', $4, '\\x00', 960000, 960000,
       house_now(), house_now())`,
    [merchant.id, code, game, JSON.stringify(listed)],
  );
  const tokens = members.map(() => randomBytes(32).toString('base64url'));
  await superuser.query(
    `insert into vendors.game_session (merchant_id, token_hash, session_id, member_id, vendor,
       node_id, trial, device, login_id, issued_at, answered_at, first_used_at, first_address,
       last_used_at, ends_at)
     select $1, player.token_hash, player.session_id, player.member_id, $2, node_id, false, 'WEB',
       player.session_id, house_now() - interval '2 minutes', house_now(), house_now(),
       '127.0.0.1', house_now(), house_now() + interval '12 hours'
     from vendors.game
     cross join unnest($3::bytea[], $4::uuid[], $5::uuid[])
       as player (token_hash, session_id, member_id)
     where merchant_id = $1 and vendor = $2`,
    [
      merchant.id,
      code,
      tokens.map((token) => hashText(token)),
      members.map(() => randomUUID()),
      members,
    ],
  );
  return {
    code,
    game,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    players: members.map((member, at) => ({
      user: `${merchant.code}-${member}`,
      token: tokens[at] ?? '',
    })),
  };
}
