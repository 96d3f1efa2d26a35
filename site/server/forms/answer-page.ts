import { createHash } from 'node:crypto';
import { demo } from '@loomwright/content';
import type { MailFacts, MessageKind } from '@loomwright/delivery';
import { match, P } from 'ts-pattern';
import { escapeMarkup } from '../../src/document/escape-markup.ts';
import { dark, light, toVariable } from '../../src/styles/colors.ts';
import { mark, markStroke } from '../../src/ui/brand/mark.ts';
import type { Answer } from './answer.ts';

const toVariables = (theme: typeof light) =>
  Object.entries(theme)
    .map(([name, value]) => `--${toVariable(name)}:${value}`)
    .join(';');

/** Repeats the site's main styles, because the names of the style sheets change with each build. */
const toStyle = (font: string | undefined) => `
${font ? `@font-face{font-family:'Site Sans';src:url(${font}) format('woff2');font-weight:400 700;font-display:swap}` : ''}
:root{color-scheme:light dark;${toVariables(light)}}
@media (prefers-color-scheme:dark){:root{${toVariables(dark)}}}
*{box-sizing:border-box;margin:0}
html{background:var(--paper);color:var(--ink);font:1.0625rem/1.6 'Site Sans',ui-sans-serif,system-ui,sans-serif;overflow-wrap:break-word}
body{max-width:76rem;margin:0 auto;padding:0 clamp(1.125rem,4vw,2.5rem) 4.5rem}
header{display:flex;align-items:center;min-height:4.25rem;border-bottom:1px solid var(--line)}
main{max-width:41rem;padding-top:clamp(3rem,9vw,6rem)}
main>*+*{margin-top:1.5rem}
h1{font-size:clamp(2rem,1.4rem + 2.4vw,3rem);font-weight:650;line-height:1.1;letter-spacing:-.03em;text-wrap:balance}
a{color:var(--warp);text-underline-offset:.2em;text-decoration-thickness:1px}
a:hover{color:var(--warp-strong);text-decoration-color:var(--weft)}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px;border-radius:.5rem}
.brand{display:inline-flex;align-items:center;gap:.5rem;min-height:2.75rem;color:var(--ink);font-size:1.1875rem;font-weight:680;letter-spacing:-.02em;text-decoration:none}
.brand svg{width:2rem;height:2rem}
.box{padding:1.5rem;border:1px solid var(--line);border-radius:1rem;background:var(--surface);box-shadow:var(--shade)}
.box p{color:var(--muted);font-size:.875rem}
.box strong{font-size:clamp(1.5rem,1.3rem + .8vw,1.875rem);font-weight:650;letter-spacing:.02em}
.wrong strong{font-size:1.25rem;line-height:1.25;letter-spacing:-.01em}
ul{margin-top:.75rem;padding-left:1.25rem}
.wrong{border-color:var(--danger);background:var(--danger-soft)}
.back{display:inline-flex;align-items:center;min-height:2.875rem;padding:0 1.5rem;border-radius:999px;background:var(--warp);color:var(--on-warp);font-weight:600;text-decoration:none}
.back:hover{background:var(--warp-strong);color:var(--on-warp)}
`;

const brand = (name: string) =>
  `<a class="brand" href="/"><svg viewBox="0 0 32 32" aria-hidden="true"><g fill="none" stroke-width="${markStroke.regular}">${mark
    .map(({ color, pieces }) => `<path stroke="var(--${color})" d="${pieces.join('')}"/>`)
    .join('')}</g></svg><span>${escapeMarkup(name)}</span></a>`;

const aboutOf = (kind: MessageKind | undefined, answers: AnswerPagesOptions['answers']) =>
  match(kind)
    .with(P.union('contact', 'quote'), (one) => ({
      what: one === 'quote' ? 'Your quote request' : 'Your message',
      back: { href: '/contact', page: 'the contact page' },
      next: `We read every message, and answer by email ${answers.message}.`,
    }))
    .with('support', () => ({
      what: 'Your support request',
      back: { href: '/support', page: 'the support page' },
      next: `We answer by email ${answers.support}.`,
    }))
    .with('demo', () => ({
      what: 'Your demo request',
      back: { href: '/demo', page: 'the demo page' },
      next: demo.schedule.booked.sent,
    }))
    .with('waiting', () => ({
      what: 'Your request',
      back: { href: '/products', page: 'the products page' },
      next: 'We write to you once, when the product is released.',
    }))
    .with(undefined, () => ({
      what: 'Your message',
      back: { href: '/contact', page: 'the contact page' },
      next: '',
    }))
    .exhaustive();

export interface AnswerPages {
  readonly toPage: (answer: Answer, kind: MessageKind | undefined) => string;
  readonly policy: string;
}

export interface AnswerPagesOptions {
  readonly name: string;
  readonly answers: Pick<MailFacts['answers'], 'message' | 'support'>;
  readonly font?: string | undefined;
}

export const createAnswerPages = ({ answers, name, font }: AnswerPagesOptions): AnswerPages => {
  const style = toStyle(font);
  const hash = createHash('sha256').update(style).digest('base64');
  const toHtml = (title: string, main: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(`${title} | ${name}`)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body>
<header>${brand(name)}</header>
<main>
<h1>${escapeMarkup(title)}</h1>
${main}
</main>
</body>
</html>
`;
  return {
    policy: `default-src 'none'; style-src 'sha256-${hash}'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    toPage: (answer, kind) => {
      const { back, next, what } = aboutOf(kind, answers);
      return match(answer)
        .with({ status: 202 }, ({ number }) =>
          toHtml(
            `${what} was sent`,
            `<div class="box"><p>Its number</p><strong>${escapeMarkup(number)}</strong></div>\n<p>${escapeMarkup(next)}</p>\n<p><a class="back" href="${back.href}">Back to ${back.page}</a></p>`,
          ),
        )
        .with({ error: P.string }, ({ error, fields = {} }) => {
          const problems = Object.values(fields).flatMap((problem) => (problem ? [problem] : []));
          const list = problems.map((problem) => `<li>${escapeMarkup(problem)}</li>`).join('');
          return toHtml(
            `${what} wasn’t sent`,
            `<div class="box wrong"><strong>${escapeMarkup(error)}.</strong>${list && `<ul>${list}</ul>`}</div>
<p>Use Back: your browser keeps what you wrote. Or start again on <a href="${back.href}">${back.page}</a>.</p>`,
          );
        })
        .exhaustive();
    },
  };
};
