// Lints a systemd unit: its syntax, and permissions that the server must not have.
import { parse } from 'js-ini';

/** Sections, their keys, and each key's values in order. */
export type Unit = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** The required settings of the service; `any` accepts every value. */
const SERVICE: Readonly<Record<string, RegExp>> = {
  Type: /^(exec|notify)$/,
  User: /^(?!root$|0$)[a-z_][\w-]*$/,
  Group: /^(?!root$|0$)[a-z_][\w-]*$/,
  WorkingDirectory: /^\//,
  ExecStart: /^\/\S+ /,
  KillSignal: /^SIGTERM$/,
  KillMode: /^mixed$/,
  TimeoutStopSec: /^\d+$/,
  Restart: /^(on-failure|always)$/,
  StateDirectory: /^[\w-]+$/,
  StateDirectoryMode: /^0700$/,
  UMask: /^0077$/,
  CapabilityBoundingSet: /^$/,
  AmbientCapabilities: /^$/,
  NoNewPrivileges: /^yes$/,
  ProtectSystem: /^strict$/,
  ProtectHome: /^yes$/,
  PrivateTmp: /^yes$/,
  PrivateDevices: /^yes$/,
  ProtectProc: /^invisible$/,
  ProtectClock: /^yes$/,
  ProtectHostname: /^yes$/,
  ProtectControlGroups: /^yes$/,
  ProtectKernelLogs: /^yes$/,
  ProtectKernelModules: /^yes$/,
  ProtectKernelTunables: /^yes$/,
  RestrictNamespaces: /^yes$/,
  RestrictRealtime: /^yes$/,
  RestrictSUIDSGID: /^yes$/,
  LockPersonality: /^yes$/,
  RestrictAddressFamilies: /^AF_/,
  SystemCallArchitectures: /^native$/,
  SystemCallFilter: /^@system-service$/,
};

/** Keys whose values systemd accumulates; for any other key a second value overrides the first. */
const MANY = ['Environment', 'After', 'Wants', 'Requires', 'ReadWritePaths', 'SystemCallFilter'];

/** Parses a unit; a repeated key keeps all its values. */
export function readUnit(text: string): Unit {
  const read = parse(text, {
    comment: ['#', ';'],
    autoTyping: false,
    keyMergeStrategy: (section, name, value) => {
      const before = section[name];
      section[name] = [...(Array.isArray(before) ? before : []), String(value)];
    },
  }) as Record<string, unknown>;
  const sections = Object.entries(read).map(([section, keys]) => [
    section,
    Object.fromEntries(
      Object.entries(keys as Record<string, string | string[]>).map(([key, value]) => [
        key,
        Array.isArray(value) ? value : [value],
      ]),
    ),
  ]);
  return Object.fromEntries(sections) as Unit;
}

/** The problems of the unit, one sentence each. */
export function lintUnit(unit: Unit): readonly string[] {
  const problems = ['Unit', 'Service', 'Install']
    .filter((section) => unit[section] === undefined)
    .map((section) => `no section ${section}`);
  for (const [section, keys] of Object.entries(unit)) {
    for (const [key, values] of Object.entries(keys)) {
      if (values.length > 1 && !MANY.includes(key)) problems.push(`${section}: ${key} twice`);
    }
  }
  const service = unit['Service'] ?? {};
  for (const [key, fits] of Object.entries(SERVICE)) {
    const value = service[key]?.at(-1);
    if (value === undefined) problems.push(`${key} is not said`);
    else if (!fits.test(value)) problems.push(`${key}=${value}`);
  }
  for (const line of service['Environment'] ?? []) {
    if (/(SECRET|PASSWORD|TOKEN|DATABASE_URL)\w*=/.test(line)) {
      problems.push(`Environment=${line}: anybody may read a unit`);
    }
  }
  if (service['PermissionsStartOnly'] !== undefined) problems.push('PermissionsStartOnly');
  return problems;
}
