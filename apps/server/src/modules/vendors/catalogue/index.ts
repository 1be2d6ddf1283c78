// Catalogue: the games that vendors list.
export { decideChanges, type Decision } from './decide-changes.ts';
export { syncCatalogue, syncCatalogues, type SyncResult } from './sync-catalogue.ts';
