// The simulated players of the demo: the same in every installation.

export interface SimulatedMember {
  readonly merchant: string;
  readonly username: string;
  readonly fullName: string;
  readonly birthday: string;
  readonly language: 'EN' | 'VI' | 'CN' | 'TH' | 'ID';
  readonly device: 'WEB' | 'MOBILE';
}

/** The password of all of them; it protects play money on the reader's own machine. */
export const PASSWORD = 'Evening-at-the-house-7';
export const PAYMENT_PASSWORD = '730518';

type Line = readonly [username: string, fullName: string, birthday: string];

const MANILA: readonly Line[] = [
  ['marisol88', 'Marisol Bautista', '1988-02-14'],
  ['junreyes92', 'Junjun Reyes', '1992-07-30'],
  ['tessa21', 'Teresa Villanueva', '1995-11-21'],
  ['kuyaberto', 'Alberto Magsaysay', '1976-04-09'],
  ['lizamercado', 'Liza Mercado', '1990-08-17'],
  ['dodong7', 'Dodong Aquino', '1983-01-07'],
  ['rafacruz', 'Rafael Cruz', '1987-09-25'],
  ['ninagarcia', 'Nina Garcia', '1998-03-03'],
  ['boyet99', 'Roberto Santos', '1979-12-19'],
  ['carlotan', 'Carlo Tan', '1991-05-12'],
  ['alingnena', 'Nenita Ramos', '1969-06-28'],
  ['jpdelacruz', 'Juan Paolo Dela Cruz', '1994-10-02'],
  ['meldy81', 'Imelda Ocampo', '1981-02-26'],
  ['sunnylim', 'Sunny Lim', '1989-07-08'],
  ['kevinuy', 'Kevin Uy', '1996-01-31'],
  ['trixie97', 'Beatriz Bonifacio', '1997-04-23'],
  ['mangtomas', 'Tomas Pangilinan', '1972-08-05'],
  ['gwensy93', 'Gwendolyn Sy', '1993-12-11'],
  ['ariel85', 'Ariel Dimaculangan', '1985-03-16'],
  ['patchie', 'Patricia Enriquez', '1999-09-09'],
  ['noelvaldez', 'Noel Valdez', '1980-12-25'],
  ['jasminekho', 'Jasmine Kho', '1992-06-06'],
  ['edgarpad', 'Edgar Padilla', '1977-10-27'],
  ['charobles', 'Charito Robles', '1986-05-18'],
  ['mikoy23', 'Miguel Salonga', '2000-02-23'],
  ['weichen', 'Wei Chen', '1984-11-13'],
  ['somchaik', 'Somchai Kittisak', '1982-04-30'],
  ['putri95', 'Putri Wulandari', '1995-08-01'],
];

const SAIGON: readonly Line[] = [
  ['minhtuan', 'Nguyen Minh Tuan', '1990-03-20'],
  ['lanpham', 'Pham Thi Lan', '1993-07-15'],
  ['hoangle88', 'Le Hoang', '1988-08-08'],
  ['thuytran', 'Tran Thu Thuy', '1996-10-29'],
  ['ducnguyen', 'Nguyen Van Duc', '1979-01-12'],
  ['maivo98', 'Vo Ngoc Mai', '1998-05-05'],
  ['quang85', 'Dang Quang', '1985-12-01'],
  ['khanhbui', 'Bui Gia Khanh', '1991-09-18'],
];

const LANGUAGE_OF: Readonly<Record<string, SimulatedMember['language']>> = {
  weichen: 'CN',
  somchaik: 'TH',
  putri95: 'ID',
};

function peopleOf(
  merchant: string,
  lines: readonly Line[],
  usual: SimulatedMember['language'],
): SimulatedMember[] {
  return lines.map(([username, fullName, birthday], place) => ({
    merchant,
    username,
    fullName,
    birthday,
    language: LANGUAGE_OF[username] ?? usual,
    device: place % 3 === 0 ? 'WEB' : 'MOBILE',
  }));
}

export const SIMULATED_MEMBERS: readonly SimulatedMember[] = [
  ...peopleOf('manila', MANILA, 'EN'),
  ...peopleOf('saigon', SAIGON, 'VI'),
];

export interface TrialVisitor {
  readonly merchant: string;
}

/** Whether a player is a member; a trial visitor is not. */
export function isSimulatedMember(one: SimulatedMember | TrialVisitor): one is SimulatedMember {
  return 'username' in one;
}

/** Visitors who try the site with play money. */
export const TRIALS: readonly TrialVisitor[] = [{ merchant: 'manila' }, { merchant: 'manila' }];
