import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { requireNotAbove } from '#server/pessoas/acesso/require-not-above.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import { endSessions } from '#server/pessoas/credencial/index.ts';
import type { RegisterHook, SaveInput } from '#server/engine/hook.ts';
import { modelsInForce, registerNamed, updateRecord, viewFor } from '#server/engine/index.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { atKeyboard } from '#server/base/http/session.ts';
import { anotherAdministrator } from './another-administrator.ts';
import { oneAtATime } from '#server/base/db/one-at-a-time.ts';
import type { RecordOf, ValuesOf } from '#server/engine/typed-record.ts';

const motivoOf = (body: unknown): string => (body as { readonly motivo: string }).motivo;

/** Blocks and unblocks, with the reason in the history. */
export const blockActions: NonNullable<RegisterHook<'usuario'>['actions']> = {
  bloquear: async (ctx, { record, body }) => {
    if (!record) return {};
    if (record.id === ctx.sessao.usuarioId || record.id === atKeyboard(ctx.sessao))
      throw new AppError('transicaoNaoPermitida', { motivo: mensagem('registro.usuario.bloquearSi') });
    await setBlocked(ctx, record, true, motivoOf(body));
    return { mensagem: mensagem('registro.usuario.bloqueou', { nome: record.nome }) };
  },
  desbloquear: async (ctx, { record, body }) => {
    if (!record) return {};
    await setBlocked(ctx, record, false, motivoOf(body));
    return { mensagem: mensagem('registro.usuario.desbloqueou', { nome: record.nome }) };
  },
};

/** Why blocking or unblocking has nothing to do. */
export const blockRefusal: NonNullable<RegisterHook<'usuario'>['refusal']> = (_ctx, record, action) => {
  const blocked = record.bloqueado === true;
  if (action === 'bloquear' && blocked) return mensagem('registro.usuario.jaBloqueado');
  if (action === 'desbloquear' && !blocked) return mensagem('registro.usuario.naoBloqueado');
  return undefined;
};

const setBlocked = async (
  ctx: Ctx,
  record: RecordOf<'usuario'>,
  bloqueado: boolean,
  motivo: string,
): Promise<void> => {
  await requireNotAbove(ctx, record.id);
  const models = modelsInForce();
  const view = viewFor(ctx, models, registerNamed(models, 'usuario'));
  const managed = { bloqueado, motivoBloqueio: bloqueado ? motivo : undefined };
  await updateRecord(ctx, view, record.id, record, managed);
  await recordEvent(ctx, {
    cadeia: `registro:usuario:${record.id}`,
    ato: bloqueado ? 'usuarioBloqueado' : 'usuarioDesbloqueado',
    dados: { registro: 'usuario', id: record.id, motivo },
  });
  if (bloqueado)
    await notify(ctx.db, ctx.agora, {
      usuarioIds: [record.id],
      tipo: 'BLOQUEADO',
      assunto: mensagem('registro.usuario.avisoBloqueado'),
      conteudo: motivo,
    });
};

/** Sessions of who may not enter any more are over: unblocking does not bring them back. */
export const endSessionsOfExcluded = async (
  ctx: Ctx,
  {
    id,
    before,
    after,
  }: {
    readonly id: number;
    readonly before?: RecordOf<'usuario'> | undefined;
    readonly after: RecordOf<'usuario'>;
  },
): Promise<void> => {
  if (before && entersNow(before) && !entersNow(after)) await endSessions(ctx.db, id, ctx.agora, undefined);
};

const entersNow = (record: Readonly<ValuesOf<'usuario'>>): boolean =>
  record.ativo !== false && record.bloqueado !== true;

/** A profile that stops being of administrators leaves one who enters by another profile. */
export const keepAdministratorsBeyond = async (ctx: Ctx, perfilId: number): Promise<void> => {
  await oneAtATime(ctx, 'administradores');
  if (!(await anotherAdministrator(ctx.db, { perfil: perfilId })))
    throw new AppError('transicaoNaoPermitida', { motivo: mensagem('registro.usuario.ultimoAdministrador') });
};

/** Somebody always has to be able to put everything right: the last administrator stays one, and enters. */
export const keepAnAdministrator = async (
  ctx: Ctx,
  {
    id,
    before,
    values,
  }: Pick<SaveInput<'usuario'>, 'id' | 'before'> & {
    readonly values: Readonly<ValuesOf<'usuario'>> | undefined;
  },
): Promise<void> => {
  if (id === undefined || !before || !entersNow(before)) return;
  const profiles = await ctx.db
    .selectFrom('registro.perfilAcesso')
    .select('id')
    .where('administrador', '=', true)
    .execute();
  const isAdministrator = (record: Readonly<ValuesOf<'usuario'>>): boolean =>
    entersNow(record) && profiles.some((profile) => profile.id === record.perfilAcesso);
  if (!isAdministrator(before) || (values && isAdministrator(values))) return;
  await oneAtATime(ctx, 'administradores');
  if (!(await anotherAdministrator(ctx.db, { usuario: id })))
    throw new AppError('transicaoNaoPermitida', { motivo: mensagem('registro.usuario.ultimoAdministrador') });
};
