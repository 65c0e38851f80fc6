import { create } from 'fontkit';
import sansUrl from '@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf?url';
import sansBoldUrl from '@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf?url';
import mathUrl from '@expo-google-fonts/noto-sans-math/400Regular/NotoSansMath_400Regular.ttf?url';
import symbolsUrl from '@expo-google-fonts/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf?url';
import serifUrl from '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf?url';
import serifBoldUrl from '@expo-google-fonts/source-serif-4/700Bold/SourceSerif4_700Bold.ttf?url';
import type { FontBook } from '#schemas/drawn-text.ts';

const read = async (url: string): Promise<Uint8Array> => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`a letter was not read: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
};

/** Where the letters that the standard fonts lack are looked for; each file is fetched only if one before it was not enough. */
export const fontBook = (style: 'plain' | 'bold'): FontBook => ({
  engine: { create: (bytes) => create(bytes as Buffer) },
  files: [
    style === 'bold' ? sansBoldUrl : sansUrl,
    style === 'bold' ? serifBoldUrl : serifUrl,
    symbolsUrl,
    mathUrl,
  ].map((url) => () => read(url)),
});
