import { tidyLine } from './tidy-text.ts';

/** Letters of a kept name; more than that some systems refuse when it is downloaded. */
const longest = 200;
/** Letters of what is taken for an extension, its point with it. */
const longestExtension = 12;

/** What a browser writes in the form in place of the signs that would end the name (HTML, multipart/form-data). */
const escaped = /%(22|0D|0A)/gi;
const loneSurrogates = /\p{Surrogate}/gu;

/** The name of a file as it came in a form, ready to be kept: without folders, of one line, its extension whole. */
export const fileNameOf = (sent: string): string => {
  const decoded = sent
    .replace(escaped, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    // which no name may hold, and no database keeps
    .replaceAll('\u0000', '')
    .replace(loneSurrogates, '');
  const own = decoded.split(/[/\\]/u).at(-1) ?? '';
  return shortened(tidyLine(own), longest);
};

/** The name with so many letters at the most: what is cut is before the extension, and no letter is cut in two. */
export const shortened = (name: string, most: number): string => {
  if (name.length <= most) return name;
  const at = name.lastIndexOf('.');
  const extension = at > 0 && name.length - at <= longestExtension ? name.slice(at) : '';
  const stem = name.slice(0, name.length - extension.length);
  let kept = '';
  for (const { segment } of new Intl.Segmenter('pt-BR').segment(stem)) {
    if (kept.length + segment.length + extension.length > most) break;
    kept += segment;
  }
  return `${kept.trimEnd()}${extension}`;
};
