export { openTestHouse, type TestHouse } from './test-house.ts';
