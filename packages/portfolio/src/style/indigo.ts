import type { Theme } from './common.ts';

export const indigo: Theme = {
  colours: {
    paper: ['#fff', '#100f24'],
    ink: ['#17153a', '#eeedff'],
    soft: ['#55537d', '#b4b1dc'],
    line: ['#d9d8f0', '#312e5c'],
    thread: ['#3a31b0', '#b0abff'],
    mat: ['#f0effb', '#1b193a'],
  },
  rules: `
body{font:1.0625rem/1.6 "Avenir Next",Avenir,"Segoe UI",Roboto,"Helvetica Neue","Liberation Sans",Arial,sans-serif}
h1,h2,h3{font-weight:800;letter-spacing:-.035em}
h1{font-size:clamp(3rem,11.5vw,9rem);line-height:.95}
.long{font-size:clamp(2.25rem,7vw,5rem);line-height:1}
.headline{font-size:clamp(1.25rem,2.7vw,2rem);font-weight:500;line-height:1.3;letter-spacing:-.01em;max-width:30ch;margin-top:1.75rem}
.face{border-radius:1.5rem}
.ways{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center}
h2{font-size:1.75rem;color:var(--thread);line-height:1}
.body{margin-top:clamp(1.5rem,3.5vw,2.75rem)}
.about .text{font-size:clamp(1.125rem,1.8vw,1.375rem);line-height:1.5;max-width:36em}
h3{font-size:1.5rem;letter-spacing:-.02em}
.where,.when{color:var(--soft)}
.where{font-weight:600}
.job+.job{margin-top:1.5rem}
.job h3{font-size:1.375rem}
.job .text{margin-top:.5rem;max-width:38em}
.skills ul{display:flex;flex-wrap:wrap;gap:.1em .7em;font-size:clamp(1.375rem,3.2vw,2.25rem);font-weight:700;line-height:1.3;letter-spacing:-.02em}
.skills li:nth-child(even){color:var(--thread)}
.mail{font-size:clamp(1.375rem,4.5vw,3.25rem);font-weight:800;letter-spacing:-.03em;line-height:1.2;margin-bottom:.5em}`,
  screen: `
:root{--band:#332ba0;--edge:max(clamp(1.25rem,6vw,5rem),50% - 38rem)}
.intro,.contact{background:var(--band);color:#fff;--thread:#fff}
.intro{padding:clamp(3rem,8vw,7rem) var(--edge) clamp(2.5rem,6vw,5rem)}
.who{display:grid;gap:2.5rem}
.card{background:var(--band)}
.card .intro{min-height:100vh;display:grid;align-items:center}
section{padding:clamp(3rem,7vw,6rem) var(--edge) 0}
section:last-child{padding-bottom:clamp(3rem,7vw,6rem)}
.contact{margin-top:clamp(3rem,7vw,6rem)}
h2{font-size:clamp(2.25rem,6vw,4rem)}
.ways a{border:2px solid;border-radius:2rem;padding:.4rem 1.1rem;font-weight:600;text-decoration:none}
.ways a:hover{background:#fff;color:#332ba0}
.ways li:not(:has(a)){margin-inline-end:.5rem}
.job{border-top:2px solid var(--thread);padding:1.25rem 0 .5rem}
.projects .body{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr));gap:1.5rem}
.project{background:var(--mat);border-radius:1.25rem;overflow:hidden;display:flex;flex-direction:column;padding:1.75rem;gap:.75rem}
.shot{order:-1;margin:-1.75rem -1.75rem 1rem}
.shot img{width:100%;max-height:24rem;object-fit:cover;object-position:top}
.go{margin-top:auto;font-weight:600}
.project:not(:has(.shot)) h3{font-size:2rem}
.project:not(:has(.shot)) .text{margin-top:auto}
.project:not(:has(.shot)) .go{margin:0}
@media (min-width:60rem){
.who:has(.face){grid-template-columns:minmax(0,1fr) auto;align-items:start}
.face{order:1;width:12rem;height:12rem}
.ways{grid-column:1/-1;order:2}
.job{display:grid;grid-template-columns:14rem minmax(0,1fr);gap:0 2rem}
.job>*{grid-column:2}
.when{grid-column:1;grid-row:1/span 3;padding-top:.2rem}
}`,
};
