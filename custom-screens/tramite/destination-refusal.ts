import type { DestinoPossivel } from '#schemas/shapes/tramite.ts';
import { text } from '#src/i18n/text.ts';

/**
 * Why a destination cannot be chosen, as far as it can be told before asking the server; undefined when it can.
 * @param here the unit of who forwards, which holds the content
 * @param draft a draft goes only to a person of the same unit
 * @param owed the unit that asked for it back: until it goes there it goes nowhere else
 */
export const destinationRefusal = (
  { unidade, usuario, aceitaSemPessoa }: DestinoPossivel,
  here: number,
  draft: boolean,
  owed?: Pick<DestinoPossivel['unidade'], 'id' | 'sigla'>,
): string | undefined => {
  if (!usuario && unidade.id === here) return text('tramite.jaEstaAqui');
  if (draft && unidade.id !== here) return text('tramite.minutaForaDaUnidade');
  if (!usuario && !aceitaSemPessoa) return text('tramite.soComPessoa');
  if (owed && unidade.id !== owed.id && unidade.id !== here)
    return text('tramite.devolvaAntes', { unidade: owed.sigla });
  return undefined;
};
