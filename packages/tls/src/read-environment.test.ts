import { describe, expect, it } from 'vitest';
import * as fields from './environment-fields.ts';
import { readEnvironment } from './read-environment.ts';
import { LISTEN_FIELDS, readListenOptions, readNeighbourUrl } from './read-listen-options.ts';

const FIELDS = {
  ...LISTEN_FIELDS,
  PORT: fields.portField(),
  SECRET_FILE: fields.requiredField('a file with a secret'),
  WAIT_MS: fields.countField(2000),
  SCALE: fields.factorField(1),
  JOBS: fields.choiceField(['on', 'off'], 'on'),
  PEER_URL: fields.urlField(),
  SERVERS: fields.urlsField('https://a.example, https://b.example'),
};
const RULES = {
  listening: readListenOptions,
  peer: (set: Readonly<Record<string, string | undefined>>) => readNeighbourUrl(set, 'PEER_URL'),
};

const read = (environment: Readonly<Record<string, string | undefined>>) =>
  readEnvironment(environment, FIELDS, RULES);

describe('the environment of a program', () => {
  it('is read with defaults for what is not set, and for what is empty', () => {
    const usual = read({ SECRET_FILE: 'x' });
    expect(usual).toMatchObject({
      HOST: '127.0.0.1',
      WAIT_MS: 2000,
      SCALE: 1,
      JOBS: 'on',
      PLAIN_HTTP: false,
      SERVERS: ['https://a.example', 'https://b.example'],
      listening: { host: '127.0.0.1', tls: undefined },
    });
    expect(usual.PORT).toBeUndefined();
    const empty = Object.fromEntries(Object.keys(FIELDS).map((name) => [name, '']));
    expect(read({ ...empty, SECRET_FILE: 'x' })).toEqual(usual);
  });

  it('is read with what is set', () => {
    const set = {
      SECRET_FILE: 'x',
      PORT: '0',
      WAIT_MS: '15000',
      SCALE: '0.5',
      JOBS: 'off',
      PLAIN_HTTP: '1',
      PEER_URL: 'http://far.example:1',
    };
    expect(read(set)).toMatchObject({
      PORT: 0,
      WAIT_MS: 15_000,
      SCALE: 0.5,
      JOBS: 'off',
      PLAIN_HTTP: true,
      peer: 'http://far.example:1',
    });
  });

  it('is refused with a line for everything that is wrong', () => {
    const wrong = {
      PORT: '80a',
      WAIT_MS: '-1',
      SCALE: '0',
      JOBS: 'maybe',
      HOST: '0.0.0.0',
      PEER_URL: 'http://far.example',
      SERVERS: 'https://a.example,nowhere',
    };
    expect(() => read(wrong)).toThrow(
      [
        'The environment is wrong:',
        '  PORT=80a: a port from 0 to 65535 is expected',
        '  SECRET_FILE is not set: a file with a secret is expected',
        '  WAIT_MS=-1: a whole number from 0 up is expected',
        '  SCALE=0: a number above 0 is expected',
        '  JOBS=maybe: one of on, off is expected',
        '  SERVERS=https://a.example,nowhere: a list of addresses, separated by commas, is expected',
        '  HOST=0.0.0.0 would be reached without TLS: set TLS_CERT and TLS_KEY, or TRUSTED_PROXIES behind a proxy that speaks TLS, or PLAIN_HTTP=1 on a network that is yours alone',
        '  http://far.example would be asked without TLS: name it by https, or set PLAIN_HTTP=1',
      ].join('\n'),
    );
  });

  it.each([
    ['PORT', '65536', 'a port'],
    ['PORT', '8080.5', 'a port'],
    ['TRUSTED_PROXIES', '1x', 'a whole number'],
    ['PLAIN_HTTP', 'true', '1, or nothing'],
    ['PEER_URL', 'ftp://x.example', 'an address'],
    ['PEER_URL', 'x.example:80', 'an address'],
  ])('refuses %s=%s', (name, value, expected) => {
    expect(() => read({ SECRET_FILE: 'x', [name]: value })).toThrow(
      `${name}=${value}: ${expected}`,
    );
  });

  it('does not print the address of a database, which contains its password', () => {
    const only = { DATABASE_URL: fields.urlField() };
    expect(() => readEnvironment({ DATABASE_URL: 'secret' }, only, {})).toThrow('DATABASE_URL=…: ');
  });
});
