import { match } from 'ts-pattern';
import type { MailBlock, MailDocument } from './mail-document.ts';
import { toLines } from './mail-text.ts';
import { html, type Markup } from './markup.ts';

// Both background and text colours are set, so a dark mode overrides both or neither.
const color = {
  paper: '#faf6ee',
  surface: '#fffdf8',
  sunken: '#f1eadc',
  ink: '#14172b',
  muted: '#555a74',
  line: '#ded5c3',
  warp: '#3a45c8',
  weft: '#a33512',
};

// Mail programs support little beyond inline styles.
const family = 'font-family: -apple-system, system-ui, Segoe UI, Roboto, Helvetica, Arial, sans-serif';
const words = 'overflow-wrap: anywhere; word-break: break-word';
const hair = `1px solid ${color.line}`;
const style = {
  body: `margin: 0; padding: 0; background: ${color.paper}; color: ${color.ink}; ${family}`,
  ground: `background: ${color.paper}; padding: 32px 12px`,
  column: 'width: 100%; max-width: 600px; margin: 0 auto; border-collapse: collapse',
  sender: `padding: 0 4px 16px; color: ${color.ink}; font-size: 17px; font-weight: 700; letter-spacing: -0.01em; ${family}`,
  warp: `background: ${color.warp}; height: 4px; line-height: 4px; font-size: 0`,
  weft: `background: ${color.weft}; height: 4px; line-height: 4px; font-size: 0`,
  card: `background: ${color.surface}; color: ${color.ink}; border: ${hair}; border-top: 0; padding: 36px 5% 32px; text-align: left; ${family}`,
  title: `margin: 0 0 14px; color: ${color.ink}; font-size: 27px; line-height: 1.2; font-weight: 700; letter-spacing: -0.02em`,
  paragraph: `margin: 0 0 14px; color: ${color.ink}; font-size: 16px; line-height: 1.55; ${words}`,
  whole: 'width: 100%; border-collapse: collapse',
  part: 'width: 100%; border-collapse: collapse; margin: 24px 0 0',
  label: `margin: 0 0 6px; color: ${color.muted}; font-size: 14px; line-height: 1.4; font-weight: 400`,
  value: `margin: 0; font-size: 24px; line-height: 1.25; font-weight: 700; letter-spacing: -0.02em; ${words}`,
  detail: `margin: 6px 0 0; color: ${color.muted}; font-size: 14px; line-height: 1.5; ${words}`,
  term: `width: 30%; padding: 11px 12px 11px 0; border-bottom: ${hair}; color: ${color.muted}; font-size: 14px; line-height: 1.5; font-weight: 400; text-align: left; vertical-align: top`,
  fact: `padding: 11px 0; border-bottom: ${hair}; color: ${color.ink}; font-size: 15px; line-height: 1.45; vertical-align: top; ${words}`,
  caption: `padding: 0 0 6px; color: ${color.ink}; font-size: 16px; font-weight: 700; text-align: left`,
  head: `padding: 8px 0; border-bottom: ${hair}; color: ${color.muted}; font-size: 13px; font-weight: 400`,
  name: `padding: 12px 0; border-bottom: ${hair}; color: ${color.ink}; font-size: 15px; line-height: 1.4; font-weight: 600; text-align: left; vertical-align: top`,
  price: `color: ${color.muted}; font-size: 13px; font-weight: 400`,
  number: `padding: 12px 0 12px 12px; border-bottom: ${hair}; color: ${color.ink}; font-size: 15px; line-height: 1.4; text-align: right; vertical-align: top; white-space: nowrap`,
  total: `padding: 14px 0 0; color: ${color.ink}; font-size: 17px; font-weight: 700`,
  quoteLabel: `margin: 28px 0 10px; color: ${color.ink}; font-size: 16px; line-height: 1.4; font-weight: 700`,
  quote: `margin: 0; padding: 18px 20px; background: ${color.paper}; color: ${color.ink}; border-left: 3px solid ${color.warp}; font-size: 16px; line-height: 1.6; text-align: start; white-space: pre-wrap; unicode-bidi: plaintext; ${words}`,
  foot: `padding: 20px 4px 0; text-align: left; ${family}`,
  note: `margin: 0 0 8px; color: ${color.muted}; font-size: 13px; line-height: 1.5; ${words}`,
  link: `color: ${color.warp}; text-decoration: underline`,
};

