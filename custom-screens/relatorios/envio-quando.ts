import type { EnvioRelatorio } from '#schemas/shapes/envio-relatorio.ts';
import type { MessageKey } from '#src/i18n/message-key.ts';
import type { useText } from '#src/i18n/use-text.ts';

/** When a report leaves, in words. */
export const quandoText = (
  text: ReturnType<typeof useText>,
  { cada, dia = 1, hora, soDiasUteis }: Pick<EnvioRelatorio, 'cada' | 'dia' | 'hora' | 'soDiasUteis'>,
): string => {
  if (cada === 'DIA') return text(`relatorios.envios.quando.${soDiasUteis ? 'DIA_UTIL' : 'DIA'}`, { hora });
  const named = cada === 'SEMANA' ? text(`relatorios.envios.dias.${dia}` as MessageKey) : String(dia);
  return text(`relatorios.envios.quando.${cada}`, { dia: named, hora });
};
