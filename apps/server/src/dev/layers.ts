// What each module lays out for a merchant, in the order in which one stands on another.
import type { House, Merchant } from '../ground/house.ts';
import { layOutVendors } from '../modules/vendors/index.ts';
import { layOutCast } from './cast.ts';
import { layOutDemoOperators } from './operators.ts';

export type Layer = (house: House, merchant: Merchant) => Promise<void>;

export const LAYERS: readonly Layer[] = [layOutCast, layOutVendors, layOutDemoOperators];
