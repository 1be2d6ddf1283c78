import { expect, it } from 'vitest';
import { beadLetters } from './followed-words.ts';

it('a bead shows enough letters to distinguish the two sides', () => {
  expect(beadLetters(['Big', 'Small'])).toEqual(['B', 'S']);
  expect(beadLetters(['大', '小'])).toEqual(['大', '小']);
  expect(beadLetters(['Sum big', 'Sum small'])).toEqual(['B', 'S']);
  expect(beadLetters(['合大', '合小'])).toEqual(['大', '小']);
  expect(beadLetters(['Ganjil', 'Genap'])).toEqual(['Ga', 'Ge']);
  expect(beadLetters(['เจ้ามือ', 'ผู้เล่น'])).toEqual(['เจ้', 'ผู้']);
  expect(beadLetters(['Tài', 'Xỉu'])).toEqual(['T', 'X']);
  expect(beadLetters(['ใหญ่', 'เล็ก'])).toEqual(['ให', 'เล็']);
});
