import { expect, test } from 'vitest';
import { numbersAt, resultShape } from './result-shape.ts';

test('statistics follow digits by place; of several prizes, those of the first', () => {
  const five = resultShape({ format: 'digits', length: 5, max: 9 });
  expect(five && numbersAt(five, '12345', 2)).toEqual(['3']);
  const north = resultShape({ format: 'ranks', length: 5, max: 9, prizes: 27, layout: '5x1' });
  expect(north && numbersAt(north, '48312 90745 11112', 4)).toEqual(['2']);
});

test('a permutation has places, twenty of eighty balls have none', () => {
  const race = resultShape({ format: 'pick', length: 10, max: 10 });
  expect(race && numbersAt(race, '02,08,10,07,04,03,09,05,06,01', 2)).toEqual(['10']);
  const keno = resultShape({ format: 'pick', length: 20, max: 80 });
  expect(keno).toMatchObject({ places: 0 });
  const drawn = Array.from({ length: 20 }, (_, at) => String(at + 1).padStart(2, '0'));
  expect(keno && numbersAt(keno, drawn.join(','), 0)).toEqual(drawn);
});

test('the sign of the year is ignored, and an invalid result is undefined', () => {
  const six = resultShape({ format: 'pick', length: 7, max: 49, marked: 'zodiac' });
  expect(six && numbersAt(six, '06,07,08,21,33,45,12@horse', 6)).toEqual(['12']);
  const beads = resultShape({ format: 'pick', length: 1, max: 60 });
  expect(beads && numbersAt(beads, '43', 0)).toEqual(['43']);
  const dice = resultShape({ format: 'faces', length: 3, max: 6 });
  expect(dice && numbersAt(dice, '25', 0)).toEqual([]);
  expect(resultShape({ format: 'entered', length: 3, max: 9 })).toBeUndefined();
  expect(resultShape({ format: 'pick', length: 6, max: 416 })).toBeUndefined();
});
