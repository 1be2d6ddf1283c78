// The addresses of the installation under test. tools/test.mjs finds free ports and passes them;
// without it the journeys use fixed ports apart from those of `npm start`.
import { resolve } from 'node:path';

const port = (name: string, otherwise: number): string =>
  process.env[`E2E_${name}`] ?? String(otherwise);

/** The ports, by the environment variables of the launcher. */
export const PORTS = {
  PORT: port('PORT', 18_080),
  CONSOLE_PORT: port('CONSOLE_PORT', 18_081),
  STUDIO_PORT: port('STUDIO_PORT', 18_082),
  COSIGNER_PORT: port('COSIGNER_PORT', 18_083),
  BANK_PORT: port('BANK_PORT', 18_084),
  STUDIO_COSIGNER_PORT: port('STUDIO_COSIGNER_PORT', 18_086),
} as const;

/**
 * The port of the journeys' stand-in for Google, whose keys the installation is configured to
 * trust.
 */
export const FIREBASE_PORT = port('FIREBASE_PORT', 18_085);
export const FIREBASE_KEYS_URL = `http://127.0.0.1:${FIREBASE_PORT}/keys`;

/** Manila's site; plain `localhost` leads to it too. */
export const SITE_URL = `http://localhost:${PORTS.PORT}`;
export const SAIGON_URL = `http://saigon.localhost:${PORTS.PORT}`;
export const CONSOLE_URL = `http://localhost:${PORTS.CONSOLE_PORT}`;
export const BANK_URL = `http://localhost:${PORTS.BANK_PORT}`;

/** The data folder with the secrets and the PostgreSQL cluster of the installation. */
export const DATA_DIR =
  process.env['E2E_DATA_DIR'] ?? resolve(import.meta.dirname, '..', '.data-e2e');
