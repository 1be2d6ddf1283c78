// Parses the files of deploy/ as the tools that run them do, and finds each planted mistake.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../build/run-steps.mjs';
import { lintCompose } from './lint-compose.ts';
import { lintDockerfile, programsOf, variableOf } from './lint-dockerfile.ts';
import { lintUnit, readUnit } from './lint-unit.ts';

const UNIT = join(ROOT, 'deploy/fairhouse.service');
const read = (file: string): string => readFileSync(join(ROOT, 'deploy', file), 'utf8');
const unit = read('fairhouse.service');
const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');

/** The text with one part replaced; the part must exist. */
function plant(text: string, right: string | RegExp, wrong: string): string {
  const planted = text.replace(right, wrong);
  expect(planted).not.toBe(text);
  return planted;
}

describe('the systemd unit', () => {
  const service = readUnit(unit)['Service'] ?? {};

  it('grants the server what it needs and no more', () => {
    expect(lintUnit(readUnit(unit))).toEqual([]);
    const [, script = '-'] =
      /^\/usr\/bin\/env node (\S+)$/.exec(service['ExecStart']?.[0] ?? '') ?? [];
    expect(existsSync(join(ROOT, script))).toBe(true);
    const state = `/var/lib/${service['StateDirectory']?.[0] ?? '-'}`;
    expect(service['Environment']).toContain(`DATA_DIR=${state}`);
  });

  it.each([
    ['User=fairhouse', 'User=root', 'User=root'],
    ['ProtectSystem=strict', 'ProtectSystem=full', 'ProtectSystem=full'],
    ['NoNewPrivileges=yes\n', '', 'NoNewPrivileges is not said'],
    ['KillMode=mixed', 'KillMode=none', 'KillMode=none'],
    ['UMask=0077', 'UMask=0077\nUMask=0022', 'Service: UMask twice'],
    [
      'CapabilityBoundingSet=\n',
      'CapabilityBoundingSet=CAP_SYS_ADMIN\n',
      'CapabilityBoundingSet=CAP_SYS_ADMIN',
    ],
    ['[Install]', '[Instal]', 'no section Install'],
    ['Restart=on-failure', 'Restart=no', 'Restart=no'],
    [
      'Type=exec',
      'Type=exec\nEnvironment=DATABASE_URL=postgres://x',
      'Environment=DATABASE_URL=postgres://x: anybody may read a unit',
    ],
  ])('is found wrong with %j as %j', (right, wrong, problem) => {
    expect(lintUnit(readUnit(plant(unit, right, wrong)))).toContain(problem);
  });

  const systemd = spawnSync('systemd-analyze', ['--version']);
  it.skipIf(systemd.error !== undefined)(
    'is one that systemd takes and thinks little exposed',
    () => {
      const run = (...args: string[]) => {
        const { stdout, stderr } = spawnSync('systemd-analyze', [...args, UNIT], {
          encoding: 'utf8',
        });
        return `${stdout}${stderr}`;
      };
      expect(run('verify')).not.toMatch(/fairhouse\.service:\d+|Unknown/);
      const [, exposure = '10'] =
        /exposure level.*: ([\d.]+) /.exec(run('security', '--offline=true')) ?? [];
      expect(Number(exposure)).toBeLessThan(2.5);
    },
  );
});

describe('the container file', () => {
  it('runs a server that cannot change its own program, with a health check', () => {
    expect(lintDockerfile(dockerfile)).toEqual([]);
    for (const program of programsOf(dockerfile))
      expect(existsSync(join(ROOT, program))).toBe(true);
    expect(readFileSync(join(ROOT, 'tools/check-ready.mjs'), 'utf8')).toContain('/readyz');
  });

  it('contains neither data nor secrets of the machine that builds it', () => {
    const left = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n');
    expect(left).toEqual(expect.arrayContaining(['.git', '.data*', '**/node_modules']));
  });

  it.each([
    ['node:24-bookworm-slim', 'node', 'the image node is of no version'],
    ['node:24-bookworm-slim', 'node:latest', 'the image node:latest is of no version'],
    ['USER node\n', '', 'no USER'],
    ['USER node', 'USER root', 'it runs as root'],
    ['COPY . .', 'COPY --chown=node:node . .', 'who runs the program could change it'],
    ['COPY . .', 'ADD . .', 'ADD . .: COPY fetches and unpacks nothing'],
    [/npm ci [^\\]*/, 'npm install ', 'npm ci follows the lock file'],
    ['--ignore-scripts ', '', 'packages run scripts'],
    [/HEALTHCHECK[^\n]*\n[^\n]*\n/, '', 'no HEALTHCHECK'],
    [
      'CMD ["node", "tools/start.mjs"]',
      'CMD npm start',
      'CMD goes through a shell, which takes the signals',
    ],
    ['EXPOSE 8080', 'EXPOSE 80', 'a port needs root'],
    ['ENV NODE_ENV', 'ENV SMTP_PASSWORD=x NODE_ENV', expect.stringContaining('a secret would lie')],
  ])('is found wrong with %s as %j', (right, wrong, problem) => {
    expect(lintDockerfile(plant(dockerfile, right, wrong))).toContainEqual(problem);
  });
});

describe('the compose file', () => {
  it('refers to existing files, and stores the data where the container file expects it', () => {
    const { file, problems } = lintCompose(compose);
    expect(problems).toEqual([]);
    const app = file?.services['house'];
    const { context = '-', dockerfile: name = '-' } = app?.build ?? {};
    expect(existsSync(join(ROOT, 'deploy', context, name))).toBe(true);
    const [, folder] = app?.volumes[0]?.split(':') ?? [];
    expect(variableOf(dockerfile, 'DATA_DIR')).toBe(folder);
  });

  it.each([
    ["'127.0.0.1:8080:8080'", "'8080:8080'", 'port 8080:8080 is open to the world'],
    [
      'stop_grace_period: 60s',
      'stop_grace_period: 5s',
      'it is killed before it has stopped in order',
    ],
    ['no-new-privileges:true', 'seccomp:unconfined', 'programs may gain privileges'],
    ['- data:/', '- date:/', 'volume date:/var/lib/fairhouse'],
    ['read_only: true', 'readonly: true', expect.stringContaining('services.house')],
    ['cap_drop', 'privileged: true\n    cap_drop', expect.stringContaining('privileged')],
    ['    init: true', '    init: true\n    init: true', expect.stringContaining('unique')],
    ['HOST: 0.0.0.0', 'DATABASE_URL: postgres://x', expect.stringContaining('a secret')],
  ])('is found wrong with %s as %j', (right, wrong, problem) => {
    expect(lintCompose(plant(compose, right, wrong)).problems).toContainEqual(problem);
  });
});
