import type { Theme } from './common.ts';

export const linen: Theme = {
  colours: {
    paper: ['#fbf8f2', '#1b1815'],
    ink: ['#26211b', '#efe8dc'],
    soft: ['#6b6055', '#b5aa9b'],
    line: ['#e0d8ca', '#3b352d'],
    thread: ['#8c3c1d', '#e8a680'],
    mat: ['#f2ecdf', '#25211c'],
  },
  rules: `
body{font:1.125rem/1.65 "Iowan Old Style","Palatino Linotype",Palatino,"URW Palladio L",Georgia,"Liberation Serif",serif}
.intro,main{max-width:62rem;margin:0 auto}
.face{border-radius:50%;margin-bottom:2rem}
h1{font-weight:400;font-size:clamp(2.75rem,8vw,5.25rem);line-height:1.02;letter-spacing:-.025em}
.long{font-size:clamp(2.25rem,5.5vw,3.5rem);line-height:1.1}
.headline{font-size:clamp(1.25rem,2.6vw,1.6875rem);font-style:italic;line-height:1.4;color:var(--soft);max-width:34ch;margin-top:1.25rem}
.ways{display:flex;flex-wrap:wrap;gap:.25rem 1.75rem;margin-top:2rem;font-size:1rem}
section{border-top:1px solid var(--line);margin-top:4rem;padding-top:1.5rem}
h2{font-size:1.125rem;font-style:italic;font-weight:400;line-height:1.65;color:var(--thread)}
.body{margin-top:1.25rem;max-width:40rem}
.about .text p:first-child{font-size:1.3125rem;line-height:1.5}
h3{font-weight:400;font-size:1.625rem;letter-spacing:-.01em}
.project+.project{border-top:1px solid var(--line);margin-top:2.75rem;padding-top:2.75rem}
.shot{background:var(--mat);margin-top:1.25rem}
.project .text,.job .text{margin-top:.75rem}
.go{margin-top:.75rem;font-size:1rem}
.job+.job{margin-top:2rem}
.job h3{font-size:1.25rem}
.where,.when{color:var(--soft)}
.when{font-style:italic}
.skills ul{display:flex;flex-wrap:wrap}
.skills li:not(:last-child)::after{content:"\\b7";margin:0 .6em;color:var(--thread)}
.mail{font-size:1.3125rem;margin-bottom:.25rem}`,
  screen: `
body{padding:clamp(2.5rem,9vw,7.5rem) clamp(1.25rem,6vw,4rem) clamp(4rem,9vw,7.5rem)}
.card{min-height:100vh;display:grid;align-items:center}
.card main{width:100%}
@media (min-width:52rem){
section{display:grid;grid-template-columns:9rem minmax(0,1fr);gap:0 4rem;margin-top:5.5rem;padding-top:1.75rem}
.body{margin-top:0}
.job{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 2rem;align-items:baseline}
.where,.job .text{grid-column:1}
.when{grid-column:2;grid-row:1/span 3;max-width:14rem}
}`,
};
