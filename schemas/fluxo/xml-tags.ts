/** A tag of an XML file: where it is, and what it is called. */
export interface XmlTag {
  readonly kind: 'abre' | 'fecha' | 'vazia';
  readonly name: string;
  readonly start: number;
  /** After its last sign. */
  readonly end: number;
}

interface XmlAttribute {
  readonly name: string;
  /** As it is written. */
  readonly value: string;
  /** Of the value, between its quotes. */
  readonly start: number;
  readonly end: number;
}

/** Where a tag ends: a value between quotes may have the sign that ends tags; -1 where it does not. */
export const tagEnd = (xml: string, at: number): number => {
  let quote = '';
  for (let i = at; i < xml.length; i += 1) {
    const char = xml.charAt(i);
    if (quote !== '') {
      if (char === quote) quote = '';
    } else if (char === '"' || char === "'") quote = char;
    else if (char === '>') return i;
  }
  return -1;
};

/** Where a comment or quoted text that begins here ends; -1 where it does not; undefined where none begins. */
export const opaqueEnd = (xml: string, at: number): number | undefined => {
  const [end] = xml.startsWith('<!--', at) ? ['-->'] : xml.startsWith('<![CDATA[', at) ? [']]>'] : [];
  return end === undefined ? undefined : xml.indexOf(end, at);
};

/** The tags of a file, in order; what is quoted or commented has none. */
export function* tagsOf(xml: string): Generator<XmlTag> {
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at + 1)) {
    const skipped = opaqueEnd(xml, at);
    if (skipped !== undefined) {
      if (skipped < 0) return;
      at = skipped;
      continue;
    }
    const last = tagEnd(xml, at);
    if (last < 0) return;
    const second = xml.charAt(at + 1);
    if (second !== '?' && second !== '!') {
      const closes = second === '/';
      const from = closes ? at + 2 : at + 1;
      let to = from;
      while (to < last && !/[\s/>]/.test(xml.charAt(to))) to += 1;
      const kind = closes ? 'fecha' : xml.charAt(last - 1) === '/' ? 'vazia' : 'abre';
      yield { kind, name: xml.slice(from, to), start: at, end: last + 1 };
    }
    at = last;
  }
}

/** What a tag says of itself, one after the other: nothing is looked for beyond it, however long what follows is. */
export const attributesOf = (xml: string, { name, start, end }: XmlTag): XmlAttribute[] => {
  const found: XmlAttribute[] = [];
  const pattern = /\s*([^\s=/>"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;
  pattern.lastIndex = start + 1 + name.length;
  for (let one = pattern.exec(xml); one && one.index < end; one = pattern.exec(xml)) {
    const value = one[2] ?? one[3] ?? '';
    const last = one.index + one[0].length - 1;
    found.push({ name: one[1] ?? '', value, start: last - value.length, end: last });
  }
  return found;
};

/** The name of an element without its prefix. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

export const prefixOf = (name: string): string => name.slice(0, Math.max(0, name.indexOf(':')));

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** What is written, as it is read. */
export const decoded = (written: string): string =>
  written.replaceAll(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole;
    const code = name[1]?.toLowerCase() === 'x' ? parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** The same as it is written in a value between quotes, on one line. */
export const encoded = (read: string): string =>
  read.replaceAll(/[&<>"\n\r\t]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A change of the text of a file. */
export interface XmlChange {
  readonly start: number;
  readonly end: number;
  readonly to: string;
}

/** The file with its changes; of two in the same place, the one that was found first. */
export const changed = (xml: string, changes: readonly XmlChange[]): string => {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, to } of changes.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue;
    parts.push(xml.slice(at, start), to);
    at = end;
  }
  return parts.join('') + xml.slice(at);
};

/** Where each line of a file begins, as its reader counts them: a return alone ends one too. */
export const lineStarts = (xml: string): readonly number[] => [
  0,
  ...Array.from(xml.matchAll(/\r\n|\r|\n/g), ({ 0: end, index }) => index + end.length),
];

/** Says in which line of a file something is. */
export const linesOf = (xml: string): ((at: number) => number) => {
  const starts = lineStarts(xml);
  return (at) => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= at) low = middle;
      else high = middle;
    }
    return low + 1;
  };
};
