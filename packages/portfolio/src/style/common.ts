type Colour = readonly [light: string, dark: string];

export interface Theme {
  /** Text on `paper` and `mat` has a contrast of at least 4.5 : 1. */
  readonly colours: {
    readonly paper: Colour;
    readonly ink: Colour;
    readonly soft: Colour;
    readonly line: Colour;
    readonly thread: Colour;
    readonly mat: Colour;
  };
  /** For screen and print; `screen` applies to screens only. */
  readonly rules: string;
  readonly screen: string;
}

const base = `
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body,h1,h2,h3,p,ul{margin:0;padding:0}
body{background:var(--paper);color:var(--ink);overflow-wrap:anywhere}
ul{list-style:none}
address{font-style:inherit}
h1,h2,h3{line-height:1.15;text-wrap:balance}
p{text-wrap:pretty}
img{display:block;max-width:100%;height:auto}
.face{width:8rem;height:8rem;object-fit:cover}
.shot img{margin:0 auto;max-height:40rem}
.text p+p{margin-top:1em}
a{color:var(--thread);text-decoration-thickness:1px;text-underline-offset:.2em}
a:hover{text-decoration-thickness:2px}
a:focus-visible{outline:3px solid;outline-offset:3px;border-radius:2px}
.ways a,.go a,address a{display:inline-block;min-width:24px;min-height:24px}`;

const paper = `
@page{size:A4;margin:18mm 17mm}
@media print{
:root{--paper:#fff;--ink:#000;--soft:#333;--line:#999;--thread:#000;--mat:#fff;font-size:10pt}
a[href]:not(.bare)::after{content:" (" attr(href) ")"}
section{margin-top:2rem;padding-top:1rem;border-top:1px solid var(--line)}
.body,.ways{margin-top:1rem}
.ways{display:flex;flex-wrap:wrap;gap:0 1.5rem}
.shot{border:0;margin:1rem 0}
.project+.project{margin-top:2rem}
h1{font-size:2.75rem}
h2,h3{break-after:avoid}
h1,h2,h3,img,li,.job{break-inside:avoid}
p{orphans:3;widows:3}
.shot img{max-height:75mm;width:auto;margin:0}
.face{width:26mm;height:26mm}
}`;

export const writeStyle = ({ colours, rules, screen }: Theme): string => {
  const [light, dark] = ([0, 1] as const).map((scheme) =>
    Object.entries(colours)
      .map(([name, colour]) => `--${name}:${colour[scheme]}`)
      .join(';'),
  );
  return [
    `:root{color-scheme:light;${light}}`,
    `@media screen{.dark{color-scheme:dark;${dark}}}`,
    `@media screen and (prefers-color-scheme:dark){.system{color-scheme:dark;${dark}}}`,
    base,
    rules,
    `@media screen{${screen}}`,
    paper,
  ]
    .join('')
    .replace(/\n\s*/g, '');
};
