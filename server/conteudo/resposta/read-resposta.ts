import { defined } from '#schemas/defined.ts';
import { sql } from 'kysely';
import type { Documento, Resposta } from '#schemas/shapes/documento.ts';
import type { Ctx } from '#server/base/http/context.ts';
import {
  answersWith,
  debtor,
  estado,
  isOwed,
  lastAsking,
  repliedAt,
  type ConteudoRow,
} from '#server/conteudo/atos/index.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import { replyToAsk } from './reply-to-ask.ts';

interface Row extends Pick<Resposta, 'tramiteId' | 'deUnidade' | 'dePessoa' | 'paraUnidade'> {
  readonly prazo: string | null;
  readonly respondidaEm: Date | null;
  readonly devida: boolean;
}

type Replies = Pick<Documento, 'resposta' | 'pedeResposta' | 'respondeA'>;

/** What the page of a document says of replies: the one asked of it, the one that sending it asks for, the one that it is. */
export const readResposta = async (ctx: Ctx, row: ConteudoRow): Promise<Replies> => {
  const [resposta, asks, respondeA] = await Promise.all([
    readAsked(ctx, row),
    replyToAsk(ctx, row),
    readAnswered(ctx, row.id),
  ]);
  return defined({
    resposta,
    pedeResposta: asks
      ? {
          definir: ctx.sessao.marcas.has('definirPrazoResposta'),
          dias: asks.dias || undefined,
        }
      : undefined,
    respondeA,
  });
};

const unit = (alias: string) =>
  sql.raw(`jsonb_build_object('id', ${alias}.id, 'sigla', ${alias}.sigla, 'nome', ${alias}.nome)`);

const readAsked = async (ctx: Ctx, { id, estado: now }: ConteudoRow): Promise<Resposta | undefined> => {
  const { rows } = await sql<Row>`
    select x.id as tramite_id, ${unit('du')} as de_unidade, p.nome as de_pessoa, ${unit('pu')} as para_unidade,
      x.prazo_resposta as prazo, ${repliedAt} as respondida_em, ${isOwed} as devida
    from conteudo c join tramite x on ${lastAsking}
    join registro.unidade du on du.id = x.de_unidade_id
    join registro.usuario p on p.id = x.de_usuario_id
    join registro.unidade pu on pu.id = ${debtor}
    where c.id = ${id}`.execute(ctx.db);
  const [row] = rows;
  if (!row) return undefined;
  const { prazo, respondidaEm, devida, ...asked } = row;
  // of what is cancelled nobody asks anything
  if (respondidaEm === null && !devida && now === estado.cancelado) return undefined;
  return {
    ...asked,
    situacao: respondidaEm !== null ? 'RESPONDIDA' : devida ? 'DEVIDA' : 'SEM_RESPOSTA',
    prazo: prazo ?? undefined,
    respondidaEm: respondidaEm?.toISOString(),
    respostas: await readReplies(ctx, id),
  };
};

const readReplies = async (ctx: Ctx, id: number): Promise<Resposta['respostas']> => {
  const { rows } = await sql<Omit<Resposta['respostas'][number], 'numero'> & { numero: string | null }>`
    select c.id, c.numero, c.assunto, c.fase, c.estado from documento d join conteudo c on c.id = d.id
    join registro.modelo_documento rm on rm.id = d.modelo_id and ${answersWith(sql`d.vinculado_id`)}
    where d.vinculado_id = ${id} and ${visibleContent(ctx.sessao)} order by c.id desc limit 20`.execute(
    ctx.db,
  );
  return rows.map(({ numero, ...reply }) => ({ ...reply, numero: numero ?? undefined }));
};

/** To whom this document is the reply, while they wait for it. */
const readAnswered = async (ctx: Ctx, id: number): Promise<Documento['respondeA']> => {
  const { rows } = await sql<{
    unidade: NonNullable<Documento['respondeA']>['unidade'];
    prazo: string | null;
  }>`
    select ${unit('du')} as unidade, x.prazo_resposta as prazo
    from documento d join registro.modelo_documento rm on rm.id = d.modelo_id and ${answersWith(sql`d.vinculado_id`)}
    join conteudo c on c.id = d.vinculado_id
    join tramite x on ${lastAsking}
    join registro.unidade du on du.id = x.de_unidade_id
    where d.id = ${id} and ${isOwed} and ${visibleContent(ctx.sessao)}`.execute(ctx.db);
  const [row] = rows;
  return row && { unidade: row.unidade, prazo: row.prazo ?? undefined };
};
