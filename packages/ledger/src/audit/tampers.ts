// Manipulations of the books by a superuser, for the test of the audit.

const A = `(select account_id from ledger.account where address = 'member:a:main')`;
const B = `(select account_id from ledger.account where address = 'member:b:main')`;
const LOTTERY = `(select account_id from ledger.account where address = 'house:lottery')`;

/**
 * A title, the SQL with `:name` for an id, and the prefixes of the rows that the audit must report.
 */
export const TAMPERS: readonly (readonly [title: string, sql: string, named: readonly string[]])[] =
  [
    [
      'an amount changed',
      `update ledger.movement set amount = 11 where entry_id = :stake`,
      ['movement :stake'],
    ],
    [
      'an amount changed, with all numbers that follow from it',
      `update ledger.movement set amount = 5, debit_balance = debit_balance + 5 where entry_id =
        :stake;
     update ledger.movement set debit_balance = debit_balance + 5
      where debit_id = ${A} and debit_sequence > 2;
     update ledger.movement set credit_balance = credit_balance + 5
      where credit_id = ${A} and credit_sequence > 2;
     update ledger.balance set balance = balance + 5 where account_id = ${A};
     update ledger.house_delta set change = 5 where account_id = ${LOTTERY} and change = 10;
     update ledger.house_balance set balance = balance - 5 where account_id = ${LOTTERY}`,
      ['movement :stake', 'movement :legs', 'daily_root 2026-01-01'],
    ],
    [
      'a booked row deleted',
      `delete from ledger.movement where entry_id = :stake`,
      ['movement :stake'],
    ],
    [
      'one leg of several deleted',
      `delete from ledger.movement where entry_id = :legs and leg = 2`,
      ['movement :legs', 'house_delta house:x PHP batch '],
    ],
    [
      'a row inserted into a sealed batch, with matching balances',
      `insert into ledger.movement (merchant_id, batch, debit_id, credit_id, amount,
        credit_sequence,
       credit_balance, booked_at, entry_id, leg, code, reference)
     select merchant_id, batch, debit_id, credit_id, 50,
            (select version + 1 from ledger.balance where account_id = ${A}),
            (select balance + 50 from ledger.balance where account_id = ${A}),
            booked_at, :new, 0, code, reference from ledger.movement where entry_id = :deposit;
     update ledger.balance set balance = balance + 50, version = version + 1 where account_id =
      ${A};
     update ledger.house_balance set balance = balance - 50
      where account_id = (select debit_id from ledger.movement where entry_id = :new)`,
      ['movement :new'],
    ],
    [
      'a row inserted without a balance change',
      `insert into ledger.movement (merchant_id, batch, debit_id, credit_id, amount,
        credit_sequence,
       credit_balance, booked_at, entry_id, leg, code, reference)
     select merchant_id, batch + 1000000, debit_id, credit_id, 50, 900, 5000, booked_at, :new, 0,
      code,
            reference from ledger.movement where entry_id = :deposit`,
      ['movement :new leg 0 credit', 'balance member:a:main PHP'],
    ],
    [
      'an amount changed before it is sealed',
      `update ledger.movement set amount = 1 where entry_id = :unsealed`,
      ['movement :unsealed leg 0 debit', 'house_delta house:lottery PHP batch '],
    ],
    [
      'a credited account changed',
      `update ledger.movement set credit_id = ${B}, credit_sequence = 99, credit_balance = 99
      where entry_id = :deposit`,
      ['movement :deposit', 'balance member:b:main PHP', 'balance member:a:main PHP'],
    ],
    [
      'a balance changed',
      `update ledger.balance set balance = 5000 where account_id = ${A}`,
      ['balance member:a:main PHP'],
    ],
    [
      'a version changed',
      `update ledger.balance set version = 3 where account_id = ${A}`,
      ['balance member:a:main PHP'],
    ],
    [
      'a balance deleted',
      `delete from ledger.balance where account_id = ${B}`,
      ['balance member:b:main PHP'],
    ],
    [
      'a balance inserted without an account',
      `insert into ledger.balance values (1, 777, 5, 0)`,
      ['balance 777'],
    ],
    [
      'a house delta changed',
      `update ledger.house_delta set change = change + 1 where account_id = ${LOTTERY} and change
        = 10`,
      ['house_delta house:lottery PHP batch '],
    ],
    [
      'a house delta deleted',
      `delete from ledger.house_delta where account_id = ${LOTTERY} and change = -7`,
      ['house_delta house:lottery PHP batch ', 'all balances in PHP'],
    ],
    [
      'a house balance changed',
      `update ledger.house_balance set balance = balance + 1 where account_id = ${LOTTERY}`,
      ['house_balance house:lottery PHP', 'all balances in PHP'],
    ],
    [
      'a house balance deleted',
      `delete from ledger.house_balance where account_id = ${LOTTERY}`,
      ['house_balance house:lottery PHP'],
    ],
    [
      'the addresses of two accounts swapped',
      `update ledger.account set address = 'member:c:main' where account_id = ${A};
     update ledger.account set address = 'member:a:main' where account_id = ${B};
     update ledger.account set address = 'member:b:main' where address = 'member:c:main'`,
      ['movement :deposit', 'movement :stake', 'daily_root 2026-01-01'],
    ],
    [
      'a currency changed',
      `update ledger.account set currency = 'VND' where account_id = ${A}`,
      ['movement :deposit'],
    ],
    [
      'the kind of an account changed',
      `update ledger.account set kind = 1 where account_id = ${LOTTERY}`,
      ['movement :stake leg 0', 'balance house:lottery PHP', 'house_balance house:lottery PHP'],
    ],
    [
      'an account deleted',
      `delete from ledger.account where account_id = ${B}`,
      ['movement :legs leg 0', 'balance '],
    ],
    [
      'the code of a movement changed',
      `update ledger.movement set code = 3 where entry_id = :stake`,
      ['movement :stake'],
    ],
    [
      'the reference of a movement changed',
      `update ledger.movement set reference = 'x' where entry_id = :stake`,
      ['movement :stake'],
    ],
    [
      'the time of a movement changed',
      `update ledger.movement set booked_at = booked_at - interval '1 day' where entry_id = :stake`,
      ['movement :stake'],
    ],
    [
      'the reversed entry of a movement changed',
      `update ledger.movement set reverses = :deposit where entry_id = :stake`,
      ['movement :stake'],
    ],
    [
      'a refusal turned into a booking',
      `update ledger.movement set refused = null where entry_id = :refused`,
      ['movement :refused leg 0', 'movement :refused'],
    ],
    [
      'a booking turned into a refusal',
      `update ledger.movement set refused = 'no', debit_sequence = null, debit_balance = null
      where entry_id = :stake`,
      ['movement :stake', 'balance member:a:main PHP'],
    ],
    [
      'a refusal deleted',
      `delete from ledger.movement where entry_id = :refused`,
      ['movement :refused'],
    ],
    [
      'a row moved to another batch',
      `update ledger.movement set batch = (select batch from ledger.movement where entry_id =
        :deposit)
      where entry_id = :later`,
      ['movement :later', 'house_delta house:lottery PHP batch '],
    ],
    [
      'an entry id changed',
      `update ledger.movement set entry_id = :new where entry_id = :stake`,
      ['movement :stake', 'movement :new'],
    ],
    [
      'a hold reopened',
      `update ledger.hold set ended = null, end_entry = null where hold_id = :paid`,
      ['hold of member:a:held PHP'],
    ],
    [
      'the amount of a hold changed',
      `update ledger.hold set amount = 15 where hold_id = :open`,
      ['hold :open'],
    ],
    [
      'a hold deleted',
      `delete from ledger.hold where hold_id = :open`,
      ['hold of member:a:held PHP'],
    ],
    [
      'a hold ended by an unrelated entry',
      `update ledger.hold set ended = 'settled', end_entry = :stake where hold_id = :open`,
      ['hold :open', 'hold of member:a:held PHP'],
    ],
    [
      'a hold ended by the end of another',
      `update ledger.hold set ended = 'settled', end_entry = :paidEnd where hold_id = :open`,
      ['hold :open', 'hold of member:a:held PHP'],
    ],
    [
      'a settled hold marked as released',
      `update ledger.hold set ended = 'released' where hold_id = :paid`,
      ['hold :paid'],
    ],
    [
      'a seal deleted',
      `delete from ledger.seal where number = 2`,
      ['seal 3', 'daily_root 2026-01-01'],
    ],
    [
      'the last seals deleted',
      `delete from ledger.seal where number >= 2`,
      ['daily_root 2026-01-01'],
    ],
    [
      'the leaves of a seal changed',
      `update ledger.seal set leaves = set_byte(leaves, 20, get_byte(leaves, 20) # 1) where
        number = 1`,
      ['seal 1', 'movement '],
    ],
    [
      'the batch range of a seal changed',
      `update ledger.seal set to_batch = to_batch + 1 where number = 3`,
      ['seal 3'],
    ],
    [
      'the signature of a seal changed',
      `update ledger.seal set signature = set_byte(signature, 0, 1 # get_byte(signature, 0))
        where number = 3`,
      ['seal 3'],
    ],
    [
      'a published root changed',
      `update ledger.daily_root set root = sha256(root)`,
      ['daily_root 2026-01-01'],
    ],
    [
      'the salt of a published root changed',
      `update ledger.daily_root set salt = sha256(salt)`,
      ['daily_root 2026-01-01'],
    ],
    [
      'a leaf of a published root changed',
      `update ledger.root_leaves set leaves = set_byte(leaves, 3, get_byte(leaves, 3) # 1)`,
      ['daily_root 2026-01-01'],
    ],
    [
      'the leaves of a published root deleted',
      `delete from ledger.root_leaves`,
      ['daily_root 2026'],
    ],
    [
      'the seal of a root changed',
      `update ledger.daily_root set seal_number = 3, to_batch = (select to_batch from ledger.seal
        where number = 3)`,
      ['daily_root 2026-01-01'],
    ],
    [
      'a constraint dropped',
      `alter table ledger.balance drop constraint balance_balance_check`,
      ['constraint balance_balance_check'],
    ],
    ['an index dropped', `drop index ledger.movement_debit`, ['index movement_debit']],
    [
      'a privilege granted to the application',
      `grant update on ledger.movement to fairhouse_app`,
      ['table movement'],
    ],
    [
      'a privilege granted on one column',
      `grant update (amount) on ledger.movement to fairhouse_app`,
      ['column movement.amount'],
    ],
    [
      'a trigger created in the books',
      `create function ledger.sneak() returns trigger language plpgsql as 'begin return null; end';
     create trigger sneak before insert on ledger.movement for each row execute function
      ledger.sneak()`,
      ['trigger sneak on ledger.movement'],
    ],
  ];
