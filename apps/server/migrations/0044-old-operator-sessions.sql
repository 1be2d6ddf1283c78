-- Tickets, sessions and enrolments of operators that are over are found by their time.
create index login_ticket_age on operators.login_ticket (expires_at);
create index session_age on operators.session (created_at);
create index enrolment_age on operators.enrolment (ends_at);
