// All columns that stay sealed in the database for longer than a day, so that their key can be
// replaced. The context of each is defined where it is sealed; a test opens one row of each.
import type { SealedColumn } from './platform/keys/reseal.ts';

export const SEALED_COLUMNS: readonly SealedColumn[] = [
  {
    table: 'settings.secret',
    column: 'sealed',
    key: ['merchant_id', 'name'],
    context: (row) => `secret:${String(row['merchant_id'])}:${String(row['name'])}`,
  },
  {
    table: 'members.member',
    column: 'id_number',
    key: ['merchant_id', 'member_id'],
    context: (row) => `id-number:${String(row['member_id'])}`,
  },
  {
    table: 'identity.authenticator',
    column: 'sealed',
    key: ['merchant_id', 'member_id'],
    context: (row) => `member-totp:${String(row['member_id'])}`,
  },
  {
    table: 'operators.operator',
    column: 'totp_sealed',
    key: ['operator_id'],
    context: (row) => `operator-totp:${String(row['operator_id'])}`,
  },
  {
    table: 'kyc.identity_check',
    column: 'number_sealed',
    key: ['merchant_id', 'check_id'],
    context: (row) => `identity-number:${String(row['check_id'])}`,
  },
  {
    table: 'cashier.bank_card',
    column: 'number_sealed',
    key: ['merchant_id', 'card_id'],
    context: (row) => `bank-card:${String(row['card_id'])}`,
  },
  {
    table: 'uploads.picture',
    column: 'bytes',
    key: ['merchant_id', 'picture_id'],
    where: 'sealed',
    context: () => 'member-picture',
  },
  {
    table: 'lottery.draw',
    column: 'sealed_seed',
    key: ['merchant_id', 'draw_id'],
    also: ['proof_id'],
    // Once drawn, the seed is public.
    where: 'seed is null',
    context: (row) => `draw:${String(row['proof_id'])}`,
  },
  {
    table: 'vendors.vendor_key',
    column: 'sealed',
    key: ['merchant_id', 'code', 'key_id'],
    where: 'sealed is not null',
    context: (row) => `vendor-key:${String(row['key_id'])}`,
  },
  {
    table: 'operators.pending_secret',
    column: 'sealed',
    key: ['merchant_id', 'approval_id'],
    also: ['name'],
    where: 'sealed is not null',
    context: (row) => `secret:${String(row['merchant_id'])}:${String(row['name'])}`,
  },
];

/** Sealed columns whose rows are deleted within a day: the older keys open them until then. */
export const SHORT_LIVED: readonly string[] = [
  'identity.reset_request.sealed',
  'identity.social_start.sealed',
  'messages.outbox.sealed',
  'operators.enrolment.totp_sealed',
  'operators.login_ticket.totp_sealed',
];
