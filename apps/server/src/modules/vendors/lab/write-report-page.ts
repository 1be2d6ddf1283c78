// A report as one page without scripts: it opens without a network, and prints.
import { LANGUAGE_TAGS } from './language-tags.ts';
import type { Report, ReportedCase } from './make-report.ts';
import { LAB_TEXTS, type LabTexts } from './texts/index.ts';

const STYLE = `
body{font:14px/1.5 system-ui,sans-serif;max-width:62rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a}
h1{font-size:1.5rem}h2{font-size:1.1rem;margin-top:2rem;border-bottom:1px solid #ccc}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1rem}dt{color:#555}dd{margin:0}
article{border:1px solid #ddd;border-radius:6px;padding:.6rem .9rem;margin:.6rem 0}
h3{font-size:1rem;margin:0}.PASS{color:#17692f}.FAIL,.BROKEN{color:#a31616}.SKIP,.none{color:#555}
code,pre{font:12px/1.4 ui-monospace,monospace}pre{white-space:pre-wrap;overflow-wrap:anywhere;
background:#f5f5f5;padding:.4rem;margin:.2rem 0}table{border-collapse:collapse;width:100%}
td,th{text-align:left;vertical-align:top;padding:.2rem .4rem;border-top:1px solid #eee;
overflow-wrap:anywhere}summary{cursor:pointer}.difference{background:#fdecec}
@media print{details>*{display:block}article{break-inside:avoid}}`;

export function writeReportPage(report: Report): string {
  const texts = LAB_TEXTS[report.language];
  const { report: words } = texts;
  const { run } = report;
  const facts = [
    [words.vendor, report.vendor],
    [words.merchant, report.merchant],
    [words.side, report.sideName],
    [words.startedBy, run.startedBy],
    [words.time, new Date(run.startedAt).toISOString()],
    [words.state, report.stateName],
    [words.result, countsOf(report, texts)],
  ];
  const list = facts
    .map(([name = '', value = '']) => `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`)
    .join('');
  const verdict = report.isConformant ? words.ready : words.notReady;
  const title = `${report.title} · ${report.vendor}`;
  return (
    `<!doctype html><html lang="${LANGUAGE_TAGS[report.language]}"><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width">` +
    `<meta http-equiv="content-security-policy" ` +
    `content="default-src 'none'; style-src 'unsafe-inline'">` +
    `<title>${escape(title)}</title><style>${STYLE}</style><h1>${escape(title)}</h1>` +
    `<dl>${list}</dl><p><strong class="${report.isConformant ? 'PASS' : 'FAIL'}">` +
    `${escape(verdict)}</strong></p>${groupsOf(report, texts)}</html>\n`
  );
}

function countsOf({ run }: Report, { verdicts }: LabTexts): string {
  return [
    `${verdicts.PASS}: ${run.passed}`,
    `${verdicts.FAIL}: ${run.failed}`,
    `${verdicts.SKIP}: ${run.skipped}`,
  ].join(' · ');
}

function groupsOf({ cases }: Report, texts: LabTexts): string {
  const groups = [...new Set(cases.map(({ groupName }) => groupName))];
  return groups
    .map((name) => {
      const own = cases.filter(({ groupName }) => groupName === name);
      return `<h2>${escape(name)}</h2>${own.map((each) => caseOf(each, texts)).join('')}`;
    })
    .join('');
}

function caseOf(each: ReportedCase, texts: LabTexts): string {
  const { report: words } = texts;
  const kind = each.isRequired ? words.required : words.optional;
  const time = each.ms === null ? '' : ` · ${each.ms} ms`;
  const head =
    `<h3><span class="${each.verdict ?? 'none'}">${escape(each.verdictName)}</span> ` +
    `${escape(each.proves)}</h3><small><code>${escape(each.id)}</code> · ${escape(kind)}${time}` +
    `</small>`;
  const skipped = each.skipped === null ? '' : `<p>${escape(each.skipped)}</p>`;
  return `<article>${head}${skipped}${checksOf(each, words)}${exchangesOf(each, words)}</article>`;
}

function checksOf({ checks }: ReportedCase, words: LabTexts['report']): string {
  if (checks.length === 0) return '';
  const rows = checks.map(
    ({ what, expected, actual, ok }) =>
      `<tr${ok ? '' : ' class="difference"'}><td>${escape(what)}</td>` +
      `<td><code>${escape(expected)}</code></td><td><code>${escape(actual)}</code></td></tr>`,
  );
  return (
    `<table><tr><th></th><th>${escape(words.expected)}</th><th>${escape(words.actual)}</th></tr>` +
    `${rows.join('')}</table>`
  );
}

function exchangesOf({ exchanges }: ReportedCase, words: LabTexts['report']): string {
  return exchanges
    .map(
      ({ what, asked, answered, ms }) =>
        `<details><summary><code>${escape(what)}</code> ${ms} ms</summary>` +
        `<small>${escape(words.asked)}</small><pre>${escape(asked)}</pre>` +
        `<small>${escape(words.answered)}</small><pre>${escape(answered)}</pre></details>`,
    )
    .join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
