// Refuses calls to features that a merchant has switched off.
import type { CallRow, Feature } from '@fairhouse/calls';
import type { AppContext, Merchant } from '../platform/app-context.ts';
import { siteOf } from '../modules/settings/index.ts';
import { Refusal } from './envelope.ts';

/**
 * Throws `feature.off` where the row's switch is off. A switch that depends on a field is checked
 * only in the second call, with the parsed input.
 */
export async function requireFeature(
  row: CallRow,
  app: AppContext,
  merchant: Merchant,
  input?: unknown,
): Promise<void> {
  if (row.feature === undefined) return;
  const feature = featureOf(row.feature, input);
  if (feature === undefined) return;
  const { settings } = await siteOf(app, merchant);
  if (!settings.features[feature]) throw new Refusal('feature.off');
}

function featureOf(feature: NonNullable<CallRow['feature']>, input: unknown): Feature | undefined {
  // Checked before the request is read, and not again.
  if (typeof feature === 'string') return input === undefined ? feature : undefined;
  const { field, switches } = feature;
  const value = input === undefined ? undefined : (input as Record<string, unknown>)[field];
  return typeof value === 'string' && Object.hasOwn(switches, value) ? switches[value] : undefined;
}
