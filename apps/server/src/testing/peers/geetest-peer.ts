// A test server in place of Geetest v4: its script, its puzzle of one press, and its verdict, which
// needs the merchant's key.
import { createHmac, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeServer } from './openid-peer.ts';

export interface GeetestPeer {
  /** Its API, and its script and pictures: two origins, as the real one has. */
  readonly server: string;
  readonly statics: string;
  /** Its verdict on every puzzle from now on: the true one, always no, or no answer. */
  mood: 'honest' | 'refuses' | 'away';
  /** The proof that the page gets for a solved puzzle. */
  solve(): GeetestProofGiven;
  close(): Promise<void>;
}

export interface GeetestProofGiven {
  readonly captcha_id: string;
  readonly lot_number: string;
  readonly captcha_output: string;
  readonly pass_token: string;
  readonly gen_time: string;
}

/** Opens it on a free port, for one merchant. A proof is valid once. */
export async function openGeetestPeer(merchant: {
  readonly captchaId: string;
  readonly key: string;
}): Promise<GeetestPeer> {
  const given = new Map<string, GeetestProofGiven>();
  const server = createServer();
  await new Promise<void>((done) => {
    server.listen(0, () => done());
  });
  const { port } = server.address() as AddressInfo;
  const origins = { server: `http://127.0.0.1:${port}`, statics: `http://localhost:${port}` };
  const solve = (): GeetestProofGiven => {
    const draw = () => randomBytes(16).toString('hex');
    const proof = {
      captcha_id: merchant.captchaId,
      lot_number: draw(),
      captcha_output: draw(),
      pass_token: draw(),
      gen_time: '1795000000',
    };
    given.set(proof.lot_number, proof);
    return proof;
  };
  const judge = (url: URL, form: URLSearchParams): boolean => {
    const lot = form.get('lot_number') ?? '';
    const proof = given.get(lot);
    given.delete(lot);
    const signed = createHmac('sha256', merchant.key).update(lot).digest('hex');
    return (
      peer.mood === 'honest' &&
      url.searchParams.get('captcha_id') === merchant.captchaId &&
      form.get('sign_token') === signed &&
      form.get('pass_token') === proof?.pass_token &&
      form.get('captcha_output') === proof?.captcha_output
    );
  };
  const peer: GeetestPeer = {
    ...origins,
    mood: 'honest',
    solve,
    close: () => closeServer(server),
  };
  server.on('request', (request, response) => {
    const url = new URL(request.url ?? '/', origins.server);
    const send = (type: string, text: string) =>
      response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(text);
    const callBack = (value: object) =>
      send('text/javascript', `${url.searchParams.get('callback')}(${JSON.stringify(value)})`);
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      if (url.pathname === '/gt4.js') return send('text/javascript', scriptOf(origins));
      if (url.pathname === '/puzzle.css') return send('text/css', STYLE);
      if (url.pathname === '/puzzle.svg') return send('image/svg+xml', PICTURE);
      if (url.pathname === '/load') return callBack({ status: 'success' });
      if (url.pathname === '/verify') return callBack(solve());
      if (peer.mood === 'away') return response.writeHead(502).end();
      const result = judge(url, new URLSearchParams(body)) ? 'success' : 'fail';
      return send('application/json', JSON.stringify({ status: 'success', result, reason: '' }));
    });
  });
  return peer;
}

const STYLE = '.geetest_box { position: fixed; inset: 0; z-index: 10000; background: #fffc; }';
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>';

/**
 * The vendor's script, with the features that a page's policy must allow: answers that are scripts,
 * a style sheet, a picture, and style attributes.
 */
function scriptOf({ server, statics }: { server: string; statics: string }): string {
  return `(() => {
  let count = 0;
  const ask = (path, run) => {
    const name = 'geetest_' + (count += 1);
    const script = document.createElement('script');
    window[name] = run;
    script.onerror = () => run(undefined);
    script.src = '${server}' + path + '&callback=' + name;
    document.head.append(script);
  };
  const draw = (press, close) => {
    const box = document.createElement('div');
    box.className = 'geetest_box';
    box.innerHTML = '<img alt="" style="width: 90px" src="${statics}/puzzle.svg">' +
      '<button>Solve the puzzle</button><button>Leave the puzzle</button>';
    const [solve, leave] = box.querySelectorAll('button');
    solve.onclick = press;
    leave.onclick = close;
    document.body.append(box);
    return box;
  };
  window.initGeetest4 = ({ captchaId, language }, made) => {
    const handlers = {};
    const captcha = {};
    let box, proof;
    for (const name of ['onReady', 'onSuccess', 'onError', 'onClose']) {
      captcha[name] = (run) => ((handlers[name] = run), captcha);
    }
    const about = '?captcha_id=' + captchaId + '&lang=' + language;
    const press = () => ask('/verify' + about, (value) => {
      proof = value;
      proof ? handlers.onSuccess() : handlers.onError();
    });
    captcha.showCaptcha = () => (box = draw(press, () => handlers.onClose()));
    captcha.getValidate = () => proof ?? false;
    captcha.destroy = () => box?.remove();
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = '${statics}/puzzle.css';
    sheet.onload = () => ask('/load' + about, (value) => {
      made(captcha);
      value ? handlers.onReady() : handlers.onError();
    });
    document.head.append(sheet);
  };
})();`;
}
