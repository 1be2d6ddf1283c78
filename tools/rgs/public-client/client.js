// A game client written from the public description of the RGS shape alone: it imports nothing, and
// knows authenticate, play, end-round and event, amounts in millionths, and a round's list of events.
const query = new URLSearchParams(location.search);
const sessionID = query.get('sessionID');
const rgs = `https://${query.get('rgs_url')}`;
const one = 1_000_000;

const show = (id, text) => {
  document.getElementById(id).textContent = text;
};

async function post(path, body) {
  const response = await fetch(`${rgs}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ sessionID, ...body }),
  });
  const data = await response.json();
  if (response.status !== 200) throw new Error(`${data.error}: ${data.message}`);
  if (data.balance) show('balance', (data.balance.amount / one).toFixed(2));
  return data;
}

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const pace = Number(query.get('pace') ?? 30);
const isBonus = (round) => round.state.filter(({ type }) => type === 'reveal').length > 1;

function log(text) {
  const line = document.createElement('li');
  line.textContent = text;
  document.getElementById('log').append(line);
}

async function playEvents(round, from) {
  const bonus = isBonus(round);
  for (const event of round.state.slice(from)) {
    if (event.type === 'reveal') {
      const rows = event.board[0].map((_, row) =>
        event.board.map((reel) => reel[row].name.padEnd(3)).join(' '),
      );
      show('board', rows.slice(1, -1).join('\n'));
      if (bonus) await post('/bet/event', { event: `${event.index}` });
    }
    if (event.type === 'setTotalWin')
      show('win', ((event.amount / 100) * (round.amount / one)).toFixed(2));
    log(`${event.index} ${event.type}`);
    await wait(pace);
  }
}

async function playRound(round, from = 0) {
  show('state', 'playing');
  const bonus = isBonus(round);
  // Plain wins are ended before the animation, bonus rounds after it.
  if (round.active && !bonus) await post('/wallet/end-round');
  await playEvents(round, from);
  if (round.active && bonus) await post('/wallet/end-round');
  show('state', 'idle');
}

let config;

async function bet(mode) {
  show('state', 'playing');
  document.getElementById('log').replaceChildren();
  // A product of floats, as clients of this family send it.
  const amount = (config.defaultBetLevel / one) * one;
  const { round } = await post('/wallet/play', { amount, mode, currency: query.get('currency') });
  await playRound(round);
}

const fail = (error) => show('state', `error ${error.message}`);

document.getElementById('spin').addEventListener('click', () => void bet('BASE').catch(fail));
document.getElementById('bonus').addEventListener('click', () => void bet('BONUS').catch(fail));

try {
  const opened = await post('/wallet/authenticate', { language: query.get('lang') });
  config = opened.config;
  show('bet', (config.defaultBetLevel / one).toFixed(2));
  show('state', 'idle');
  if (opened.round?.active) {
    log(`resume at ${opened.round.event}`);
    await playRound(opened.round, Number(opened.round.event || 0));
  }
} catch (error) {
  fail(error);
}
