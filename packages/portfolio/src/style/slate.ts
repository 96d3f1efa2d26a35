import type { Theme } from './common.ts';

export const slate: Theme = {
  colours: {
    paper: ['#fff', '#14191d'],
    ink: ['#1b242b', '#e6ecf0'],
    soft: ['#55626c', '#a3b0b9'],
    line: ['#d6dde1', '#323c44'],
    thread: ['#0b5a6a', '#7fd0de'],
    mat: ['#eff3f5', '#1b2329'],
  },
  rules: `
:root{--mono:ui-monospace,"SF Mono",Menlo,Consolas,"Liberation Mono",monospace}
body{font:1.0625rem/1.6 "Helvetica Neue","Segoe UI",Roboto,"Liberation Sans",Arial,sans-serif}
h1{font-size:clamp(2rem,5vw,2.75rem);font-weight:700;letter-spacing:-.025em;line-height:1.08}
.long{font-size:clamp(1.625rem,4vw,2rem)}
.headline{font-size:1.1875rem;line-height:1.45;color:var(--soft);margin-top:.875rem;max-width:32em}
.face{border-radius:.5rem;margin-bottom:1.5rem}
.ways{display:grid;gap:.375rem;margin-top:2rem;font-size:.9375rem}
h2{font:600 .8125rem/1.6 var(--mono);letter-spacing:.08em;text-transform:uppercase;color:var(--thread)}
.body{margin-top:1.5rem}
h3{font-size:1.625rem;font-weight:700;letter-spacing:-.02em}
.about .text{font-size:1.25rem;line-height:1.55}
.text{max-width:38em}
.project{counter-increment:project}
.project+.project{margin-top:4rem}
.project::before{content:counter(project,decimal-leading-zero);font:.8125rem/1.6 var(--mono);color:var(--soft)}
.shot{background:var(--mat);border:1px solid var(--line);border-radius:.375rem;overflow:hidden;margin-top:1.25rem}
.project .text{margin-top:1rem}
.go{margin-top:.75rem}
.go,.when{font-size:.875rem;font-family:var(--mono)}
.job+.job{border-top:1px solid var(--line);margin-top:1.5rem;padding-top:1.5rem}
.job h3{font-size:1.1875rem;letter-spacing:-.01em}
.where,.when{color:var(--soft)}
.job .text{margin-top:.5rem}
.skills ul{display:flex;flex-wrap:wrap;gap:.5rem}
.skills li{border:1px solid var(--line);border-radius:.25rem;padding:.2rem .7rem;font-size:.9375rem}
.mail{font-size:1.25rem}`,
  screen: `
body{--gap:clamp(1.25rem,4.5vw,4.5rem)}
.intro{background:var(--mat);padding:clamp(2.5rem,6vw,4.5rem) var(--gap)}
main{padding:0 var(--gap) clamp(3rem,6vw,4.5rem)}
section{padding-top:clamp(2.5rem,6vw,4.5rem)}
section+section{border-top:1px solid var(--line);margin-top:clamp(2.5rem,6vw,4.5rem)}
.card{background:var(--mat);min-height:100vh;display:grid;align-items:center}
.card main{padding:0}
.card .who{max-width:48rem;margin:0 auto}
.card h1{font-size:clamp(2.25rem,7vw,4.5rem)}
@media (min-width:60rem){
.page{display:grid;grid-template-columns:minmax(18rem,1fr) minmax(0,2.4fr)}
.page .intro{min-height:100vh;border-inline-end:1px solid var(--line)}
.page .who{position:sticky;top:4.5rem;max-width:22rem;margin-inline-start:auto}
.body{max-width:54rem}
.job{display:grid;grid-template-columns:10rem minmax(0,1fr);gap:0 2rem}
.job>*{grid-column:2}
.when{grid-column:1;grid-row:1/span 3;padding-top:.25rem}
}`,
};
