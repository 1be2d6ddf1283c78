// The zodiac sign of a day's lunar year: the year changes at lunar new year, not in January
// (lottery.md 1.7).
import type { Day } from '@fairhouse/values';
import { ZODIAC, type Sign } from './zodiac.ts';

/**
 * Lunar new year of 2024 to 2060 in China time: the day of the new moon two months after the winter
 * solstice's. The new moons of 2027 (23:56) and 2030 (00:08) are minutes from midnight.
 */
const NEW_YEARS = [
  ['2024-02-10', '2025-01-29', '2026-02-17', '2027-02-06', '2028-01-26', '2029-02-13'],
  ['2030-02-03', '2031-01-23', '2032-02-11', '2033-01-31', '2034-02-19', '2035-02-08'],
  ['2036-01-28', '2037-02-15', '2038-02-04', '2039-01-24', '2040-02-12', '2041-02-01'],
  ['2042-01-22', '2043-02-10', '2044-01-30', '2045-02-17', '2046-02-06', '2047-01-26'],
  ['2048-02-14', '2049-02-02', '2050-01-23', '2051-02-11', '2052-02-01', '2053-02-19'],
  ['2054-02-08', '2055-01-28', '2056-02-15', '2057-02-04', '2058-01-24', '2059-02-12'],
  ['2060-02-02'],
].flat();

/** 2020 was a year of the rat, the first of the cycle of twelve. */
const RAT_YEAR = 2020;

/**
 * The sign of the lunar year of a day in the draw's own calendar; undefined before lunar new year
 * of 2024 and after the end of 2060.
 */
export function findLunarYearSign(day: Day): Sign | undefined {
  const year = Number(day.slice(0, 4));
  const newYear = NEW_YEARS[year - Number(NEW_YEARS[0]?.slice(0, 4))];
  if (newYear === undefined) return undefined;
  const lunar = day < newYear ? year - 1 : year;
  return lunar < 2024 ? undefined : ZODIAC[(lunar - RAT_YEAR) % ZODIAC.length];
}

/** The tier of a sign where the sign of the day's lunar year pays by the first one. */
export function yearSignTier(_row: number, symbol: number, day: Day): number | undefined {
  const year = findLunarYearSign(day);
  if (year === undefined) return undefined;
  return ZODIAC[symbol] === year ? 0 : 1;
}
