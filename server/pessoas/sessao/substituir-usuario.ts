import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { date } from '#schemas/formats/date.ts';
import type { SessaoSubstituido } from '#schemas/shapes/sessao.ts';
import { appendEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { atKeyboard } from '#server/base/http/session.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import { absentPeople } from './absent-people.ts';
import { voltarAoMeuUsuario } from './voltar-ao-meu-usuario.ts';
import { unitsOf } from './units-of-session.ts';

/**
 * Puts the session in the place of an absent person: their rights, less administration, the restricted area and the
 * certificate. Going from one to another leaves the first.
 */
export const substituirUsuario = async (ctx: Ctx, id: number): Promise<void> => {
  const { db, sessao, agora } = ctx;
  const absent = (await absentPeople(ctx)).find((person) => person.id === id);
  const substitutoId = atKeyboard(sessao);
  const [unit] = (absent ? await unitsOf(ctx, id, substitutoId) : []).sort(
    (a, b) => Number(b.padrao) - Number(a.padrao),
  );
  if (!absent || !unit) throw new AppError('naoSubstitui');
  await voltarAoMeuUsuario(ctx);
  await db
    .updateTable('sessao')
    .set({
      substituidoId: id,
      unidadeId: unit.id,
      areaRestritaAte: null,
      unidadePropriaId: (eb) => eb.ref('unidadeId'),
    })
    .where('id', '=', sessao.id)
    .execute();
  const actor = { usuarioId: id, substitutoId, unidadeId: unit.id, sessaoId: sessao.id };
  await appendEvent(db, actor, agora, { cadeia: `sessao:${sessao.id}`, ato: 'iniciouSubstituicao' });
  await tellAbsent(ctx, absent);
};

/** The absent person learns of it, once in half a day however often the substitute comes and goes. */
const tellAbsent = async (ctx: Ctx, { id, ate }: SessaoSubstituido): Promise<void> => {
  const { db, sessao, agora } = ctx;
  const assunto = mensagem('sessao.substituicao.comecou', {
    substituto: sessao.substitutoNome ?? sessao.nome,
  });
  const told = await db
    .selectFrom('notificacao')
    .select('id')
    .where('usuarioId', '=', id)
    .where('assunto', '=', assunto)
    .where('momento', '>', new Date(agora.getTime() - 12 * 3_600_000))
    .executeTakeFirst();
  if (told) return;
  await notify(db, agora, {
    usuarioIds: [id],
    tipo: 'SISTEMA',
    assunto,
    conteudo: mensagem('sessao.substituicao.comecouTexto', { fim: date.display(ate) }),
  });
};
