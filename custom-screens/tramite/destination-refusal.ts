import type { DestinoPossivel } from '#schemas/generated.ts';
import { text } from '#src/i18n/text.ts';

/**
 * Why a destination cannot be chosen, as far as it can be told before asking the server; undefined when it can.
 * @param here the unit of who forwards, which holds the content
 * @param draft a draft goes only to a person of the same unit
 */
export const destinationRefusal = (
  { unidade, usuario, aceitaSemPessoa }: DestinoPossivel,
  here: number,
  draft: boolean,
): string | undefined => {
  if (!usuario && unidade.id === here) return text('caixa.tramite.jaEstaAqui');
  if (draft && unidade.id !== here) return text('caixa.tramite.minutaForaDaUnidade');
  if (!usuario && !aceitaSemPessoa) return text('caixa.tramite.soComPessoa');
  return undefined;
};
