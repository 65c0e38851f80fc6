import type { ColunaPesquisa, ItemPesquisa } from '#schemas/generated.ts';
import { mensagem, type MessageKey } from '#schemas/messages/index.ts';
import { localMoment } from '#server/engine/index.ts';
import type { SheetCell } from '#server/engine/sheet/index.ts';

const yesOrNo = (value: boolean): string => mensagem(value ? 'pesquisa.sim' : 'pesquisa.nao');

/** The cell of a column in a spreadsheet: the same words as on the screen. */
export const cellOf = (item: ItemPesquisa, name: ColunaPesquisa, timeZone: string): SheetCell => {
  if (name === 'sigilo') return mensagem(`ui.sigilo.${item.sigilo}` as MessageKey);
  // a draft is in no state of the archive yet, as on the screen
  if (name === 'estado' && item.fase === 0) return mensagem('pesquisa.fases.0');
  if (name === 'estado') return mensagem(`ui.estado.${item.estado}` as MessageKey);
  if (name === 'fase') return mensagem(`pesquisa.fases.${item.fase}` as MessageKey);
  if (name === 'origem') return mensagem(`pesquisa.origens.${item.origem}` as MessageKey);
  if (name === 'tipo') return mensagem(`pesquisa.especies.${item.tipo}` as MessageKey);
  const value = item[name];
  if (value === undefined) return undefined;
  if (typeof value === 'boolean') return yesOrNo(value);
  if (Array.isArray(value)) return value.join('; ');
  if (name === 'dataCriacao' || name === 'dataUltimoTramite')
    return { moment: localMoment(new Date(value), timeZone).replace(/\.\d+$/, '.000') };
  return value;
};
