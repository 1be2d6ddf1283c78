/** Names in any script; at least two letters, no digits. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}.'’· -]{0,118}[\p{L}\p{M}.]$/u;

/** Normalises a name to single blanks; undefined if it is not a valid name. */
export function parseHolderName(typed: string): string | undefined {
  const name = typed.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  return NAME.test(name) ? name : undefined;
}

/** Whether two names match, ignoring case, accents, dots and blanks. */
export function isSameName(left: string, right: string): boolean {
  return bare(left) === bare(right);
}

function bare(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[đĐ]/g, 'd')
    .replaceAll(/[.'’· -]/g, '')
    .toLowerCase();
}
