// The conformance lab for the engineers of a game vendor: plays your part against an operator's
// wallet, in a sandbox with play money, and writes a report. Node 20 or later and nothing else.
//
//   node lab.mjs --url https://site.example --key private.pem [--merchant CODE]
//     [--language EN|CN|ID|TH|VI] [--report lab-report.html] [--json lab-report.json]
//
// --key is the private half, PEM, of the key that the operator entered for you.
import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { parseArgs } from 'node:util';

const SIGNATURE_HEADER = 'X-Hub88-Signature';
const TIMEOUT_MS = 20_000;
/** After this time a request whose connection is cut has been sent. */
const CUT_MS = 150;
const TEXT_MAX = 16_000;

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    key: { type: 'string' },
    merchant: { type: 'string' },
    language: { type: 'string', default: 'EN' },
    report: { type: 'string', default: 'lab-report.html' },
    json: { type: 'string', default: 'lab-report.json' },
  },
});
if (values.url === undefined || values.key === undefined) {
  process.stderr.write('--url and --key are needed: see the first lines of this file\n');
  process.exit(2);
}

const own = createPrivateKey(readFileSync(values.key));
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const merchant = values.merchant === undefined ? {} : { merchant: values.merchant };

const signature = (text, key) => sign('sha256', Buffer.from(text), key).toString('base64');

/** How each kind of signature is made, of which only the first is right. */
const SIGNATURES = {
  own: (body) => signature(body, own),
  'other-body': (body) => signature(`${body} `, own),
  stranger: (body) => signature(body, stranger),
  garbled: () => Buffer.from('not a signature').toString('base64'),
  none: () => undefined,
};

/** Posts a text; the answer, or why there was none. */
function post(path, body, { header, cut = false }) {
  const url = new URL(path, values.url);
  const began = performance.now();
  const elapsed = () => performance.now() - began;
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    ...(header === undefined ? {} : { [SIGNATURE_HEADER]: header }),
  };
  return new Promise((resolve) => {
    const none = (problem) => resolve({ http: 0, text: '', ms: elapsed(), problem });
    const send = url.protocol === 'https:' ? requestSecure : requestPlain;
    const sent = send(url, { method: 'POST', headers, timeout: TIMEOUT_MS }, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', (error) => none(error.message));
      response.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8');
        resolve({ http: response.statusCode, text, ms: elapsed(), problem: '' });
      });
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
    sent.on('error', (error) => none(error.message));
    sent.end(body);
    if (cut) setTimeout(() => sent.destroy(new Error('cut')), CUT_MS);
  });
}

/** Asks the lab itself. */
async function ask(name, fields) {
  const body = JSON.stringify({ ...merchant, ...fields });
  const reply = await post(`/vendor/lab/v1/${name}`, body, { header: signature(body, own) });
  if (reply.http === 200) return reply.text;
  let why = reply.problem;
  try {
    why = JSON.parse(reply.text).error ?? why;
  } catch {
    // No answer of the lab.
  }
  process.stderr.write(`${name}: ${reply.http === 0 ? '' : `HTTP ${reply.http} `}${why}\n`);
  process.exit(2);
}

function perform({ path, body, signature: kind, cut }) {
  return post(path, body, { header: SIGNATURES[kind](body), cut });
}

const kept = ({ http, text, ms, problem }) => ({
  http,
  text: text.slice(0, TEXT_MAX),
  ms,
  problem: problem.slice(0, 200),
});

async function performAll({ requests, together }) {
  if (together) return (await Promise.all(requests.map(perform))).map(kept);
  const replies = [];
  for (const request of requests) replies.push(kept(await perform(request)));
  return replies;
}

const { run, vendor, merchant: code } = JSON.parse(await ask('start', {}));
process.stdout.write(`run ${run} of ${vendor} at ${code}\n`);
let results;
for (let last = 0; ;) {
  const step = JSON.parse(await ask('step', { run, ...(results && { results }) }));
  if (step.done) break;
  if (step.number !== last) process.stdout.write(`  ${step.number} ${step.id}\n`);
  last = step.number;
  results = { number: step.number, step: step.step, replies: await performAll(step) };
}
const { language } = values;
writeFileSync(values.report, await ask('report', { run, format: 'html', language }));
const text = await ask('report', { run, format: 'json', language });
writeFileSync(values.json, text);
const report = JSON.parse(text);
for (const { id, verdict, verdictName, proves } of report.cases) {
  if (verdict !== 'PASS') process.stdout.write(`${verdictName}: ${id}: ${proves}\n`);
}
const { passed, failed, skipped } = report.run;
process.stdout.write(`${passed} passed, ${failed} failed, ${skipped} do not apply\n`);
process.stdout.write(`written: ${values.report}, ${values.json}\n`);
if (!report.isConformant) process.exitCode = 1;
