// CSV of contracts: the first line names the columns, each further line is one tier. The tiers of a
// contract follow each other; its other fields are in its first line, and may be repeated.
import type { RawRow } from './read-import-file.ts';

const CONTRACT_COLUMNS = [
  'kind',
  'basis',
  'period',
  'activeMinBet',
  'carryMode',
  'tierMetric',
  'periodCap',
  'rateCapPct',
  'roundUnit',
  'stopLimit',
  'minCoveragePct',
] as const;
const TIER_COLUMNS = [
  'minTurnover',
  'minLoss',
  'minDeposit',
  'days5',
  'days15',
  'ratePct',
  'winRatePct',
  'lossRatePct',
  'fixedAmount',
] as const;
const THRESHOLDS: readonly string[] = ['minTurnover', 'minLoss', 'minDeposit'];

type Fields = Readonly<Record<string, string>>;

interface Draft {
  readonly line: number;
  readonly fields: Fields;
  readonly tiers: unknown[];
}

/** Undefined for a text that is no CSV with the columns `username` and `kind`. */
export function readCsvRows(text: string): RawRow[] | undefined {
  const lines = splitCsv(text);
  const [head, ...rest] = lines ?? [];
  const columns = head?.cells.map((cell) => cell.trim()) ?? [];
  if (!columns.includes('username') || !columns.includes('kind')) return undefined;
  const drafts: Draft[] = [];
  for (const { line, cells } of rest) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const fields = Object.fromEntries(columns.map((name, at) => [name, cells[at]?.trim() ?? '']));
    const last = drafts.at(-1);
    if (last !== undefined && isSameContract(last.fields, fields)) last.tiers.push(tierOf(fields));
    else drafts.push({ line, fields, tiers: [tierOf(fields)] });
  }
  return drafts.map(({ line, fields, tiers }) => ({
    line,
    username: fields['username'],
    terms: { ...termsFields(fields), tiers },
  }));
}

/**
 * Whether a line continues a contract: it names the agent again, and what it repeats of the rest is
 * the same. A line without a name is a row of its own, which is reported as bad.
 */
function isSameContract(first: Fields, next: Fields): boolean {
  if (next['username'] === '' || next['username'] !== first['username']) return false;
  return ['categories', ...CONTRACT_COLUMNS].every((name) => {
    const value = next[name] ?? '';
    return value === '' || value === first[name];
  });
}

function termsFields(fields: Fields): object {
  const categories = (fields['categories'] ?? '').split(/[;| ]+/).filter((each) => each !== '');
  return {
    ...pick(fields, CONTRACT_COLUMNS),
    activeMinBet: fields['activeMinBet'] || '0',
    categories: categories.length === 0 ? ['LOTT'] : categories,
  };
}

function tierOf(fields: Fields): object {
  const thresholds = Object.fromEntries(THRESHOLDS.map((name) => [name, fields[name] || '0']));
  const active = fields['minActive'] || '0';
  const minActive = /^\d{1,7}$/.test(active) ? Number(active) : active;
  return { ...pick(fields, TIER_COLUMNS), ...thresholds, minActive };
}

const pick = (fields: Fields, names: readonly string[]): object =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = fields[name] ?? '';
      return value === '' ? [] : [[name, value]];
    }),
  );

interface CsvLine {
  readonly line: number;
  readonly cells: string[];
}

/** RFC 4180, with a comma or a semicolon; undefined where a quote is not closed. */
function splitCsv(text: string): CsvLine[] | undefined {
  const mark = (text.split('\n', 1)[0] ?? '').includes(';') ? ';' : ',';
  const lines: CsvLine[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let began = 1;
  const endCell = () => {
    cells.push(cell);
    cell = '';
  };
  const endLine = () => {
    endCell();
    lines.push({ line: began, cells });
    cells = [];
    began = line + 1;
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (isQuoted) {
      if (sign === '"' && text[at + 1] === '"') cell += text[++at] ?? '';
      else if (sign === '"') isQuoted = false;
      else cell += sign;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === mark) endCell();
    else if (sign === '\n') endLine();
    else if (sign !== '\r') cell += sign;
    if (sign === '\n') line++;
  }
  if (isQuoted) return undefined;
  if (cell !== '' || cells.length > 0) endLine();
  return lines;
}
