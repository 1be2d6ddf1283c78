// `npm run open-table -- crash`: opens a table that three void rounds have closed.
// STUDIO_DATABASE_URL is the studio's database.
import { openDatabase } from '../apps/studio/src/database/open-database.ts';
import { reopenTable } from '../apps/studio/src/tables/store/table-rounds.ts';

const [code = ''] = process.argv.slice(2);
const url = process.env['STUDIO_DATABASE_URL'];
if (url === undefined || url === '' || code === '') {
  console.error('usage: STUDIO_DATABASE_URL=… npm run open-table -- crash');
  process.exit(1);
}
const database = openDatabase(url, 1);
const isOpened = await reopenTable(database, code);
await database.end();
console.log(isOpened ? `${code} is open again` : `${code} is no closed table`);
process.exit(isOpened ? 0 : 1);
