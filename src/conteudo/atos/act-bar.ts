import { defined } from '#schemas/defined.ts';
import type { ReactNode } from 'react';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Acao, ConteudoAberto } from '#schemas/shapes/conteudo.ts';
import { text } from '#src/i18n/text.ts';
import type { BarAction } from '#src/ui/bar-action.ts';
import { actLabelOf, actNameOf, type ActKey } from '../act-names.ts';

/** Acts that stand in the bar when allowed, the likeliest first; the others wait under "Mais ações". */
const ofBar: readonly string[] = [
  'receber',
  'tomarCiencia',
  'assinar',
  'assinarCertificado',
  'editar',
  'concluir',
  'juntarPeca',
  'juntarArquivo',
  'criarDocumento',
  'incluirItens',
  'porPecas',
  'responder',
  'devolver',
  'redirecionar',
  'distribuir',
  'tramitar',
  'cobrarAssinaturas',
  'resgatar',
  'finalizar',
  'enviarAoArquivo',
  'arquivar',
  'devolverDoArquivo',
  'desarquivar',
  'pedirConsulta',
  'encerrarConsulta',
  'receberDeOutroOrgao',
  'registrarReciboExterno',
  'reativarFinalizar',
  'reativarCancelar',
  'aprovarExclusao',
  'recusarExclusao',
];

/** Acts that may be the next step: the first allowed one is the filled button. */
const nextSteps: readonly string[] = ofBar.slice(0, ofBar.indexOf('finalizar'));

/** A lot is made to be sent; until it holds something, to be filled. Its own words are seldom changed. */
const stepsOfLote: readonly string[] = ['receber', 'tomarCiencia', 'tramitar', 'incluirItens'];

/** A dossier grows, and seldom goes anywhere. */
const stepsOfDossie: readonly string[] = ['receber', 'tomarCiencia', 'porPecas'];

/** A lot of requests is answered where it is. */
const stepsOfRequests: readonly string[] = ['receber', 'tomarCiencia', 'incluirSolicitacoes'];

const firstOf: Readonly<Record<number, readonly string[]>> = {
  [tipoConteudo.lote]: stepsOfLote,
  [tipoConteudo.dossie]: stepsOfDossie,
  [tipoConteudo.loteSolicitacaoServico]: stepsOfRequests,
};

/** The likeliest acts of a kind, in order. */
const orderOf = (tipo: number, names: readonly string[]): readonly string[] => {
  const first = firstOf[tipo] ?? [];
  return [...first, ...names.filter((name) => !first.includes(name))];
};

/** Refused acts that people look for in the bar, and how many of them it holds. */
const missed: readonly string[] = ['assinar', 'editar', 'tramitar', 'concluir', 'finalizar'];
const missedInBar = 2;

/** Taking and releasing stand at the right of the bar. */
const ofSide: readonly string[] = ['assumir', 'liberar'];

interface ActBar {
  readonly bar: readonly BarAction[];
  readonly side: readonly BarAction[];
  readonly more: readonly BarAction[];
}

interface Making {
  readonly perform: (act: ActKey) => void;
  /** A way out of a refusal, as a button. */
  readonly wayOut?: (act: ActKey) => ReactNode;
  readonly busy?: string;
}

/**
 * The acts of a content as the bar shows them: allowed ones in order of likelihood, then the refused ones that
 * matter, each reason once; the rest keeps its reason under "Mais ações". What the server does not list is not shown.
 */
export const actBar = (
  { acoes, recebimento, tipo }: Pick<ConteudoAberto, 'acoes' | 'recebimento' | 'tipo'>,
  given: Making,
): ActBar => {
  const making = { ...given, tipo };
  const known = acoes.filter(
    ({ nome, permitida }) =>
      actNameOf(nome) !== undefined &&
      (permitida || actNameOf(nome)?.answers !== true) &&
      // a copy waits behind what came in charge: its turn is after the receipt
      (nome !== 'tomarCiencia' || recebimento?.conhecimento === true),
  );
  const primary = orderOf(tipo, nextSteps).find((name) =>
    known.some(({ nome, permitida }) => permitida && nome === name),
  );
  const allowed = order(
    known.filter(({ nome, permitida }) => permitida && ofBar.includes(nome)),
    orderOf(tipo, ofBar),
  );
  const refused = worthTelling(known);
  const inBar = new Set([...allowed, ...refused].map(({ nome }) => nome));
  const side = known.filter(({ nome, permitida }) => permitida && ofSide.includes(nome));
  const rest = known.filter(({ nome }) => !inBar.has(nome) && !side.some((acao) => acao.nome === nome));
  return {
    bar: [
      ...allowed.map((acao) => barAction(acao, making, { primary: acao.nome === primary })),
      ...refused.map((acao, index) =>
        barAction(acao, making, { startsGroup: index === 0 && allowed.length > 0 }),
      ),
    ],
    side: side.map((acao) => barAction(acao, making, { quiet: true })),
    more: rest.map((acao) => barAction(acao, making)),
  };
};

/** The likeliest first; what has no place in the order keeps the server's. */
const order = (acoes: readonly Acao[], names: readonly string[]): readonly Acao[] => {
  const place = ({ nome }: Acao): number => {
    const found = names.indexOf(nome);
    return found < 0 ? names.length : found;
  };
  return [...acoes].sort((a, b) => place(a) - place(b));
};

const worthTelling = (acoes: readonly Acao[]): readonly Acao[] => {
  const refused = missed.flatMap((name) =>
    acoes.filter(({ nome, permitida }) => !permitida && nome === name),
  );
  return refused
    .filter(({ motivo }, index) => refused.findIndex((other) => other.motivo === motivo) === index)
    .slice(0, missedInBar);
};

const barAction = (
  { nome, permitida, motivo }: Acao,
  { perform, wayOut, busy, tipo }: Making & { readonly tipo: number },
  look: Partial<BarAction> = {},
): BarAction => {
  const act = nome as ActKey;
  const name = actNameOf(nome);
  const label = name ? text(actLabelOf(act, [tipo])) : nome;
  return {
    id: nome,
    label,
    ...defined({
      icon: name?.icon,
      shortcut: name?.shortcut && permitida ? name.shortcut : undefined,
      destructive: name?.destructive || undefined,
      group: name?.group,
    }),
    ...look,
    ...defined({ busy: busy === nome || undefined }),
    ...(permitida
      ? {}
      : {
          motivo: motivo ?? text('documento.motivo.foraDeEstado'),
          question: text('consulta.porQueNao', { ato: label.toLocaleLowerCase('pt-BR') }),
          wayOut: wayOut?.(act),
        }),
    perform: () => perform(act),
  };
};
