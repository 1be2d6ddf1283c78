// The complete audit of an installation: the books, the bets, the draws, the public logs.
import { auditLedger, type AuditReport, type SqlClient } from '@fairhouse/ledger';
import type { KeyObject } from 'node:crypto';
import { publicKeyHex } from '../../apps/server/src/platform/keys/public-key-hex.ts';
import {
  auditBets,
  auditDraws,
  auditLogs,
  type Witness,
} from '../../apps/server/src/modules/lottery/audits/index.ts';

export interface InstallationAudit extends AuditReport {
  /** Lines of all public logs. */
  readonly lines: number;
  /** Heads of the witness; undefined without one. */
  readonly heads: number | undefined;
}

/** Audits a database with the installation's public key, and with a witness if there is one. */
export async function auditInstallation(
  client: SqlClient,
  known: { readonly publicKey: KeyObject; readonly witness?: Witness | undefined },
): Promise<InstallationAudit> {
  const { publicKey, witness } = known;
  const books = await auditLedger(client, { publicKey });
  const bets = await auditBets(client);
  const draws = await auditDraws(client);
  const logs = await auditLogs(client, { logKey: publicKeyHex(publicKey), witness });
  return {
    ...books,
    findings: [...books.findings, ...bets, ...draws, ...logs.findings],
    lines: logs.lines,
    heads: witness && logs.heads,
  };
}
