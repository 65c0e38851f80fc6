import { AppError } from '#schemas/app-error.ts';
import type { FaseExterna } from '#schemas/shapes/fase-externa.ts';
import { mensagem } from '#schemas/messages/index.ts';

/** What happens between a person from outside and the body that they asked. */
interface Passo {
  readonly ato: string;
  readonly quem: 'ORGAO' | 'EXTERNO';
  readonly de: readonly FaseExterna[];
  /** The phase that it leads to; without one, it stays. */
  readonly para?: FaseExterna;
}

/** The table of phases: what is not here cannot be done. Once there was an outcome nothing can. */
export const passos = [
  {
    ato: 'conferirSolicitacao',
    quem: 'ORGAO',
    de: ['SOLICITACAO', 'DEVOLUCAO', 'ASSINAR'],
    para: 'CONFERENCIA',
  },
  { ato: 'devolverSolicitacao', quem: 'ORGAO', de: ['SOLICITACAO', 'CONFERENCIA'], para: 'DEVOLUCAO' },
  { ato: 'pedirAssinatura', quem: 'ORGAO', de: ['SOLICITACAO', 'CONFERENCIA'], para: 'ASSINAR' },
  { ato: 'autuarSolicitacao', quem: 'ORGAO', de: ['SOLICITACAO', 'CONFERENCIA'], para: 'AUTUADO' },
  { ato: 'encerrarSolicitacao', quem: 'ORGAO', de: ['SOLICITACAO', 'CONFERENCIA', 'AUTUADO'] },
  {
    ato: 'partilharDocumento',
    quem: 'ORGAO',
    de: ['SOLICITACAO', 'DEVOLUCAO', 'CONFERENCIA', 'AUTUADO', 'ASSINAR'],
  },
  { ato: 'responderDevolucao', quem: 'EXTERNO', de: ['DEVOLUCAO'], para: 'SOLICITACAO' },
  { ato: 'complementar', quem: 'EXTERNO', de: ['SOLICITACAO', 'CONFERENCIA', 'AUTUADO', 'ASSINAR'] },
  { ato: 'assinarSolicitacao', quem: 'EXTERNO', de: ['ASSINAR'], para: 'CONFERENCIA' },
] as const satisfies readonly Passo[];

export type NomePasso = (typeof passos)[number]['ato'];

/** The power that who acts for another needs for a step of theirs. */
export const poderDe = (ato: NomePasso): 'pede' | 'assina' =>
  ato === 'assinarSolicitacao' ? 'assina' : 'pede';

/** How a request stands. */
interface Andamento {
  readonly situacao: FaseExterna;
  readonly encerrada: boolean;
}

const passoOf = (ato: NomePasso): Passo | undefined => passos.find((passo) => passo.ato === ato);

export const cabe = (ato: NomePasso, { situacao, encerrada }: Andamento): boolean =>
  !encerrada && (passoOf(ato)?.de.includes(situacao) ?? false);

/** What one side may do now. */
export const passosDe = (quem: Passo['quem'], andamento: Andamento): NomePasso[] =>
  passos.filter((passo) => passo.quem === quem && cabe(passo.ato, andamento)).map(({ ato }) => ato);

/** The phase after a step, which is refused where the table has none. */
export const depois = (ato: NomePasso, andamento: Andamento): FaseExterna => {
  if (!cabe(ato, andamento))
    throw new AppError('transicaoNaoPermitida', {
      motivo: mensagem(andamento.encerrada ? 'externo.motivo.encerrada' : 'externo.motivo.fase', {
        fase: mensagem(`externo.fase.${andamento.situacao}`),
      }),
    });
  return passoOf(ato)?.para ?? andamento.situacao;
};
