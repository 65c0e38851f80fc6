import type { ArquivoGuardado } from '#schemas/shapes/arquivo.ts';

let made = 0;

/** Where an activity is only tried, a file answers it and goes nowhere. */
export const pretendedUpload = (file: File): Promise<ArquivoGuardado> =>
  Promise.resolve({
    id: `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`,
    nome: file.name,
    tipo: file.type,
    tamanho: file.size,
    sha256: '',
  });
