// Refuses what a merchant has switched off, for whoever calls.
import type { CallRow, Feature } from '@fairhouse/calls';
import type { House, Merchant } from '../ground/house.ts';
import { siteOf } from '../modules/settings/index.ts';
import { Refusal } from './envelope.ts';

/**
 * Throws `feature.off` where the row's switch is off. A switch that depends on a field is looked at
 * only where the request is given, once it is read.
 */
export async function requireFeature(
  row: CallRow,
  house: House,
  merchant: Merchant,
  input?: unknown,
): Promise<void> {
  if (row.feature === undefined) return;
  const feature = featureOf(row.feature, input);
  if (feature === undefined) return;
  const { settings } = await siteOf(house, merchant);
  if (!settings.features[feature]) throw new Refusal('feature.off');
}

function featureOf(feature: NonNullable<CallRow['feature']>, input: unknown): Feature | undefined {
  // Looked at before the request is read, and not a second time.
  if (typeof feature === 'string') return input === undefined ? feature : undefined;
  const { field, switches } = feature;
  const value = input === undefined ? undefined : (input as Record<string, unknown>)[field];
  return typeof value === 'string' && Object.hasOwn(switches, value) ? switches[value] : undefined;
}
