-- A row that names a member names one that there is. Members are never deleted. Rows of before are
-- not looked at: `not valid` holds for what is written from now on, and locks nothing for long.
-- The tables that a batch of bets, a settlement or every call writes are left out: their members
-- were checked by the session or by the ledger's account (see member-keys.test.ts).
do $$
declare
  named text;
begin
  foreach named in array array[
    'cashier.adjustment', 'cashier.bank_card', 'cashier.deposit', 'cashier.purse',
    'cashier.requirement', 'cashier.risk_flag', 'cashier.withdrawal', 'identity.attempt',
    'identity.authenticator', 'identity.change_ticket', 'identity.code', 'identity.device',
    'identity.login_ticket', 'identity.recovery_code', 'identity.remembered',
    'identity.reset_link', 'identity.reset_ticket', 'identity.session', 'identity.social_link',
    'identity.social_start', 'lottery.chase', 'lottery.entry', 'messages.feedback',
    'messages.inbox', 'protection.history', 'protection.person', 'wallet.conflict']
  loop
    execute format(
      'alter table %s add foreign key (merchant_id, member_id) references members.member not valid',
      named);
  end loop;
end $$;
