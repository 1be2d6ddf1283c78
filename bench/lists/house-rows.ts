// What operators did, what was sent to members, and what members set for themselves.
import type { Filling } from './fill-table.ts';
import { idOf, type Known } from './known.ts';

export function houseRows({ merchant, player, size: { members } }: Known): Filling[] {
  const acts = members;
  const approvals = Math.ceil(members / 20);
  const at = (rows: number): string => `bench.at(n, ${rows})`;
  const merchant_id = String(merchant);
  const someone = idOf('member', `1 + n % ${members}`);
  return [
    {
      table: 'operators.audit',
      rows: acts,
      columns: {
        merchant_id,
        number: '1000000 + n',
        at: at(acts),
        operator_name: "(array['owner', 'ops', 'cashier', 'risk', 'service'])[1 + n % 5]",
        call: "(array['memberProfile', 'memberFreeze', 'withdrawalApprove'])[1 + n % 3]",
        target: `'member:' || ${idOf('member')}`,
        after: "'{}'",
        reason: "'As asked on line ' || n",
        address: "'10.0.0.1'",
        request_id: "'bench-' || n",
        hash: "'x'",
      },
    },
    {
      table: 'operators.approval',
      rows: approvals,
      columns: {
        merchant_id,
        approval_id: idOf('approval'),
        kind: "'adjustment'",
        target: `'member:' || ${idOf('member')}`,
        payload: "'{}'",
        reason: "'Goodwill'",
        state: "case when n % 500 = 0 then 'pending' else 'approved' end",
        maker_id: idOf('session', '1'),
        maker_name: "'ops'",
        made_at: at(approvals),
        checker_id: `case when n % 500 = 0 then null else ${idOf('session', '2')} end`,
        checker_name: "case when n % 500 = 0 then null else 'owner' end",
        decided_at: `case when n % 500 = 0 then null else ${at(approvals)} end`,
      },
    },
    {
      table: 'messages.inbox',
      rows: members * 3,
      columns: {
        merchant_id,
        message_id: idOf('message'),
        member_id: `case when n % 100 = 0 then '${player}' else ${someone} end`,
        titles: `'{"EN": "Welcome"}'`,
        bodies: `'{"EN": "Good luck."}'`,
        at: at(members * 3),
      },
    },
    {
      table: 'messages.outbox',
      rows: members,
      columns: {
        merchant_id,
        outbox_id: idOf('outbox'),
        kind: "case when n % 3 = 0 then 'mail' else 'sms' end",
        recipient: "'+63' || 9000000000 + n",
        text: "''",
        at: at(members),
        state: "case when n % 100 = 0 then 'failed' else 'sent' end",
        sent_at: `case when n % 100 = 0 then null else ${at(members)} end`,
      },
    },
    {
      table: 'messages.feedback',
      rows: Math.ceil(members / 50),
      columns: {
        merchant_id,
        feedback_id: idOf('feedback'),
        member_id: idOf('member'),
        content: "'A word about game ' || n",
        at: at(Math.ceil(members / 50)),
        state: "case when n % 20 = 0 then 'new' else 'closed' end",
      },
    },
    {
      table: 'protection.history',
      rows: Math.ceil(members / 20),
      columns: {
        merchant_id,
        event_id: idOf('event'),
        member_id: idOf('member'),
        at: at(Math.ceil(members / 20)),
        actor: "'member'",
        actor_name: "'member' || n",
        kind: "'break_ended'",
        detail: "'{}'",
      },
    },
  ];
}
