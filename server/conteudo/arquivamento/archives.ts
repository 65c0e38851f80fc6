import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { ArquivoPossivel } from '#schemas/shapes/arquivamento.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { ConteudoRow } from '#server/conteudo/atos/index.ts';

/** Where the unit of the session may send what it finished: its own archive first, then the others of the organisation. */
export const listArchives = async ({ db, sessao }: Ctx): Promise<ArquivoPossivel[]> => {
  const { rows } = await sql<ArquivoPossivel>`
    select un.id, un.sigla, un.nome, un.arquivo as idade, un.id = mine.arquivo_corrente is true as da_unidade
    from registro.unidade un cross join (select arquivo_corrente from registro.unidade where id = ${sessao.unidadeId}) mine
    where un.ativo and un.arquivo is not null and un.organizacao = ${sessao.organizacaoId}
    order by da_unidade desc, array_position(array['CORRENTE', 'INTERMEDIARIO', 'PERMANENTE'], un.arquivo::text), un.sigla`.execute(
    db,
  );
  return rows;
};

/** The archive that takes a content: in use, of the organisation that has it, and with somebody who may see what only named people see. */
export const requireArchive = async (
  { db }: Ctx,
  row: ConteudoRow,
  id: number,
): Promise<{ readonly sigla: string }> => {
  const { rows } = await sql<{ sigla: string; alguemVe: boolean }>`
    select un.sigla, exists (select from conteudo_acesso a join registro.usuario_unidades y on y.registro_id = a.usuario_id
      where a.conteudo_id = ${row.id} and y.unidade = un.id) as alguem_ve
    from registro.unidade un
    where un.id = ${id} and un.ativo and un.arquivo is not null and un.organizacao = ${row.detentoraOrganizacaoId}`.execute(
    db,
  );
  const [found] = rows;
  if (!found)
    throw new AppError(
      'camposInvalidos',
      {},
      { erros: [{ campo: 'unidadeId', mensagem: mensagem('arquivamento.recusa.unidade') }] },
    );
  if (row.nivelAcesso === 'SIGILOSO' && !found.alguemVe)
    throw new AppError('transicaoNaoPermitida', {
      motivo: mensagem('arquivamento.recusa.sigiloso', { unidade: found.sigla }),
    });
  return found;
};
