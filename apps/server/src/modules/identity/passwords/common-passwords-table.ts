// Passwords that are guessed first. Roots as people type them, and the endings they add; together
// they make the list that is refused, some thousands of at least eight characters.

/**
 * Words that begin passwords the world over, with those of the languages we speak and of the
 * games.
 */
const ROOTS = `
  password passwort passw0rd p@ssword p@ssw0rd pa55word pass word passwd passcode passport
  contrasena
  motdepasse matkhau sandi katasandi kata rahasia rahsia mima wachtwoord haslo senha parola secret
  secreto geheim login access letmein openup opensesame sesame enter welcome willkommen bienvenido
  selamat hello hallo halo goodbye master admin administrator root superuser user username guest
  test tester testing demo default changeme change temp temporary system server oracle windows
  computer internet google facebook youtube twitter instagram tiktok telegram whatsapp line zalo
  samsung iphone apple nokia huawei xiaomi android microsoft office gmail yahoo hotmail email
  qwerty qwertyu qwertyui qwertyuio qwertyuiop qwertz azerty asdf asdfg asdfgh asdfghj asdfghjk
  asdfghjkl zxcv zxcvb zxcvbn zxcvbnm qazwsx qazwsxedc wsxedc edcrfv qweasd qweasdzxc asdqwe
  poiuy poiuytrewq lkjhgfdsa mnbvcxz abcdef abcdefg abcdefgh abcdefghi abcdefghij abcd abc
  aabbcc abcabc xyzxyz onetwothree one1two2 iloveyou ilovegod iloveme loveyou loveme lovely love
  lover babygirl babyboy baby honey sweety sweetheart darling princess prince queen king angel
  angels heaven god jesus christ jesus1 maria mariam allah muhammad bismillah alhamdulillah
  blessed blessing faith hope grace trinity michael jennifer jessica ashley daniel matthew joshua
  andrew anthony robert thomas charlie william jordan michelle nicole amanda hannah samantha
  elizabeth melissa stephanie christian christine alexander alexandra nicholas benjamin jonathan
  george patrick richard victoria vanessa natalie rachel rebecca sophie emma olivia oliver jack
  james john peter paul david steven kevin brian eric justin brandon tyler ryan sean taylor
  maggie buster bailey harley ginger pepper lucky rocky max shadow tigger bandit cookie cooper
  football soccer baseball basketball hockey tennis golf volleyball badminton chelsea arsenal
  liverpool manchester manutd barcelona realmadrid juventus milan bayern boca lakers yankees
  cowboys eagles steelers ronaldo messi neymar beckham kobe jordan23 pacquiao manny superman
  batman spiderman ironman hulk thor avengers starwars skywalker yoda pokemon pikachu naruto
  sasuke goku dragonball onepiece luffy doraemon mickey minnie donald hellokitty barbie disney
  minecraft fortnite roblox dota dota2 valorant counterstrike callofduty warcraft starcraft
  mobilelegends freefire pubg garena legend gamer player gaming game games winner champion
  victory jackpot casino lottery lotto poker blackjack roulette baccarat slots slot betting bet
  gambler gambling luckystar lucky7 lucky777 lucky888 fortune money dollar million millionaire
  billion billionaire cash gold golden goldfish silver diamond platinum ruby emerald crystal pearl
  sunshine sunflower flower flowers rose roses lotus orchid butterfly rainbow star stars moon
  moonlight sun summer winter spring autumn january february march april may june july august
  september october november december monday tuesday wednesday thursday friday saturday sunday
  dragon dragons tiger tigers lion lions eagle falcon phoenix wolf bear panda monkey horse dog
  cat kitten kitty puppy rabbit bunny dolphin shark snake cobra spider scorpion samurai ninja
  warrior knight hunter killer ghost vampire zombie demon devil satan hell freedom liberty peace
  forever always together family mother father mommy daddy mama papa brother sister friend friends
  bestfriend friendship boyfriend girlfriend husband wife sonsonson daughter school college
  university teacher student doctor nurse engineer soldier police pilot captain hammer thunder
  lightning storm hurricane fire water earth wind ocean beach island mountain river forest garden
  country america canada england london paris germany france italy spain mexico brazil argentina
  australia india china shanghai beijing hongkong taiwan taipei macau japan tokyo osaka korea
  seoul singapore malaysia kualalumpur philippines pilipinas pinoy pinay manila quezon cebu davao
  makati mahalkita mahalko mahal ganda pogi bahala bayani kapamilya indonesia jakarta surabaya
  bandung bali merdeka garuda sayang sayangku cintaku cinta aku akucinta bismilah anjing kucing
  rahasiaku thailand bangkok chiangmai phuket sawasdee sawadee rakthai thailove vietnam hanoi
  saigon hochiminh danang anhyeuem emyeuanh yeuem yeuanh tinhyeu toiyeuvietnam khongbiet conheo
  woaini woaini520 wodemima zhongguo nihao aini wangyi taobao alibaba jiayou xiaoming
  coffee chocolate banana orange apples cherry strawberry mango coconut pineapple pizza burger
  cheese butter sugar candy icecream cocacola pepsi redbull heineken whiskey vodka ferrari porsche
  mercedes bmw audi toyota honda yamaha suzuki ducati kawasaki corvette mustang camaro jaguar
  guitar piano music rock metal metallica nirvana slipknot blink182 eminem tupac beatles elvis
  blackpink bts bangtan exo twice blink armybts whatever nothing everything something anything
  someone nobody nopassword mypassword yourpassword thepassword newpassword oldpassword myaccount
  mylove mylife mybaby myfamily mymoney trustno1 trustme believe dream dreams dreamer magic
  matrix mystery genius einstein newton phoenix1 success power powerful strong strength energy
  cool coolman cooldude awesome amazing perfect beautiful handsome pretty sexy hotgirl playboy
  bigboy badboy badgirl goodboy goodgirl superstar superman1 rockstar popstar hiphop gangster
  monster beast boss bigboss legendary infinity eternal diablo angel1 pussycat tinkerbell
  blahblah asdasd asdasdasd qweqwe qweqweqwe zxczxc zxczxczxc abcd1234 a1b2c3 a1b2c3d4 aaa bbb
  ccc xxx zzz qqq www 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc q1w2e3 q1w2e3r4 zaq12wsx
  zaq1xsw2 !qaz2wsx 1qazxsw2 123qwe 123abc abc123 qwe123 asd123 zxc123 admin123 pass123 test123
  user123 love123 hello123 welcome123 fairhouse password1 player1 manilacasino saigoncasino
`;

