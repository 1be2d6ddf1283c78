-- The server's role keeps the rights that its statements use. A statement that needs one of these
-- again comes with its grant.
revoke update on cashier.risk_flag, ground.key_fingerprint, lottery.win,
  settings.domain, vendors.vendor_category from fairhouse_app;
revoke delete on identity.code_day, lottery.entered_result, protection.tally from fairhouse_app;
