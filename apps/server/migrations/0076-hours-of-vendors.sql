-- Whether anybody played in an hour is asked before the hour is computed.
create index member_hour_by_hour on agents.member_hour (merchant_id, hour);
