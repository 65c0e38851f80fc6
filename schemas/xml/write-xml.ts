import { withoutMarkup } from './markup.ts';

/** Characters that no XML has, source: XML 1.0, production 2. */
const outsideXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const written = (words: string): string => withoutMarkup(words.replaceAll(outsideXml, ''));

/** An element of an XML: words are written as its text, a list is of elements that are written already. */
export const element = (
  name: string,
  content: string | readonly string[],
  attributes: Readonly<Record<string, string | undefined>> = {},
): string =>
  `${opening(name, attributes)}${typeof content === 'string' ? written(content) : content.join('')}</${name}>`;

/** The beginning of one whose content is written after it. */
export const opening = (
  name: string,
  attributes: Readonly<Record<string, string | undefined>> = {},
): string =>
  `<${name}${Object.entries(attributes)
    .map(([attribute, value]) => (value === undefined ? '' : ` ${attribute}="${written(value)}"`))
    .join('')}>`;
