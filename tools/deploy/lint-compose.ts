// Lints the compose file: its syntax, and permissions that the server must not have.
import { parseDocument } from 'yaml';
import * as z from 'zod';

const seconds = z.string().regex(/^\d+s$/);

/** The allowed keys, so that a misspelt one is found. */
const compose = z.strictObject({
  services: z.record(
    z.string(),
    z.strictObject({
      build: z.strictObject({ context: z.string(), dockerfile: z.string() }),
      init: z.literal(true),
      restart: z.enum(['unless-stopped', 'always', 'on-failure']),
      stop_grace_period: seconds,
      environment: z.record(z.string(), z.string()),
      ports: z.array(z.string()),
      volumes: z.array(z.string()),
      read_only: z.literal(true),
      tmpfs: z.array(z.string()),
      cap_drop: z.tuple([z.literal('ALL')]),
      security_opt: z.array(z.string()),
      pids_limit: z.number().int().positive(),
      shm_size: z.string().regex(/^\d+[mg]$/),
      logging: z.strictObject({ driver: z.string() }),
    }),
  ),
  volumes: z.record(z.string(), z.strictObject({})),
});

export type Compose = z.output<typeof compose>;

/** The problems of the file, one sentence each. */
export function lintCompose(text: string): {
  readonly file?: Compose;
  readonly problems: readonly string[];
} {
  const document = parseDocument(text, { strict: true, uniqueKeys: true });
  const faults = [...document.errors, ...document.warnings].map(({ message }) => message);
  if (faults.length > 0) return { problems: faults };
  const parsed = compose.safeParse(document.toJS());
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      ({ path, message }) => `${path.join('.')}: ${message}`,
    );
    return { problems };
  }
  const file = parsed.data;
  return { file, problems: Object.values(file.services).flatMap((one) => lintService(one, file)) };
}

function lintService(service: Compose['services'][string], { volumes }: Compose): string[] {
  const problems: string[] = [];
  for (const port of service.ports) {
    // A port without an address is published to all interfaces, bypassing the host's firewall.
    if (!/^127\.0\.0\.1:\d+:\d+$/.test(port)) problems.push(`port ${port} is open to the world`);
  }
  for (const volume of service.volumes) {
    const [from = '', to] = volume.split(':');
    if (to === undefined || !Object.hasOwn(volumes, from)) problems.push(`volume ${volume}`);
    if (/docker\.sock/.test(volume)) problems.push('the machine is given away');
  }
  if (!service.security_opt.includes('no-new-privileges:true')) {
    problems.push('programs may gain privileges');
  }
  if (Number.parseInt(service.stop_grace_period, 10) < 30) {
    problems.push('it is killed before it has stopped in order');
  }
  for (const [name, value] of Object.entries(service.environment)) {
    if (/SECRET|PASSWORD|TOKEN|DATABASE_URL$/.test(name)) {
      problems.push(`${name}=${value}: a secret in a file that is shared`);
    }
  }
  return problems;
}
