import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import { enqueueMail } from './mail-job.ts';
import { mailServer } from './mail-server.ts';
import { settleDoubt, type Mail } from './send-mail.ts';
import { pageOf } from '#server/engine/page-of.ts';
import type { RowOf } from '#server/engine/typed-record.ts';

const situationOf = ({
  duvidaEm,
  enviandoDesde,
  ultimoErro,
}: Mail): 'DUVIDA' | 'ENVIANDO' | 'ESPERA' | 'FALHOU' => {
  if (duvidaEm) return 'DUVIDA';
  if (enviandoDesde) return 'ENVIANDO';
  return ultimoErro === null ? 'ESPERA' : 'FALHOU';
};

/** As many as a list offers. */
const most = 10_000;

/**
 * Mails that were not sent, straight from the queue, and the way to try them again; to a local administrator, those of the
 * people of the own organisation.
 */
export const gerenciadorEmail: RegisterHook<'gerenciador-email'> = {
  async rows(ctx, request) {
    const { sessao } = ctx;
    const one = request.filters.find(({ field }) => field === 'id')?.values[0];
    const mails = await ctx.db
      .selectFrom('correio')
      .selectAll()
      .where('enviadoEm', 'is', null)
      .$if(sessao.administradorLocal && !sessao.administrador, (query) =>
        query.where('para', 'in', (eb) =>
          eb
            .selectFrom('registro.usuario as u')
            .innerJoin('registro.usuarioUnidades as x', 'x.registroId', 'u.id')
            .select('u.email')
            .where('x.organizacao', '=', sessao.organizacaoId),
        ),
      )
      .$if(one !== undefined, (query) => query.where('id', '=', Number(one)))
      .orderBy('id', 'desc')
      .limit(most)
      .execute();
    const rows = mails.map((mail): RowOf<'gerenciador-email'> => ({
      id: mail.id,
      versao: 1,
      para: mail.para,
      assunto: mail.assunto,
      momento: mail.criadoEm.toISOString(),
      situacao: situationOf(mail),
      tentativas: mail.tentativas,
      erro: mail.ultimoErro ?? undefined,
      // A list of thousands does not carry what only one page shows.
      ...(one === undefined
        ? {}
        : { texto: mail.reservado ? mensagem('entrada.correio.reservado') : mail.texto }),
    }));
    return pageOf(rows, request, ['para', 'assunto']);
  },
  actions: {
    reenviar: async (ctx, { record }) => {
      if (!(await mailServer(ctx.db, ctx.ports.config)))
        throw new AppError('transicaoNaoPermitida', { motivo: mensagem('volume.correio.semServidor') });
      const id = record?.id ?? 0;
      await settleDoubt(ctx.db, id);
      await enqueueMail(ctx.db, id);
      return {};
    },
  },
};
