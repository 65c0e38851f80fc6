import { tipoConteudo } from '#schemas/enums.ts';
import { defined } from '#schemas/defined.ts';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import { text } from '#src/i18n/text.ts';
import { actLabelOf, actNames, type ActKey } from '#src/conteudo/act-names.ts';
import type { BarAction } from '#src/ui/bar-action.ts';
import type { ConteudoLido } from './queries.ts';

/** Acts offered beside the list, in order of likelihood; the page of the content has them all. */
const inBar: readonly ActKey[] = [
  'receber',
  'tomarCiencia',
  'abrirLote',
  'assinar',
  'editar',
  'abrir',
  'receberETramitar',
  'redirecionar',
  'distribuir',
  'responder',
  'devolver',
  'tramitar',
  'resgatar',
];
const inMenu: readonly ActKey[] = ['assumir', 'liberar'];

/** Kinds that are put right on their own page, and have no screen to be written in. */
const editedOnPage: readonly number[] = [
  tipoConteudo.lote,
  tipoConteudo.dossie,
  tipoConteudo.peca,
  tipoConteudo.loteSolicitacaoServico,
];

interface ReadingActions {
  readonly actions: readonly BarAction[];
  readonly more: readonly BarAction[];
}

/**
 * The acts of the item being read.
 * @param conteudo what the server says of it, with the reason of each refusal; absent while it comes
 * @param filled whether the likeliest act may be the filled button: a selection has its own
 */
export const readingActions = (
  item: ItemCaixa,
  conteudo: Pick<ConteudoLido, 'acoes' | 'remetente'> | undefined,
  filled: boolean,
  busy: string | undefined,
  perform: (name: ActKey) => void,
): ReadingActions => {
  const acoes = conteudo?.acoes ?? [];
  const permitted = new Set([
    'abrir',
    ...item.acoes,
    ...acoes.filter(({ permitida }) => permitida).map(({ nome }) => nome),
    ...(item.acoes.includes('receber') ? ['receberETramitar'] : []),
  ]);
  // what a lot, a dossier or a piece says of itself is changed on its own page
  if (editedOnPage.includes(item.tipo)) permitted.delete('editar');
  // a lot is checked on its own page, and received before; one that was made here has nothing to be checked
  if (item.tipo === tipoConteudo.lote && item.acoes.includes('receber')) permitted.add('abrirLote');
  else if (conteudo?.remetente === undefined) permitted.delete('abrirLote');
  // a draft that may be written is opened by writing it
  if (permitted.has('editar')) permitted.delete('abrir');
  const primary = inBar.find((name) => permitted.has(name));
  const show = (name: ActKey): BarAction => {
    const look = actNames[name];
    return {
      id: name,
      label: text(
        name === 'abrirLote' && item.acoes.includes('receber')
          ? 'caixa.leitura.receberEConferir'
          : actLabelOf(name, [item.tipo]),
      ),
      icon: look.icon,
      primary: filled && name === primary,
      busy: busy === name,
      perform: () => perform(name),
      ...defined({ shortcut: 'shortcut' in look ? look.shortcut : undefined }),
    };
  };
  const refused = acoes
    .filter(({ nome, permitida }) => !permitida && [...inBar, ...inMenu].some((name) => name === nome))
    // the page of a lot says why it is not opened yet
    .filter(({ nome }) => nome !== 'abrirLote')
    // what is received and forwarded in one act needs no word on why it is not forwarded alone
    .filter(({ nome }) => nome !== 'tramitar' || !permitted.has('receberETramitar'))
    .map(({ nome, motivo }): BarAction => ({ ...show(nome as ActKey), motivo }));
  return {
    actions: inBar.filter((name) => permitted.has(name)).map(show),
    more: [...inMenu.filter((name) => permitted.has(name)).map(show), ...refused],
  };
};
