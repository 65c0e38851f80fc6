import { plainTitle } from './columns.ts';

const yes = new Set(['sim', 's', 'true', 'verdadeiro', 'v', 'yes', 'y', '1', 'x', 'ativo', 'ativa']);
const no = new Set(['nao', 'n', 'false', 'falso', 'f', 'no', '0', 'inativo', 'inativa']);

/** The ways in which files say yes and no; undefined for anything else. */
export const readYesNo = (cell: string | number | boolean): boolean | undefined => {
  if (typeof cell === 'boolean') return cell;
  const text = plainTitle(String(cell));
  if (yes.has(text)) return true;
  return no.has(text) ? false : undefined;
};
