import { sql } from 'kysely';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import { publicAddress } from '#server/instalacao/configuracao/index.ts';
import { outsiderMail, queueMail } from '#server/instalacao/correio/index.ts';
import { today } from '#server/instalacao/prazo/index.ts';
import { notifyAdministrators } from '#server/pessoas/notificacao/index.ts';
import { holdPower } from './hold-power.ts';
import { noteOfOutsider } from './note.ts';

/**
 * A power of attorney: for something, until a day that is still to come, to somebody else; both are told when it changes. What the
 * institution writes down of one waits for a second person.
 */
export const procuracao: RegisterHook<'procuracao'> = {
  async beforeSave(ctx, { id, before, values }) {
    if (ctx.sessao.usuarioId > 0) await holdPower(ctx, id, before, values);
    const { outorgante, podePedir, podeAssinar, podeReceber, procuradorDocumento, fim } = values;
    if (!podePedir && !podeAssinar && !podeReceber)
      throw refuseField('podePedir', 'externo.procuracao.recusa.poderes');
    if (typeof fim === 'string' && fim !== before?.fim && fim < today(ctx))
      throw refuseField('fim', 'externo.recusa.ate');
    const { documento } = await ctx.db
      .selectFrom('registro.usuarioExterno')
      .select('documento')
      .where('id', '=', Number(outorgante))
      .executeTakeFirstOrThrow();
    if (documento === procuradorDocumento)
      throw refuseField('procuradorDocumento', 'externo.procuracao.recusa.propria');
  },
  async afterSave(ctx, { id, before, after }) {
    const { outorgante, procuradorNome, procuradorDocumento, procuradorEmail, situacao = 'ACEITA' } = after;
    if (before?.situacao === situacao) return;
    await noteOfOutsider(ctx, outorgante, `procuracao.${situacao}`);
    if (situacao === 'ESPERA')
      await notifyAdministrators(ctx.db, ctx.agora, {
        assunto: mensagem('externo.aviso.procuracao', { nome: procuradorNome }),
        conteudo: mensagem('externo.aviso.procuracaoTexto'),
        rota: `administracao/procuracao/edicao/${id}`,
      });
    // of what the institution wrote in the name of somebody, that person learns at once
    if (situacao !== 'ESPERA' || ctx.sessao.usuarioId > 0)
      await tell(ctx, { outorgante, procuradorDocumento, procuradorEmail });
  },
};

interface Both {
  readonly outorgante: number;
  readonly procuradorDocumento: string;
  readonly procuradorEmail: string;
}

/** Both, where they have an account: only that there is something to look at. */
const tell = async (
  { db, agora, ports }: Ctx,
  { outorgante, procuradorDocumento, procuradorEmail }: Both,
): Promise<void> => {
  const { rows } = await sql<{ nome: string; email: string }>`
    select nome, email from registro.usuario_externo where ativo and not bloqueado and (id = ${outorgante}
      or (documento = ${procuradorDocumento} and lower(email) = lower(${procuradorEmail})))`.execute(db);
  const link = `${await publicAddress(db, ports.config)}externo/procuracoes`;
  for (const { nome, email } of rows)
    await queueMail(db, agora, {
      para: email,
      ...(await outsiderMail(db, {
        ato: mensagem('externo.correio.procuracao'),
        nome,
        texto: mensagem('externo.correio.procuracaoTexto', { link }),
      })),
    });
};
