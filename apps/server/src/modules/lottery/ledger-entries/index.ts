// Books the entries that the lottery derives from its own rows: each once, also if an older
// version began it.
export {
  bookDerivedEntries,
  refuseDerivedEntries,
  type DerivedEntry,
} from './book-derived-entries.ts';
export { deductFromMember } from './deduct-from-member.ts';
