import { AppError } from '#schemas/app-error.ts';
import { defined } from '#schemas/defined.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { PecaSalvar } from '#schemas/shapes/peca.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { act, condition, perform, type ActInput } from '#server/conteudo/atos/index.ts';
import { changedFacts } from '#server/conteudo/dados/index.ts';
import { supportErrors } from './criar.ts';
import { indexPeca } from './index-peca.ts';
import { ofPecas } from './rules.ts';
import { requireType } from './tipos.ts';

/** What a piece says of itself may be put right; its file never changes. */
export const editar = act<PecaSalvar>({
  ...ofPecas,
  exige: [condition.edits, ...ofPecas.exige],
  nome: 'editar',
  evento: 'salvo',
  effect: async (ctx, { row }, { versao: _versao, assunto, ...said }) => {
    const former = await ctx.db
      .selectFrom('pecaArquivo')
      .selectAll()
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow();
    await requireType(ctx, said.tipoDocumentoId, former.tipoDocumentoId);
    const erros = supportErrors(
      { ...said, localFisico: said.localFisico ?? former.localFisico ?? undefined },
      former.anexoId !== null,
    );
    if (erros.length > 0) throw new AppError('camposInvalidos', {}, { erros });
    const columns = {
      tipoDocumentoId: said.tipoDocumentoId,
      suporte: said.suporte,
      origem: said.origem,
      ...defined({
        autor: orNull(said.autorPeca),
        localFisico: orNull(said.localFisico),
        observacoes: orNull(said.observacoes),
        transcricao: orNull(said.transcricao),
      }),
    };
    await ctx.db.updateTable('pecaArquivo').set(columns).where('id', '=', row.id).execute();
    const { colunas, dados } = changedFacts(row, { assunto });
    const before: Readonly<Record<string, unknown>> = { ...former };
    const own = Object.entries(columns).filter(
      ([name, value]) => before[name] !== value && name !== 'transcricao',
    );
    return {
      ...defined({ colunas }),
      dados: {
        ...dados,
        ...Object.fromEntries(own.map(([name, value]) => [name, { de: before[name] ?? null, para: value }])),
        // a transcript may be long: that it changed is told, and it is read where it is
        ...defined({
          transcricao:
            'transcricao' in columns && columns.transcricao !== former.transcricao ? true : undefined,
        }),
      },
      resultado: undefined,
    };
  },
  follow: (ctx, { row }) => indexPeca(ctx.db, row.id),
});

/** A text that was sent empty takes away what was there. */
const orNull = (text: string | undefined): string | null | undefined =>
  text === undefined ? undefined : text.trim() || null;

export const salvar = (ctx: Ctx, id: number, pedido: PecaSalvar): Promise<void> =>
  perform(ctx, editar, id, pedido);

/** Declares that the piece was compared with the original: who, and when, stay with it for good. */
export const conferir = act<ActInput>({
  ...ofPecas,
  exige: [condition.permission('pecaConferir'), ...ofPecas.exige],
  nome: 'conferirPeca',
  evento: 'conferido',
  effect: async ({ db, agora, sessao }, { row }) => {
    const done = await db
      .updateTable('pecaArquivo')
      .set({
        conferidoEm: agora,
        conferidoPor: sessao.usuarioId,
        conferidoSubstituto: sessao.substitutoId ?? null,
      })
      .where('id', '=', row.id)
      .where('conferidoEm', 'is', null)
      .where('anexoId', 'is not', null)
      .where('origem', '<>', 'NATO_DIGITAL')
      .returning(['nome', 'sha256'])
      .executeTakeFirst();
    if (!done) throw new AppError('transicaoNaoPermitida', { motivo: mensagem('peca.naoSeConfere') });
    return {
      dados: { nome: done.nome, sha256: done.sha256?.toString('hex') },
      resultado: undefined,
    };
  },
});
