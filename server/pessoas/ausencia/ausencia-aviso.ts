import { sql } from 'kysely';
import { date } from '#schemas/formats/date.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { RecordOf } from '#server/engine/typed-record.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import { today } from '#server/instalacao/prazo/index.ts';

interface Appointment {
  readonly usuario: number;
  readonly substituto: number;
  readonly inicio: string;
  readonly fim: string;
  readonly unidades: readonly number[];
}

/** Tells who is substituted and who substitutes what was decided of them, and what is no longer so. */
export const tellAbsence = async (
  ctx: Ctx,
  before: RecordOf<'ausencia'> | undefined,
  after: RecordOf<'ausencia'> | undefined,
): Promise<void> => {
  const waits = waitingOf(after);
  if (waits && JSON.stringify(waits) !== JSON.stringify(waitingOf(before))) await tellWaiting(ctx, waits);
  const [former, present] = [appointmentOf(before), appointmentOf(after)];
  if (JSON.stringify(former) === JSON.stringify(present)) return;
  const moved = former?.substituto !== present?.substituto || former?.usuario !== present?.usuario;
  if (former && moved && former.fim >= today(ctx)) await tellEnd(ctx, former);
  if (present && present.fim >= today(ctx)) await tellBeginning(ctx, present);
};

/** One that holds: nobody acts for a person who has not said yes. */
const appointmentOf = (record: RecordOf<'ausencia'> | undefined): Appointment | undefined =>
  record?.aguardaConfirmacao ? undefined : proposalOf(record);

const waitingOf = (record: RecordOf<'ausencia'> | undefined): Appointment | undefined =>
  record?.aguardaConfirmacao ? proposalOf(record) : undefined;

const proposalOf = (record: RecordOf<'ausencia'> | undefined): Appointment | undefined => {
  if (record?.substituto === undefined) return undefined;
  const { usuario, substituto, inicio, fim, unidades = [] } = record;
  return { usuario, substituto, inicio, fim, unidades: [...unidades].sort((a, b) => a - b) };
};

const tellBeginning = async (ctx: Ctx, appointment: Appointment): Promise<void> => {
  const { nome, substituto, unidades, ...period } = await namesOf(ctx, appointment);
  const reach =
    unidades === ''
      ? mensagem('sessao.substituicao.alcanceTodas', { nome })
      : mensagem('sessao.substituicao.alcanceUnidades', { unidades });
  await tell(ctx, appointment.substituto, {
    assunto: mensagem('sessao.substituicao.substitutoEscolhido', { nome, ...period }),
    conteudo: `${reach} ${mensagem('sessao.substituicao.comoAtuar', { nome })}`,
  });
  await tell(ctx, appointment.usuario, {
    assunto: mensagem('sessao.substituicao.substituido', { substituto, ...period }),
    conteudo: `${mensagem('sessao.substituicao.oQuePode', { substituto })} ${reach}`,
  });
};

/** Only the absent person hears of it: until their yes nothing was decided. */
const tellWaiting = async (ctx: Ctx, appointment: Appointment): Promise<void> => {
  const { substituto, inicio, fim } = await namesOf(ctx, appointment);
  const quem = ctx.sessao.substitutoNome ?? ctx.sessao.nome;
  await tell(ctx, appointment.usuario, {
    assunto: mensagem('sessao.substituicao.esperaSim', { quem, substituto, inicio, fim }),
    conteudo: mensagem('sessao.substituicao.esperaSimTexto', { substituto }),
    rota: 'opcoes-usuario/ausencia',
  });
};

const tellEnd = async (ctx: Ctx, appointment: Appointment): Promise<void> => {
  const { nome, substituto, inicio, fim } = await namesOf(ctx, appointment);
  await tell(ctx, appointment.substituto, {
    assunto: mensagem('sessao.substituicao.desfeitaSubstituto', { nome, inicio, fim }),
  });
  await tell(ctx, appointment.usuario, {
    assunto: mensagem('sessao.substituicao.desfeita', { substituto, inicio, fim }),
  });
};

const tell = (
  ctx: Ctx,
  usuarioId: number,
  note: { readonly assunto: string; readonly conteudo?: string; readonly rota?: string },
): Promise<void> => notify(ctx.db, ctx.agora, { usuarioIds: [usuarioId], tipo: 'SISTEMA', ...note });

const namesOf = async ({ db }: Ctx, { usuario, substituto, inicio, fim, unidades }: Appointment) => {
  const { rows } = await sql<{ nome: string; substituto: string; unidades: string | null }>`
    select u.nome, s.nome as substituto,
      (select string_agg(un.sigla, ', ' order by un.sigla) from registro.unidade un where un.id = any(${unidades}::integer[]))
        as unidades
    from registro.usuario u, registro.usuario s where u.id = ${usuario} and s.id = ${substituto}`.execute(db);
  const [row] = rows;
  return {
    nome: row?.nome ?? '',
    substituto: row?.substituto ?? '',
    unidades: row?.unidades ?? '',
    inicio: date.display(inicio),
    fim: date.display(fim),
  };
};
