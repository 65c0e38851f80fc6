import { sql } from 'kysely';
import { AppError, type ErrorData } from '#schemas/app-error.ts';
import type { ErrorCode } from '#schemas/errors.ts';
import type { DestinoPedido } from '#schemas/shapes/destino.ts';
import type { TramiteEnviar } from '#schemas/shapes/tramite.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { fase, reasonText, type ConteudoRow, type OwedReturn } from '#server/conteudo/atos/index.ts';
import { today } from '#server/instalacao/prazo/index.ts';
import { reaches } from '#server/pessoas/acesso/reaches.ts';
import { organisationOf, otherOrganisation } from '#server/pessoas/acesso/other-organisations.ts';
import { mayGo } from './may-go.ts';

/** A destination that exists and may receive. */
export interface Destination {
  readonly unidadeId: number;
  readonly unidade: string;
  readonly usuarioId: number | null;
  readonly rotulo: string;
}

/** Where it goes, when all of it may go there. */
export const readSending = async (
  ctx: Ctx,
  row: ConteudoRow,
  pedido: TramiteEnviar,
): Promise<{ destino: Destination; copias: readonly Destination[] }> => {
  checkDeadlines(ctx, pedido);
  const destino = await readDestination(ctx, row, pedido.destino, {
    campo: 'destino',
    deUnidadeId: row.detentorUnidadeId,
  });
  if (row.nivelAcesso === 'SIGILOSO' && destino.usuarioId === null)
    throw fieldError('destino', mensagem('documento.motivo.sigilosoSemPessoa'));
  checkHolder(row, destino, 'destino');
  checkReturn(ctx, row, destino);
  if (row.fase === fase.minuta && (destino.unidadeId !== row.detentorUnidadeId || destino.usuarioId === null))
    throw fieldError('destino', mensagem('documento.recusa.minutaDeFora'));
  return { destino, copias: await readCopies(ctx, row, pedido.copias ?? [], destino) };
};

/** Who is to know of it, when it goes nowhere: whoever has it knows already. */
export const readKnowledge = async (
  ctx: Ctx,
  row: ConteudoRow,
  pedidos: readonly DestinoPedido[],
): Promise<readonly Destination[]> => {
  const copias = await readCopies(ctx, row, pedidos);
  copias.forEach((copia, index) => checkHolder(row, copia, `copias.${index}`));
  return copias;
};

/** Deadlines are from today on; the one to be back is of what has to come back, and comes after the one to receive. */
const checkDeadlines = (
  ctx: Ctx,
  { prazo, prazoRetorno, retornoObrigatorio = false }: TramiteEnviar,
): void => {
  if (prazo !== undefined && prazo < today(ctx))
    throw fieldError('prazo', mensagem('documento.recusa.dataPassada'));
  if (prazoRetorno === undefined) return;
  const refused = !retornoObrigatorio
    ? mensagem('documento.recusa.retornoSemPedido')
    : prazoRetorno < today(ctx)
      ? mensagem('documento.recusa.dataPassada')
      : prazo !== undefined && prazoRetorno < prazo
        ? mensagem('documento.recusa.retornoAntes')
        : undefined;
  if (refused !== undefined) throw fieldError('prazoRetorno', refused);
};

/** What has to go back goes there, or to somebody of the unit who works on it. */
const checkReturn = ({ sessao }: Ctx, row: ConteudoRow, destino: Destination): void => {
  const { retorno } = row;
  if (retorno === null || isReturn(retorno, destino) || destino.unidadeId === row.detentorUnidadeId) return;
  if (retorno.dentro && retorno.deUsuarioId === sessao.usuarioId) return;
  const quem = retorno.dentro ? retorno.pessoa : retorno.unidade;
  throw fieldError('destino', reasonText({ motivo: 'retornoPendente', dados: { quem } }, row.tipo));
};

/** Whether a forwarding gives back what is owed: to the unit that asked or, inside the unit, to the person. */
export const isReturn = (
  { deUnidadeId, deUsuarioId, dentro }: OwedReturn,
  { unidadeId, usuarioId }: Pick<Destination, 'unidadeId' | 'usuarioId'>,
): boolean => unidadeId === deUnidadeId && (!dentro || usuarioId === deUsuarioId);

export const fieldError = (campo: string, text: string): AppError =>
  new AppError('camposInvalidos', {}, { erros: [{ campo, mensagem: text }] });

const refuse = (code: ErrorCode, campo: string, data: ErrorData): AppError =>
  new AppError(code, data, { erros: [{ campo, mensagem: mensagem(`erro.${code}`, data) }] });

