import { LANGUAGES, type Language } from '@fairhouse/values';
import type { Payment } from '../order.ts';
import { HTML_LANGUAGES, LANGUAGE_NAMES, TEXTS, type PageTexts } from './texts.ts';

/** Renders the page of a payment: its amount, and the choices or the outcome. */
export function renderPayment(payment: Payment, language: Language, open: boolean): string {
  const texts = TEXTS[language];
  return page(
    language,
    `<main class="card">
      <p class="ribbon">${texts.playMoney}</p>
      <h1>${texts.to} <strong>${escape(payment.brand)}</strong></h1>
      <p class="amount"><span>${escape(payment.currency)}</span>${showMoney(payment.amount)}</p>
      <dl>
        <dt>${texts.order}</dt><dd>${escape(payment.order)}</dd>
        <dt>${texts.method}</dt><dd>${escape(payment.method)}</dd>
        <dt>${texts.payBefore}</dt><dd>${showTime(payment.expiresAt, language)}</dd>
      </dl>
      ${open ? renderForms(payment, language) : renderEnd(payment, texts)}
      ${renderLanguages(language)}
    </main>`,
  );
}

/** Renders the page for an unknown payment. */
export function renderMissing(language: Language): string {
  return page(language, `<main class="card"><h1>${TEXTS[language].missing}</h1></main>`);
}

function renderForms(payment: Payment, language: Language): string {
  const texts = TEXTS[language];
  const button = (choice: string, text: string, kind: string): string =>
    `<button class="${kind}" name="choice" value="${choice}">${text}</button>`;
  const whole = payment.amount.slice(0, payment.amount.indexOf('.'));
  const hidden = `<input type="hidden" name="language" value="${language}">`;
  return `<form method="post">
      ${hidden}
      ${button('pay', texts.pay, 'primary')}
      ${button('fail', texts.fail, 'quiet')}
      <details>
        <summary>${texts.tryOut}</summary>
        ${button('twice', texts.twice, 'plain')}
        ${button('late', texts.late, 'plain')}
      </details>
    </form>
    <details>
      <summary>${texts.other}</summary>
      <form method="post" class="row">
        ${hidden}
        <label>${texts.otherAmount}
          <input name="amount" inputmode="decimal" pattern="[0-9]{1,12}([.][0-9]{1,4})?"
            value="${escape(halfOf(whole))}"></label>
        ${button('other', texts.other, 'plain')}
      </form>
    </details>`;
}

function renderEnd(payment: Payment, texts: PageTexts): string {
  const [kind, text] = endOf(payment, texts);
  const href = escape(payment.returnUrl);
  return `<p class="end ${kind}" role="status">${text}</p>
      <a class="primary" href="${href}">${texts.back} ${escape(payment.brand)}</a>`;
}

function endOf(payment: Payment, texts: PageTexts): readonly [string, string] {
  if (payment.status === 'PAID') return ['good', texts.paid];
  if (payment.status === 'FAILED') return ['bad', texts.failed];
  return ['wait', payment.endsAt === undefined ? texts.expired : texts.willBeLate];
}

function renderLanguages(current: Language): string {
  const links = LANGUAGES.map((language) => {
    const mark = language === current ? ' aria-current="true"' : '';
    const lang = HTML_LANGUAGES[language];
    return `<a href="?language=${language}" lang="${lang}"${mark}>${LANGUAGE_NAMES[language]}</a>`;
  });
  return `<nav>${links.join('')}</nav>`;
}

function page(language: Language, body: string): string {
  const texts = TEXTS[language];
  return `<!doctype html>
<html lang="${HTML_LANGUAGES[language]}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${texts.title}</title>
    <link rel="stylesheet" href="/style.css">
    <link rel="icon" href="data:,">
  </head>
  <body>${body}</body>
</html>`;
}

/** `1234.5000` as `1,234.50`. */
function showMoney(text: string): string {
  const [whole = '', fraction = ''] = text.split('.');
  const shown = fraction.replace(/0{1,2}$/, '');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${shown}`;
}

function halfOf(whole: string): string {
  const half = BigInt(whole) / 2n;
  return half > 0n ? half.toString() : '1';
}

function showTime(at: number, language: Language): string {
  const text = new Intl.DateTimeFormat(HTML_LANGUAGES[language], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZone: 'UTC',
  }).format(at);
  return `${text} UTC`;
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`);
}
