import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import { atKeyboard } from '#server/base/http/session.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import { pageOf } from '#server/engine/page-of.ts';
import type { RowOf } from '#server/engine/typed-record.ts';
import { administrators } from '#server/pessoas/notificacao/index.ts';
import { alertTitle, type AlertKind } from './raise-alert.ts';

/** As many as a list offers. */
const most = 10_000;

interface AlertRow {
  readonly id: number;
  readonly especie: AlertKind;
  readonly usuarioId: number | null;
  readonly quem: string | null;
  readonly enderecos: readonly string[];
  readonly detalhe: string | null;
  readonly vezes: number;
  readonly primeiroEm: Date;
  readonly ultimoEm: Date;
  readonly fechadoEm: Date | null;
  readonly fechadoPor: string | null;
  readonly nota: string | null;
}

/** The alerts of security; who does not administer the installation reads those of the people of the own organisation. */
export const alertaSeguranca: RegisterHook<'alerta-seguranca'> = {
  async rows(ctx, request) {
    const { sessao } = ctx;
    const one = request.filters.find(({ field }) => field === 'id')?.values[0];
    const reached = sessao.administrador
      ? sql`true`
      : sql`exists (select from registro.usuario_unidades x where x.registro_id = a.usuario_id
          and x.organizacao = ${sessao.organizacaoId})`;
    const { rows } = await sql<AlertRow>`
      select a.id, a.especie, a.usuario_id, u.nome as quem, a.enderecos, a.detalhe, a.vezes, a.primeiro_em, a.ultimo_em, a.fechado_em,
        f.nome as fechado_por, a.nota
      from alerta_seguranca a
      left join registro.usuario u on u.id = a.usuario_id
      left join registro.usuario f on f.id = a.fechado_por
      where ${reached} and (${one === undefined ? null : Number(one)}::bigint is null
        or a.id = ${one === undefined ? null : Number(one)})
      order by a.ultimo_em desc, a.id desc limit ${sql.lit(most)}`.execute(ctx.db);
    return pageOf(rows.map(recordOf), request, ['titulo', 'quem', 'enderecos']);
  },
  refusal: (_ctx, record, action) =>
    action === 'fechar' && record.situacao === 'FECHADO' ? mensagem('alerta.recusa.jaFechado') : undefined,
  actions: {
    async fechar(ctx, { record, body }) {
      const id = record?.id ?? 0;
      const { nota } = body as { readonly nota: string };
      const me = atKeyboard(ctx.sessao);
      const row = await ctx.db
        .selectFrom('alertaSeguranca')
        .select('usuarioId')
        .where('id', '=', id)
        .executeTakeFirst();
      const others = (await administrators(ctx.db)).some((person) => person.id !== me);
      if (row?.usuarioId === me && others)
        throw new AppError('transicaoNaoPermitida', { motivo: mensagem('alerta.recusa.proprio') });
      const closed = await ctx.db
        .updateTable('alertaSeguranca')
        .set({ fechadoEm: ctx.agora, fechadoPor: me, nota })
        .where('id', '=', id)
        .where('fechadoEm', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (!closed)
        throw new AppError('transicaoNaoPermitida', { motivo: mensagem('alerta.recusa.jaFechado') });
      await recordEvent(ctx, {
        cadeia: `registro:alerta-seguranca:${id}`,
        ato: 'alertaFechado',
        dados: { motivo: nota },
      });
      return { mensagem: mensagem('alerta.fechado') };
    },
  },
};

const recordOf = (row: AlertRow): RowOf<'alerta-seguranca'> => ({
  id: row.id,
  versao: 1,
  titulo: alertTitle(row.especie, row.quem ?? undefined, row.enderecos[0]),
  especie: row.especie,
  quem: row.quem ?? undefined,
  enderecos: row.enderecos.join(', '),
  detalhe: row.detalhe ?? undefined,
  vezes: row.vezes,
  primeiroEm: row.primeiroEm.toISOString(),
  ultimoEm: row.ultimoEm.toISOString(),
  situacao: row.fechadoEm === null ? 'ABERTO' : 'FECHADO',
  fechadoPor: row.fechadoPor ?? undefined,
  fechadoEm: row.fechadoEm?.toISOString(),
  nota: row.nota ?? undefined,
});
