/** A thickness written in centimetres, "2,5", in millimetres; nothing where it is no thickness. */
export const espessuraOf = (written: string): number | undefined => {
  const said = /^(\d{1,3})(?:[.,](\d))?$/.exec(written.trim());
  if (!said) return undefined;
  const mm = Number(said[1]) * 10 + Number(said[2] ?? 0);
  return mm > 0 && mm <= 5000 ? mm : undefined;
};

/** In centimetres, as people write it. */
export const espessuraText = (mm: number): string => (mm / 10).toLocaleString('pt-BR');
