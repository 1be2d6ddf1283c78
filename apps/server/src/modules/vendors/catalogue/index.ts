// Catalogue: the games that vendors list.
export { syncCatalogue, syncCatalogues, type SyncResult } from './sync-catalogue.ts';
