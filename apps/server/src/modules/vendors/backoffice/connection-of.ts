import type { GatewayRow } from './store/gateway.ts';

/** The terms on which a vendor is connected, as the wire names them. */
export const connectionOf = (row: GatewayRow) => ({
  name: row.name,
  dialect: row.dialect,
  baseUrl: row.base_url,
  operatorRef: row.operator_ref,
  networks: row.networks,
  launchHosts: row.launch_hosts,
  turnover: row.turnover,
  demo: row.demo,
  lobby: row.lobby,
  autoPublish: row.auto_publish,
});
