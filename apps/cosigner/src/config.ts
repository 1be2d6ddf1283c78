// The configuration of the process, from its environment.
import {
  choiceField,
  LISTEN_FIELDS,
  optionalField,
  portField,
  readEnvironment,
  readListenOptions,
  textField,
  type Environment,
  type TlsFiles,
} from '@fairhouse/tls';
import { join } from 'node:path';

export interface Config {
  readonly port: number;
  readonly host: string;
  /** The certificate of the co-signer; without it, it uses plain HTTP. */
  readonly tls: TlsFiles | undefined;
  readonly dataDirectory: string;
  /** The file of the secret that it requires; created by the process that starts first. */
  readonly secretFile: string;
  /** The name under which it signs, and the organisation that runs it. */
  readonly party: string;
  readonly runBy: string;
  readonly clock: 'own' | 'house';
}

const FIELDS = {
  ...LISTEN_FIELDS,
  PORT: portField(),
  DATA_DIR: textField(join('.data', 'cosigner')),
  COSIGNER_SECRET_FILE: optionalField(),
  COSIGNER_PARTY: textField('auditor'),
  COSIGNER_RUN_BY: textField(''),
  COSIGNER_CLOCK: choiceField(['own', 'house'], 'own'),
};

/** Reads the environment; nothing is required. */
export function readConfig(environment: Environment): Config {
  const set = readEnvironment(environment, FIELDS, { listening: readListenOptions });
  return {
    port: set.PORT ?? 8083,
    ...set.listening,
    dataDirectory: set.DATA_DIR,
    secretFile: set.COSIGNER_SECRET_FILE ?? join(set.DATA_DIR, 'cosigner.secret'),
    party: set.COSIGNER_PARTY,
    runBy: set.COSIGNER_RUN_BY,
    clock: set.COSIGNER_CLOCK,
  };
}
