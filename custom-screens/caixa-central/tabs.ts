import type { CaixaContadores } from '#schemas/shapes/caixa.ts';
import type { PesquisaSalva } from '#schemas/shapes/pesquisa.ts';
import type { MessageKey } from '#src/i18n/message-key.ts';
import { text } from '#src/i18n/text.ts';
import type { ActKey } from '#src/conteudo/act-names.ts';
import { tabLabels, type TabName } from '#src/conteudo/inbox-tabs.ts';

/** A saved search in the place of a tab, in the address. */
type SearchTabName = `pesquisa-${number}`;
export type AnyTabName = TabName | SearchTabName;

/** One tab of the central inbox. */
export interface Tab {
  readonly name: AnyTabName;
  readonly label: MessageKey;
  /** A saved search is called as the person called it. */
  readonly saved?: PesquisaSalva;
  /** Prefix of the texts of its empty state. */
  readonly empty:
    | 'receber'
    | 'meus'
    | 'unidade'
    | 'acompanhar'
    | 'protocoloExterno'
    | 'conhecimento'
    | 'acompanhando'
    | 'consultados'
    | 'todos'
    | 'pesquisa';
  readonly counter?: keyof CaixaContadores;
  /** Its rows are forwardings: they have a priority, and the deadline is to receive. */
  readonly tramite?: true;
  /** Rows were sent by the unit: they name the destination. */
  readonly sent?: true;
  /** Acts on a selection, in order of likelihood; the others of the inbox stay under "Mais ações". */
  readonly acts: readonly ActKey[];
}

const waiting: readonly ActKey[] = ['receber', 'redirecionar', 'tramitar', 'tomarCiencia'];
const held: readonly ActKey[] = ['tramitar', 'devolver', 'assumir', 'liberar'];

/** Tabs by pending act. */
export const tabs: readonly (Tab & { readonly name: TabName })[] = [
  { name: 'meus', label: tabLabels.meus, empty: 'meus', counter: 'meus', acts: held },
  {
    name: 'unidade',
    label: tabLabels.unidade,
    empty: 'unidade',
    counter: 'unidade',
    acts: ['distribuir', ...held],
  },
  {
    name: 'receber',
    label: tabLabels.receber,
    empty: 'receber',
    counter: 'receber',
    tramite: true,
    acts: waiting,
  },
  {
    name: 'acompanhar',
    label: tabLabels.acompanhar,
    empty: 'acompanhar',
    counter: 'acompanhar',
    tramite: true,
    sent: true,
    acts: ['resgatar', 'acompanhar'],
  },
  {
    name: 'protocolo-externo',
    label: tabLabels['protocolo-externo'],
    empty: 'protocoloExterno',
    counter: 'protocoloExterno',
    acts: held,
  },
  {
    name: 'conhecimento',
    label: tabLabels.conhecimento,
    empty: 'conhecimento',
    counter: 'conhecimento',
    tramite: true,
    acts: ['tomarCiencia', 'acompanhar'],
  },
  {
    name: 'acompanhando',
    label: tabLabels.acompanhando,
    empty: 'acompanhando',
    counter: 'acompanhando',
    acts: ['deixarDeAcompanhar', ...waiting],
  },
  { name: 'consultados', label: tabLabels.consultados, empty: 'consultados', acts: waiting },
  { name: 'todos', label: tabLabels.todos, empty: 'todos', acts: waiting },
];

/** The tab where a person begins: what waits to be received. */
export const firstTab: TabName = 'receber';

/** The saved search that a tab is of. */
export const searchIdOf = (name: AnyTabName): number | undefined =>
  name.startsWith('pesquisa-') ? Number(name.slice('pesquisa-'.length)) : undefined;

/** A saved search as a tab: the same rows and acts as the others, without filters of its own. */
export const searchTab = (id: number, saved?: PesquisaSalva): Tab => ({
  name: `pesquisa-${id}`,
  label: 'exibicaoCaixa.abas.pesquisa',
  empty: 'pesquisa',
  acts: waiting,
  saved,
});

export const tabTitle = ({ label, saved }: Tab): string => saved?.nome ?? text(label);

export const tabOf = (name: TabName): Tab => {
  const found = tabs.find((tab) => tab.name === name);
  if (!found) throw new Error(`aba desconhecida: ${name}`);
  return found;
};
