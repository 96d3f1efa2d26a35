import { company, productRange } from '@loomwright/content';
import { settingTexts } from '@loomwright/shell';
import { member } from './people.ts';

const [, ...otherSettings] = Object.values(settingTexts);

/** Sections of a transcript whose length depends on the site’s content. */
const lists = [
  ['navigation, Footer', 'end of navigation', 'footer'],
  [`region, ${productRange.countFirst} products`, 'end of region', 'products'],
  ['region, Related products', 'end of region', 'related products'],
  ...otherSettings.map(({ title }) => [`heading, ${title}, level 3`, 'end of group', 'settings'] as const),
] as const;

const facts = [
  [company.name, 'company.name'],
  [company.tagline, 'company.tagline'],
  [company.email, 'company.email'],
  [company.phone, 'company.phone'],
  [company.office.timeZoneText, 'company.office.timeZoneText'],
  [company.address.lines.join('\n'), 'company.address.lines'],
  [company.address.city, 'city'],
  [company.address.region, 'region'],
  [company.address.country, 'country'],
  [member.email, 'member.email'],
  [new RegExp(`${productRange.countFirst}(?= (?:products|ways))`, 'g'), 'productRange.countFirst'],
  [/(?<=Remaining attempts: )\d+/g, 'attempts'],
  [/(?<=The form is locked for )[^.]+/g, 'time'],
  [/(?:Optional\ntextbox, .*, Optional\n)*Optional\ntextbox, .*, Optional$/gm, 'optional fields'],
] as const;

/** Replaces lists, and facts that differ between sites, with `{name}`. */
export const toTranscript = (lines: readonly string[]): string => {
  const said = [...lines];
  for (const [from, to, name] of lists) {
    const begin = said.indexOf(from);
    if (begin >= 0) said.splice(begin, said.indexOf(to, begin) - begin + 1, `{${name}}`);
  }
  const listed = said.filter((line, at) => !line.startsWith('{') || line !== said[at - 1]);
  return facts.reduce<string>(
    (text, [fact, name]) => text.replaceAll(fact, `{${name}}`),
    [...listed, ''].join('\n'),
  );
};
