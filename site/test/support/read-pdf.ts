import { inflateSync } from 'node:zlib';

export interface ReadPdf {
  readonly objects: ReadonlyMap<number, string>;
  readonly pages: readonly string[];
}

const inflate = (bytes: Buffer) => inflateSync(bytes).toString('latin1');
const referenceIn = (dictionary: string, key: string) =>
  Number(new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1]);

const readObjects = (file: Buffer) => {
  const text = file.toString('latin1');
  const objects = new Map<number, string>();
  const streams = new Map<number, string>();
  for (const found of text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm)) {
    const [, number, body = ''] = found;
    const [dictionary = '', ...rest] = body.split('\nstream\n');
    objects.set(Number(number), dictionary);
    if (rest.length === 0 || !dictionary.includes('/FlateDecode')) continue;
    const start = found.index + found[0].indexOf('\nstream\n') + '\nstream\n'.length;
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
    streams.set(Number(number), inflate(file.subarray(start, start + length)));
  }
  return { objects, streams };
};

const readCharacters = (map: string) => {
  const characters = new Map<number, string>();
  for (const [, from = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g))
    for (const [place, [, units = '']] of [...list.matchAll(/<([\w ]*)>/g)].entries())
      characters.set(
        Number.parseInt(from, 16) + place,
        Buffer.from(units.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      );
  return characters;
};

type Decode = (hex: string) => string;

const readFont = (dictionary: string, streams: ReadonlyMap<number, string>): Decode => {
  const map = streams.get(referenceIn(dictionary, 'ToUnicode'));
  if (map === undefined) return (hex) => Buffer.from(hex, 'hex').toString('latin1');
  const characters = readCharacters(map);
  return (hex) =>
    (hex.match(/.{4}/g) ?? [])
      .map((glyph) => characters.get(Number.parseInt(glyph, 16)) ?? '\ufffd')
      .join('');
};

const readContent = (content: string, fonts: ReadonlyMap<string, Decode>) => {
  let text = '';
  let artifacts = 0;
  let decode: Decode = () => '\ufffd';
  const open: boolean[] = [];
  for (const line of content.split('\n')) {
    const font = /^\/(\w+) [\d.]+ Tf$/.exec(line)?.[1];
    if (font) decode = fonts.get(font) ?? decode;
    if (/ (?:BMC|BDC)$/.test(line)) {
      open.push(line.startsWith('/Artifact'));
      if (open.at(-1)) artifacts += 1;
    }
    if (line === 'EMC' && open.pop()) artifacts -= 1;
    if (!line.endsWith(' TJ') || artifacts > 0) continue;
    text += [...line.matchAll(/<(\w+)>/g)].map(([, hex = '']) => decode(hex)).join('');
    text += ' ';
  }
  return text;
};

export const readPdf = (file: Buffer): ReadPdf => {
  const { objects, streams } = readObjects(file);
  const tree = [...objects.values()].find((dictionary) => /\/Type \/Pages\b/.test(dictionary)) ?? '';
  const pageIds = [...(/\/Kids \[([^\]]*)\]/.exec(tree)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(
    ([, number]) => Number(number),
  );
  const pages = pageIds.map((id) => {
    const page = objects.get(id) ?? '';
    const resources = objects.get(referenceIn(page, 'Resources')) ?? page;
    const fonts = new Map(
      [...(/\/Font <<([^>]*)>>/.exec(resources)?.[1] ?? '').matchAll(/\/(\w+) (\d+) 0 R/g)].map(
        ([, name = '', number]) => [name, readFont(objects.get(Number(number)) ?? '', streams)] as const,
      ),
    );
    return readContent(streams.get(referenceIn(page, 'Contents')) ?? '', fonts);
  });
  return { objects, pages };
};
