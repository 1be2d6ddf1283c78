// `npm run setup`: makes an empty installation an operator's own. A repeated run changes nothing,
// and prints what exists.
import * as path from 'node:path';
import { runProgram } from './setup/run-program.mjs';
import { build } from './build/build.mjs';
import { printChecks } from './setup/check-list.mjs';
import { withInstallationEnv, writeInstallationEnv } from './installation/installation-env.mjs';
import { install, isInstalled } from './build/install.mjs';
import { withDatabase } from './postgres/own-database.mjs';
import { ROOT } from './build/run-steps.mjs';
import { flagsIn, planOf, problemsOf, readAnswers, variablesOf } from './setup/setup-answers.mjs';

if (!isInstalled(ROOT)) await install(ROOT);
const dataDir = path.resolve(ROOT, process.env['DATA_DIR'] ?? '.data');
const { given, newLinks, asks, complete } = await readAnswers(process.argv.slice(2));
await build({ only: ['server'] });
try {
  await withDatabase({ dataDir, env: withInstallationEnv(dataDir) }, setUp);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function setUp(databaseUrl) {
  const before = { dataDir, databaseUrl, env: withInstallationEnv(dataDir) };
  const existing = await runProgram('setup', before, { newLinks });
  if (existing.state === 'demo') {
    throw new Error('This is the demo. Set another DATA_DIR, or another database.');
  }
  // An installation is set up once: another merchant code means another installation.
  if (
    existing.state === 'there' &&
    given.merchant &&
    !existing.merchants.includes(given.merchant)
  ) {
    throw new Error(
      `This is the installation of ${existing.merchants.join(', ')} already: nothing was made.\n` +
        'Set another DATA_DIR or another database for another installation; a further merchant of this one is made in the console.',
    );
  }
  let result = existing;
  if (existing.state === 'refused' && newLinks.length === 0) {
    let answers = await complete();
    for (;;) {
      result = await make(answers, before);
      if (result.state !== 'refused' || !asks || flagsIn(result.problems).size === 0) break;
      console.log(`This does not fit:\n  ${result.problems.join('\n  ')}`);
      answers = await complete(result.problems);
    }
    if (result.state === 'made') writeInstallationEnv(dataDir, variablesOf(answers));
  }
  if (result.state === 'refused') {
    throw new Error(`Nothing was made:\n  ${result.problems.join('\n  ')}`);
  }
  sayResult(result);
  const env = withInstallationEnv(dataDir);
  console.log('\nTo go live:');
  printChecks(await runProgram('doctor', { dataDir, databaseUrl, env }));
  console.log('\nnpm start starts the server; npm run doctor shows this list again.');
}

async function make(answers, before) {
  const problems = problemsOf(answers);
  if (problems.length > 0) return { state: 'refused', problems };
  const env = { ...variablesOf(answers), ...before.env };
  return runProgram('setup', { ...before, env }, planOf(answers));
}

function sayResult({ state, merchants, links }) {
  const existing = state === 'made' ? 'Made' : 'There already, and unchanged';
  console.log(`${existing}: ${merchants.join(', ')}.`);
  if (links.length === 0) return;
  console.log('\nEach owner opens the own link, once, within two days, and gives it to nobody:');
  for (const { name, link } of links) console.log(`  ${name.padEnd(16)}${link}`);
}
