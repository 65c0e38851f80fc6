import { mensagem } from '#schemas/messages/index.ts';

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
];

/** A browser and its system in words that its owner recognises. */
export const deviceInWords = (agente: string): string => {
  const named = (list: typeof browsers): string | undefined => list.find(([sign]) => sign.test(agente))?.[1];
  const navegador = named(browsers);
  const sistema = named(systems);
  if (navegador && sistema) return mensagem('entrada.dispositivo.navegadorEm', { navegador, sistema });
  return navegador ?? sistema ?? mensagem('entrada.dispositivo.outro');
};
