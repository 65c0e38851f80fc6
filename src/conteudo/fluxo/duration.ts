import type { useText } from '#src/i18n/use-text.ts';

/** A time as people say it: in days from two on, in hours from two on, in minutes before. */
export const durationText = (text: ReturnType<typeof useText>, seconds: number): string => {
  const hours = seconds / 3_600;
  if (hours >= 48) return text('fluxoEstatistica.dias', { count: Math.round(hours / 24) });
  if (hours >= 2) return text('fluxoEstatistica.horas', { n: Math.round(hours) });
  if (seconds < 60) return text('fluxoEstatistica.menosDeUmMinuto');
  return text('fluxoEstatistica.minutos', { n: Math.round(seconds / 60) });
};

/** How much of what had a deadline was late. */
export const lateText = (
  text: ReturnType<typeof useText>,
  { comPrazo, atrasadas }: { readonly comPrazo: number; readonly atrasadas: number },
): string =>
  comPrazo === 0
    ? text('fluxoEstatistica.semPrazo')
    : text('fluxoEstatistica.atrasoDe', {
        parte: partText(atrasadas / comPrazo),
        atrasadas,
        total: comPrazo,
      });

/** A part of the whole, as `38 %`; what is less than one is said so. */
export const partText = (part: number): string =>
  part > 0 && part < 0.01 ? '< 1 %' : `${Math.round(part * 100)} %`;
