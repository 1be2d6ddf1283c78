import { isLoopback } from '@fairhouse/tls';

export interface LogCollectorConfig {
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  /** The certificate authority of the collector; the public authorities without it. */
  readonly caFile: string | undefined;
  /** The most bytes of the log that are queued while the collector is away. */
  readonly queuedBytesMax?: number;
}

const PORTS: Readonly<Record<string, number>> = { 'syslogs:': 6514, 'syslog:': 514 };

/**
 * Reads `LOG_COLLECTOR` and `LOG_COLLECTOR_CA`: `syslogs://host:6514` over TLS, or
 * `syslog://127.0.0.1:514` to a relay on this machine. Throws at anything else: a log in plain text
 * would reveal the players to the network.
 */
export function readLogCollector(
  environment: Readonly<Record<string, string | undefined>>,
): LogCollectorConfig | undefined {
  const address = environment['LOG_COLLECTOR'] ?? '';
  if (address === '') return undefined;
  const none = { protocol: '', hostname: '', port: '' };
  const { protocol, hostname, port } = URL.canParse(address) ? new URL(address) : none;
  const usual = PORTS[protocol];
  if (usual === undefined || hostname === '') {
    throw new Error(`LOG_COLLECTOR=${address}: syslogs://host:6514 is needed`);
  }
  const secure = protocol === 'syslogs:';
  const host = hostname.replace(/^\[|\]$/g, '');
  if (!secure && !isLoopback(host))
    throw new Error(`LOG_COLLECTOR=${address} would be without TLS`);
  const caFile = environment['LOG_COLLECTOR_CA'];
  return { host, port: port === '' ? usual : Number(port), secure, caFile };
}
