import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A family as the template names it, and the files of its faces, regular first. */
interface FontFamily {
  readonly name: string;
  readonly files: readonly string[];
}

const require = createRequire(import.meta.url);

const face = (pkg: string, style: string, file: string): string =>
  join(dirname(require.resolve(`@expo-google-fonts/${pkg}/package.json`)), style, `${file}_${style}.ttf`);

const fourStyles = (pkg: string, file: string): string[] =>
  ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'].map((style) => face(pkg, style, file));

/** The text of documents. */
export const serif: FontFamily = {
  name: 'Source Serif 4',
  files: fourStyles('source-serif-4', 'SourceSerif4'),
};

/** Footer, manifest and marks: what the system says, apart from the text of the document. */
export const sans: FontFamily = {
  name: 'Atkinson Hyperlegible Next',
  files: fourStyles('atkinson-hyperlegible-next', 'AtkinsonHyperlegibleNext'),
};

/** Codes and hashes. */
const mono: FontFamily = {
  name: 'Atkinson Hyperlegible Mono',
  files: fourStyles('atkinson-hyperlegible-mono', 'AtkinsonHyperlegibleMono'),
};

/** Letters that the serif lacks, as those with which indigenous languages are written: ɨ, ʉ, ŋ, g̃. */
const letters: FontFamily = { name: 'Noto Serif', files: fourStyles('noto-serif', 'NotoSerif') };

/** Signs that the serif lacks; one face serves all styles. */
const symbols: readonly FontFamily[] = [
  { name: 'Noto Sans Symbols 2', files: [face('noto-sans-symbols-2', '400Regular', 'NotoSansSymbols2')] },
  { name: 'Noto Sans Math', files: [face('noto-sans-math', '400Regular', 'NotoSansMath')] },
];

/** Families that any text may fall back to, so a character in one of them can always be printed. */
export const textFamilies: readonly FontFamily[] = [serif, letters, ...symbols];

export const allFamilies: readonly FontFamily[] = [serif, sans, mono, letters, ...symbols];
