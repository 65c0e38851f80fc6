import Checkbox from '@mui/material/Checkbox';
import type { ItemPesquisa } from '#schemas/shapes/pesquisa.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { Choice } from './choice.ts';

interface ChooseOneProps {
  readonly item: ItemPesquisa;
  readonly choice: Choice;
  /** In a row of a table, which is low. */
  readonly low?: boolean;
}

/** Chooses one content of what was found, by its number or, without one, its subject. */
export const ChooseOne = ({ item, choice, low = false }: ChooseOneProps) => {
  const text = useText();
  const { numeroDocumento, numeroProcesso, numeroProtocolo, assunto } = item;
  const named = numeroDocumento ?? numeroProcesso ?? numeroProtocolo ?? assunto;
  return (
    <Checkbox
      checked={choice.has(item.id)}
      slotProps={{ input: { 'aria-label': text('caixa.lista.selecionar', { item: named }) } }}
      sx={low ? { width: 28, height: 28, m: '0 -5px' } : { ml: '-10px' }}
      onChange={() => choice.toggle(item)}
    />
  );
};
