import { exampleOf, withRow } from './example.ts';
import type { PageCase } from './page-cases.ts';

/** The pages of game vendors. */
export const VENDOR_CASES: readonly PageCase[] = [
  {
    route: '/vendors',
    right: 'settings.read',
    call: 'vendorList',
    answer: exampleOf('vendorList').map((vendor) => ({ ...vendor, name: 'Studio' })),
    sees: 'Studio',
    empty: 'ra.navigation.no_results',
    act: { right: 'settings.edit', button: 'ra.action.edit' },
  },
  {
    route: '/vendors/:id/:tab?',
    at: '/vendors/STUDIO',
    right: 'settings.read',
    call: 'vendorGateway',
    answer: { ...exampleOf('vendorGateway'), name: 'Studio' },
    sees: 'Studio',
    act: { right: 'settings.edit', button: 'ra.action.edit' },
  },
  {
    route: '/vendors/:id/:tab?',
    at: '/vendors/STUDIO/keys',
    right: 'settings.read',
    call: 'vendorGateway',
    answer: {
      ...exampleOf('vendorGateway'),
      keys: exampleOf('vendorGateway').keys.map((key) => ({ ...key, fingerprint: 'AB:CD' })),
    },
    sees: 'AB:CD',
    empty: 'vendor.noKey',
    act: { right: 'settings.edit', button: 'vendor.enterKey' },
  },
  {
    route: '/vendors/:id/:tab?',
    at: '/vendors/STUDIO/maintenance',
    right: 'settings.read',
    call: 'vendorGateway',
    answer: { ...exampleOf('vendorGateway'), maintenanceFrom: null },
    sees: 'No window is set.',
    act: { right: 'settings.edit', button: 'vendor.setMaintenance' },
  },
  {
    route: '/vendors/:id/:tab?',
    at: '/vendors/STUDIO/games',
    right: 'settings.read',
    call: 'vendorGames',
    answer: exampleOf('vendorGames').map((game) => ({ ...game, name: 'Silent Reef' })),
    sees: 'Silent Reef',
    empty: 'vendor.noGames',
    act: { right: 'settings.edit', button: 'ra.action.edit' },
  },
  {
    route: '/vendors/:id/:tab?',
    at: '/vendors/STUDIO/lab',
    right: 'settings.read',
    call: 'vendorLabRuns',
    answer: withRow('vendorLabRuns', { startedBy: 'anna', runner: 'SERVER', state: 'DONE' }),
    sees: 'anna',
    empty: 'lab.none',
    act: { right: 'settings.edit', button: 'lab.start.WALLET' },
  },
  {
    route: '/vendor-cases',
    right: 'ledger.read',
    call: 'vendorCases',
    answer: withRow('vendorCases', {
      kind: 'STATUS_DIFFERS',
      detail: '{"theirs":"12.0000"}',
      closedAt: null,
    }),
    sees: 'theirs: 12.0000',
    empty: 'vendorCase.none',
    act: { right: 'settings.edit', button: 'vendorCase.close' },
  },
];
