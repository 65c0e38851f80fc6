import { mensagem } from '#schemas/messages/index.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import { appendEvent } from '#server/base/events/record-event.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import { raiseAlert } from './raise-alert.ts';

/** Writes the event of a file that was set aside, opens an alert of it, and tells who sent it what to do; once. */
export const tellQuarantine = ({ db, ports }: JobContext, { id }: { readonly id: string }): Promise<void> =>
  inTransaction(db, async (trx) => {
    const row = await trx
      .selectFrom('arquivoQuarentena as q')
      .leftJoin('registro.usuario as u', 'u.id', 'q.criadoPor')
      .select(['q.nome', 'q.ameaca', 'q.sha256', 'q.tamanho', 'u.id as usuarioId'])
      .where('q.id', '=', id)
      .executeTakeFirst();
    const agora = ports.clock();
    const { numUpdatedRows } = await trx
      .updateTable('arquivoQuarentena')
      .set({ avisadoEm: agora })
      .where('id', '=', id)
      .where('avisadoEm', 'is', null)
      .executeTakeFirstOrThrow();
    if (!row || numUpdatedRows === 0n) return;
    const { nome, ameaca, usuarioId, sha256, tamanho } = row;
    const actor = { usuarioId, substitutoId: null, unidadeId: null, sessaoId: null };
    await appendEvent(trx, actor, agora, {
      cadeia: `quarentena:${id}`,
      ato: 'arquivoEmQuarentena',
      dados: { sha256: sha256.toString('hex'), ameaca, tamanho },
    });
    // what a file is called may tell of a content: only who sent it is told
    const alert = { especie: 'ARQUIVO_INFECTADO' as const, enderecos: [], detalhe: ameaca };
    await raiseAlert(trx, agora, usuarioId === null ? alert : { ...alert, usuarioId });
    if (usuarioId === null) return;
    await notify(trx, agora, {
      usuarioIds: [usuarioId],
      tipo: 'SISTEMA',
      assunto: mensagem('alerta.quarentena.assunto', { nome }),
      conteudo: mensagem('alerta.quarentena.texto', { ameaca }),
    });
  });
