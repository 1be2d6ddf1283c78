// The environment of the studio; docs/operate.md describes it.
import { readFileSync } from 'node:fs';
import {
  LISTEN_FIELDS,
  optionalField,
  portField,
  readEnvironment,
  readListenOptions,
  requiredField,
  urlField,
  type Environment,
} from '@fairhouse/tls';
import { JURISDICTIONS } from './games/jurisdiction.ts';

const FIELDS = {
  ...LISTEN_FIELDS,
  PORT: portField(),
  DATA_DIR: requiredField('the folder of the studio'),
  STUDIO_DATABASE_URL: requiredField('the address of the studio’s own database'),
  STUDIO_URL: urlField(),
  SERVER_URL: urlField(),
  TLS_CA: optionalField(),
  HOUSE_KEYS_FOLDER: optionalField(),
  STUDIO_PUBLIC_KEY_FILE: optionalField(),
  STUDIO_JURISDICTIONS_FILE: optionalField(),
  STUDIO_INTERNAL_URL: urlField(),
  STUDIO_COSIGNER_URL: urlField(),
  STUDIO_COSIGNER_SECRET_FILE: optionalField(),
  STUDIO_COSIGNER_RUN_BY: optionalField(),
};

export function readConfig(environment: Environment) {
  const set = readEnvironment(environment, FIELDS, { listening: readListenOptions });
  const port = set.PORT ?? 8082;
  const scheme = set.listening.tls === undefined ? 'http' : 'https';
  const rules = set.STUDIO_JURISDICTIONS_FILE;
  return {
    port,
    listening: set.listening,
    dataDirectory: set.DATA_DIR,
    databaseUrl: set.STUDIO_DATABASE_URL,
    publicUrl: (set.STUDIO_URL ?? `${scheme}://localhost:${port}`).replace(/\/$/, ''),
    // Where other copies of the studio reach this one.
    internalUrl: set.STUDIO_INTERNAL_URL ?? `${scheme}://127.0.0.1:${port}`,
    coSignerUrl: set.STUDIO_COSIGNER_URL,
    coSignerSecretFile: set.STUDIO_COSIGNER_SECRET_FILE,
    coSignerRunBy: set.STUDIO_COSIGNER_RUN_BY ?? '',
    houseUrl: set.SERVER_URL ?? 'http://127.0.0.1:8080',
    caFile: set.TLS_CA,
    houseKeysFolder: set.HOUSE_KEYS_FOLDER,
    ownKeyFile: set.STUDIO_PUBLIC_KEY_FILE,
    jurisdictions:
      rules === undefined ? {} : JURISDICTIONS.parse(JSON.parse(readFileSync(rules, 'utf8'))),
  };
}