const ENDINGS = `
  1 2 7 8 9 12 11 13 21 22 23 69 77 88 99 00 01 007 111 123 321 333 555 666 777 888 999 168 520 1234
  4321 12345 54321 123456 1! 12! 123! ! !! !@# @123 #1 _1 . 2019 2020 2021 2022 2023 2024 2025 2026
  1990 1991 1992 1993 1994 1995 1996 1997 1998 1999 2000 2001 2002 2003 2004 2005
`;

/** Whole passwords of digits and keys that no rule makes. */
const WHOLE = `
  12345678 123456789 1234567890 12345678910 0123456789 01234567 87654321 987654321 9876543210
  11223344 1122334455 112233445566 12341234 12344321 123123123 123321123 123454321 12121212 13131313
  123456123 123456654321 147258369 741852963 159753456 159357258 789456123 456789123 789654123
  147852369 963852741 102030405060 10203040 20304050 1029384756 19283746 31415926 314159265 27182818
  52013140 5201314520 13145201 5201314 168168168 88888888888 66668888 88886666 16888888 77778888
  00112233 11112222 12348765 43211234 24681012 13579246 1357924680 2468013579 q1w2e3r4t5
  q1w2e3r4t5y6
  1q2w3e4r5t6y 1qazxsw23edc 1qaz@wsx !qaz@wsx zaq!2wsx qwer1234 asdf1234 zxcv1234 qwerasdf
  qwerasdfzxcv asdfqwer 1234qwer 1234asdf 1234abcd abcd4321 a12345678 a123456789 aa123456 aa12345678
  abc12345 abc123456 abc1234567 abcd12345 q12345678 qq123456 zz123456 ww123456 as123456 1a2b3c4d
  1a2b3c4d5e asd123456 qwe123456 zxc123456 woaini1314 woaini520 iloveyou1314 love1314 5201314love
  p@ssw0rd1 P@ssword123 Passw0rd! Welcome1 Qwerty123 Admin@123 Abc@1234 Abcd@1234 Pass@123 Test@123
`;

const words = (text: string): string[] => text.trim().split(/\s+/);

const SHORTEST = 8;

function makeList(): ReadonlySet<string> {
  const roots = words(ROOTS);
  const endings = words(ENDINGS);
  const made = roots.flatMap((root) => [root, ...endings.map((ending) => `${root}${ending}`)]);
  const all = [...words(WHOLE), ...made].map((each) => each.toLowerCase());
  return new Set(all.filter((each) => each.length >= SHORTEST));
}

/** Passwords in lower case that are refused. */
export const COMMON_PASSWORDS: ReadonlySet<string> = makeList();