const highlighted = (isUrgent: boolean): Readonly<Record<'panel' | 'value', string>> => {
  const thread = isUrgent ? color.weft : color.warp;
  return {
    panel: `background: ${color.sunken}; color: ${color.ink}; border-left: 3px solid ${thread}; padding: 18px 20px`,
    value: `${style.value}; color: ${isUrgent ? color.weft : color.ink}`,
  };
};

const lineBreak = html`<br>`;
const withBreaks = (text: string): readonly Markup[] =>
  toLines(text)
    .split('\n')
    .flatMap((line, place) => (place === 0 ? [html`${line}`] : [lineBreak, html`${line}`]));

const toHtml = (block: MailBlock): Markup =>
  match(block)
    .with({ kind: 'paragraph' }, ({ text }) => html`<p style="${style.paragraph}">${text}</p>`)
    .with({ kind: 'highlight' }, ({ detail, isUrgent, label, values }) => {
      const { panel, value } = highlighted(isUrgent);
      return html`<table role="presentation" style="${style.part}"><tr><td style="${panel}">
        <p style="${style.label}">${label}</p>${values.map((line) => html`<p style="${value}">${line}</p>`)}
        ${detail === '' ? [] : [html`<p style="${style.detail}">${detail}</p>`]}
      </td></tr></table>`;
    })
    .with(
      { kind: 'facts' },
      ({ facts }) =>
        html`<table style="${style.part}">${facts.map(
          ({ label, value }) =>
            html`<tr><th scope="row" style="${style.term}">${label}</th><td style="${style.fact}"><bdi>${value}</bdi></td></tr>`,
        )}</table>`,
    )
    .with(
      { kind: 'lines' },
      ({ caption, lines, total }) =>
        html`<table style="${style.part}"><caption style="${style.caption}">${caption}</caption>
          <thead><tr>
            <th scope="col" style="${style.head}; text-align: left">Product</th>
            <th scope="col" style="${style.head}; padding-left: 12px; text-align: right">Quantity</th>
            <th scope="col" style="${style.head}; padding-left: 12px; text-align: right">Amount</th>
          </tr></thead>
          <tbody>${lines.map(
            ({ amount, name, price, quantity }) =>
              html`<tr><th scope="row" style="${style.name}">${name}<br><span style="${style.price}">${price}</span></th>
                <td style="${style.number}">${quantity}</td>
                <td style="${style.number}">${amount}</td></tr>`,
          )}</tbody>
          <tfoot><tr><th scope="row" style="${style.total}; text-align: left">Total</th>
            <td colspan="2" style="${style.total}; text-align: right">${total}</td></tr></tfoot></table>`,
    )
    .with(
      { kind: 'quote' },
      ({ label, text }) =>
        html`<h2 style="${style.quoteLabel}">${label}</h2><blockquote dir="auto" style="${style.quote}">${withBreaks(text)}</blockquote>`,
    )
    .exhaustive();

/** Loads nothing remote. Repeats the language in the body, because webmail keeps only the body's content. */
export const toMailHtml = ({ blocks, link, notes, sender, title }: MailDocument): string =>
  html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light"><meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${title}</title></head>
<body style="${style.body}">
<div role="article" aria-roledescription="email" aria-label="${title}" lang="en" dir="ltr">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${style.whole}"><tr><td align="center" style="${style.ground}">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="${style.column}">
<tr><td colspan="2" align="left" style="${style.sender}">${sender}</td></tr>
<tr><td width="72%" style="${style.warp}">&nbsp;</td><td width="28%" style="${style.weft}">&nbsp;</td></tr>
<tr><td colspan="2" style="${style.card}"><h1 style="${style.title}">${title}</h1>
${blocks.map(toHtml)}
</td></tr>
<tr><td colspan="2" style="${style.foot}">
${notes.map((note) => html`<p style="${style.note}">${note}</p>`)}
<p style="${style.note}">${sender} · <a href="${link}" style="${style.link}">${link}</a></p>
</td></tr></table></td></tr></table></div></body></html>
`.code;
