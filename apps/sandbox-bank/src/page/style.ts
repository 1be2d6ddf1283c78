/** The style sheet of the page: a single card, in light and dark, with touch-sized controls. */
export const STYLE = `
:root{color-scheme:light dark;--back:#eef1f6;--card:#fff;--text:#16202e;--soft:#5b6878;
--line:#d9dfe8;--accent:#0a6b4f;--accent-text:#fff;--good:#0a6b4f;--bad:#b3261e;--wait:#8a5a00}
@media (prefers-color-scheme:dark){:root{--back:#0d131c;--card:#161f2c;--text:#e8edf4;
--soft:#9aa8ba;--line:#2a3647;--accent:#3ddc97;--accent-text:#06281b;--good:#3ddc97;
--bad:#ff8a80;--wait:#ffc861}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;background:
radial-gradient(60rem 40rem at 20% -10%,color-mix(in srgb,var(--accent) 18%,transparent),
transparent),var(--back);color:var(--text);font:16px/1.5 system-ui,"Noto Sans","Noto Sans Thai",
"Noto Sans SC",sans-serif}
.card{width:min(28rem,100%);background:var(--card);border:1px solid var(--line);
border-radius:20px;padding:1.5rem;display:grid;gap:1rem;box-shadow:0 20px 60px #0003}
.ribbon{margin:-1.5rem -1.5rem 0;padding:.6rem 1.5rem;border-radius:19px 19px 0 0;
background:color-mix(in srgb,var(--wait) 16%,transparent);color:var(--wait);font-size:.875rem}
h1{font-size:1.125rem;font-weight:500;margin:0;color:var(--soft)}h1 strong{color:var(--text)}
.amount{margin:0;font-size:2.5rem;font-weight:700;font-variant-numeric:tabular-nums;
letter-spacing:-.02em}.amount span{font-size:1rem;font-weight:600;margin-right:.5rem;
color:var(--soft);letter-spacing:.04em}
dl{display:grid;grid-template-columns:auto 1fr;gap:.4rem 1rem;margin:0;padding:1rem 0;
border-block:1px solid var(--line);font-size:.9375rem}dt{color:var(--soft)}
dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}
form,details{display:grid;gap:.75rem}details[open] summary{margin-bottom:.75rem}
summary{cursor:pointer;color:var(--soft);padding:.6rem 0;font-size:.9375rem}
details button{margin-bottom:.75rem}
button,a.primary{display:block;width:100%;min-height:48px;border-radius:12px;border:1px solid
var(--line);background:transparent;color:inherit;font:inherit;font-weight:600;cursor:pointer;
text-align:center;text-decoration:none;padding:.7rem 1rem}
.primary{background:var(--accent);border-color:var(--accent);color:var(--accent-text)}
.primary:hover{filter:brightness(1.08)}.quiet{color:var(--bad)}
button:focus-visible,a:focus-visible,input:focus-visible,summary:focus-visible{outline:3px solid
color-mix(in srgb,var(--accent) 60%,transparent);outline-offset:2px}
.row{display:grid;grid-template-columns:1fr 1fr;gap:.75rem;align-items:end}
label{display:grid;gap:.3rem;font-size:.875rem;color:var(--soft)}
input{min-height:48px;border-radius:12px;border:1px solid var(--line);background:transparent;
color:var(--text);font:inherit;padding:.6rem .8rem;width:100%;margin-bottom:.75rem}
.end{margin:0;padding:1rem;border-radius:12px;font-weight:600}
.good{background:color-mix(in srgb,var(--good) 14%,transparent);color:var(--good)}
.bad{background:color-mix(in srgb,var(--bad) 14%,transparent);color:var(--bad)}
.wait{background:color-mix(in srgb,var(--wait) 14%,transparent);color:var(--wait)}
nav{display:flex;flex-wrap:wrap;gap:.2rem .9rem;justify-content:center;font-size:.875rem}
nav a{color:var(--soft);padding:.5rem 0}nav a[aria-current]{color:var(--text);font-weight:600;
text-decoration:none}
`;
