// Members, their tags, logins, sessions and documents.
import type { Filling } from './fill-table.ts';
import { idOf, type Known } from './known.ts';

/** Members below one agent. */
const TEAM = 1000;

export function memberRows({ merchant, player, size: { members } }: Known): Filling[] {
  const at = `bench.at(n, ${members})`;
  const agent = `n - n % ${TEAM} + 1`;
  const leads = `n % ${TEAM} = 1`;
  const submitted = `bench.at(n, ${Math.ceil(members / 10)})`;
  return [
    {
      table: 'members.member',
      rows: members,
      like: `member_id = '${player}'`,
      columns: {
        member_id: idOf('member'),
        number: '1000000 + n',
        username: "'member' || n",
        username_key: "'member' || n",
        kind: `case when ${leads} then 'agent' else 'member' end`,
        standing_group: "case when n % 200 = 7 then 'test' else 'formal' end",
        upline_id: `case when ${leads} then null else ${idOf('member', agent)} end`,
        path: `case when ${leads} then '{}' else array[${idOf('member', agent)}] end`,
        referral_code: "'R' || lpad(n::text, 9, '0')",
        state: "case when n % 50 = 3 then 'frozen' else 'active' end",
        freeze_level: 'case when n % 50 = 3 then 1 else 0 end',
        freeze_reason: "case when n % 50 = 3 then 'A review' else '' end",
        nickname: "'Player ' || n",
        real_name: "'Player ' || n",
        email: "'member' || n || '@players.example'",
        mobile: "'+63' || 9000000000 + n",
        mobile_verified_at: `case when n % 3 = 0 then ${at} end`,
        registered_at: at,
        register_address: "'10.' || n % 250 || '.' || n / 250 % 250 || '.' || n % 7",
        last_login_at: `${at} + (house_now() - ${at}) * random()`,
      },
    },
    {
      table: 'members.tag',
      rows: Math.ceil(members / 50),
      columns: {
        merchant_id: String(merchant),
        member_id: idOf('member', 'n * 50'),
        tag: "case when n % 10 = 0 then 'vip' else 'regular' end",
      },
    },
    {
      table: 'identity.attempt',
      rows: members * 5,
      columns: {
        merchant_id: String(merchant),
        attempt_id: idOf('attempt'),
        username_key: `'member' || 1 + n % ${members}`,
        member_id: idOf('member', `1 + n % ${members}`),
        method: "'password'",
        address: "'10.' || n % 250 || '.' || n / 250 % 250 || '.' || n % 7",
        network: "'10.' || n % 250 || '.' || n / 250 % 250",
        device: "'Chrome on Android'",
        at: `bench.at(n, ${members * 5})`,
        outcome: "case when n % 20 = 0 then 'wrong' else 'ok' end",
      },
    },
    {
      table: 'identity.session',
      rows: Math.ceil(members / 2),
      columns: {
        merchant_id: String(merchant),
        session_id: idOf('session'),
        token_hash: 'sha256(n::text::bytea)',
        member_id: idOf('member', '2 * n'),
        method: "'password'",
        device: "'Chrome on Android'",
        address: "'10.' || n % 250 || '.' || n / 250 % 250 || '.' || n % 7",
        opened_at: `bench.at(n, ${Math.ceil(members / 2)})`,
        last_used_at: `bench.at(n, ${Math.ceil(members / 2)})`,
        ends_at: `bench.at(n, ${Math.ceil(members / 2)}) + interval '30 days'`,
        ended_at: `case when n % 10 = 0 then null else bench.at(n, ${Math.ceil(members / 2)}) end`,
        end_reason: "case when n % 10 = 0 then null else 'logout' end",
      },
    },
    {
      table: 'identity.presence',
      rows: Math.ceil(members / 100),
      columns: {
        merchant_id: String(merchant),
        member_id: idOf('member', 'n * 100'),
        seen_at: "house_now() - (n % 290) * interval '1 second'",
      },
    },
    {
      table: 'kyc.identity_check',
      rows: Math.ceil(members / 10),
      columns: {
        merchant_id: String(merchant),
        check_id: idOf('check'),
        member_id: idOf('member', 'n * 10'),
        state:
          "case when n % 500 = 0 then 'waiting' when n % 9 = 0 then 'refused' else 'passed' end",
        document: "'passport'",
        country: "'PH'",
        full_name: "'Player ' || n",
        birthday: "date '1990-01-01'",
        number_sealed: "'x'",
        number_mark: 'sha256(n::text::bytea)',
        submitted_at: submitted,
        decided_at: `case when n % 500 = 0 then null else ${submitted} end`,
        decided_by: "case when n % 500 = 0 then null else 'risk' end",
        verdict: "case when n % 500 = 0 then null when n % 9 = 0 then 'mismatch' else 'pass' end",
      },
    },
  ];
}
