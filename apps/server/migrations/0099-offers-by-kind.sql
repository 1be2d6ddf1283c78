-- An agent has a permission to offer contracts for each kind: what was set for all kinds is set for
-- each of them, in the accounts and in the requests that wait for a second operator.
update agents.account set permissions = (permissions - 'offersContracts') || jsonb_build_object(
  'offersDividend', permissions -> 'offersContracts',
  'offersDailySalary', permissions -> 'offersContracts',
  'offersHourSalary', permissions -> 'offersContracts',
  'offersRealtimeSalary', permissions -> 'offersContracts')
where permissions ? 'offersContracts';

update operators.approval set payload = jsonb_set(payload, '{permissions}',
  ((payload -> 'permissions') - 'offersContracts') || jsonb_build_object(
    'offersDividend', payload #> '{permissions,offersContracts}',
    'offersDailySalary', payload #> '{permissions,offersContracts}',
    'offersHourSalary', payload #> '{permissions,offersContracts}',
    'offersRealtimeSalary', payload #> '{permissions,offersContracts}'))
where kind = 'agentPermissionsSet' and payload -> 'permissions' ? 'offersContracts';