interface From {
  readonly campo: string;
  readonly deUnidadeId: number;
  readonly copia?: boolean;
}

/**
 * A destination that exists, is active and takes what comes to it as it is asked; refused on its field otherwise.
 * @param from the unit from which it goes, and whether it is only to be known there: a copy is held by nobody, and goes to a unit
 * that takes charge only by name
 */
export const readDestination = async (
  ctx: Ctx,
  { id, sigilo }: Pick<ConteudoRow, 'id' | 'sigilo'>,
  pedido: DestinoPedido,
  { campo, deUnidadeId, copia = false }: From,
): Promise<Destination> => {
  const organizacao = organisationOf(deUnidadeId);
  const { rows } = await sql<{
    outra: { readonly sigla: string } | null;
    aceita: boolean;
    sigla: string;
    nome: string;
    ativo: boolean;
    semPessoa: boolean;
    pessoa: string | null;
    pessoaAtiva: boolean | null;
    naUnidade: boolean | null;
  }>`
    select ${otherOrganisation(organizacao)} as outra,
      ${mayGo(id, organizacao)} as aceita,
      un.sigla, un.nome, un.ativo, coalesce(un.permite_tramite_intradepartamental_sem_destino, true) as sem_pessoa,
      u.nome as pessoa, u.ativo and not coalesce(u.bloqueado, false) as pessoa_ativa,
      exists (select from registro.usuario_unidades uu where uu.registro_id = u.id and uu.unidade = un.id) as na_unidade
    from registro.unidade un
    join registro.organizacao_interna o on o.id = un.organizacao
    left join registro.usuario u on u.id = ${pedido.usuarioId ?? null}
    where un.id = ${pedido.unidadeId}`.execute(ctx.db);
  const row = rows[0];
  if (!row) throw fieldError(campo, mensagem('documento.recusa.destinoAusente'));
  if (!row.aceita) throw fieldError(campo, mensagem('documento.recusa.outraOrganizacao'));
  if (!row.ativo) throw refuse('destinoInativo', campo, { destino: `${row.sigla} - ${row.nome}` });
  if (pedido.usuarioId !== undefined) {
    if (row.pessoa === null) throw fieldError(campo, mensagem('documento.recusa.destinoAusente'));
    if (!row.pessoaAtiva) throw refuse('destinoInativo', campo, { destino: row.pessoa });
    if (!row.naUnidade)
      throw fieldError(
        campo,
        mensagem('documento.recusa.foraDaUnidade', { pessoa: row.pessoa, unidade: row.sigla }),
      );
    if (!(await reaches(ctx.db, pedido.usuarioId, sigilo)))
      throw fieldError(campo, mensagem('documento.acesso.grauMenor'));
  } else if (!row.semPessoa && !copia) throw refuse('destinoSemPessoa', campo, { unidade: row.sigla });
  return {
    unidadeId: pedido.unidadeId,
    unidade: row.sigla,
    usuarioId: pedido.usuarioId ?? null,
    rotulo: told(row.pessoa ? `${row.pessoa} (${row.sigla})` : `${row.sigla} - ${row.nome}`, row.outra),
  };
};

/** A destination of another organisation is told with it. */
const told = (rotulo: string, outra: { readonly sigla: string } | null): string =>
  outra === null ? rotulo : `${rotulo} · ${outra.sigla}`;

/** The destination cannot be who already holds it: the unit, or the very person inside it. */
const checkHolder = (row: ConteudoRow, destino: Destination, campo: string): void => {
  if (destino.unidadeId !== row.detentorUnidadeId) return;
  if (destino.usuarioId === null || destino.usuarioId === row.detentorUsuarioId)
    throw refuse('destinoEhDetentor', campo, {});
};

const readCopies = async (
  ctx: Ctx,
  row: ConteudoRow,
  pedidos: readonly DestinoPedido[],
  destino?: Destination,
): Promise<Destination[]> => {
  const copies: Destination[] = [];
  for (const [index, pedido] of pedidos.entries()) {
    const campo = `copias.${index}`;
    const from = { campo, deUnidadeId: row.detentorUnidadeId, copia: true };
    const copy = await readDestination(ctx, row, pedido, from);
    const same = (other: Destination): boolean =>
      other.unidadeId === copy.unidadeId && other.usuarioId === copy.usuarioId;
    if ((destino && same(destino)) || copies.some(same))
      throw refuse('copiaRepetida', campo, { destino: copy.rotulo });
    if (row.nivelAcesso === 'SIGILOSO' && copy.usuarioId === null)
      throw fieldError(campo, mensagem('documento.motivo.sigilosoSemPessoa'));
    copies.push(copy);
  }
  return copies;
};
