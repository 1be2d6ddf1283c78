// Validation of the host of a merchant's site.
import { isLoopback } from '@fairhouse/tls';
import type { InstallationKind } from '../store.ts';

/** A host without a port: a public name, or a name of this machine. */
const HOST =
  /^(([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+([a-z]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])|(([a-z\d]([a-z\d-]{0,61}[a-z\d])?)\.)*localhost|127\.0\.0\.1)$/;

/** The longest name that DNS carries. */
const LENGTH_MAX = 253;

export type HostProblem =
  | 'host.wildcard'
  | 'host.port'
  | 'host.upper_case'
  | 'host.international'
  | 'host.malformed'
  | 'host.this_machine'
  | 'host.other_machine';

/** Whether a name can be a host at all. */
export function isHost(name: string): boolean {
  return name.length <= LENGTH_MAX && HOST.test(name);
}

/**
 * The reason why a name cannot be a host in an installation of this kind; undefined when it can. A
 * demo is served to this machine only, and an own installation must be reachable by others.
 */
export function hostProblem(
  name: string,
  kind: InstallationKind | undefined,
): HostProblem | undefined {
  if (/[^\u0021-\u007e]/.test(name)) return 'host.international';
  if (name.includes('*')) return 'host.wildcard';
  if (/[:/?#@]/.test(name)) return 'host.port';
  if (/[A-Z]/.test(name)) return 'host.upper_case';
  if (!isHost(name)) return 'host.malformed';
  if (kind === 'own' && isLoopback(name)) return 'host.this_machine';
  if (kind === 'demo' && !isLoopback(name)) return 'host.other_machine';
  return undefined;
}
